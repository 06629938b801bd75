/** The version of the site that the workspace shows below the changes: what is published, or a proposal. */
import {isContent} from '../../content/folders';
import {type Files, isText} from '../contents';
import type {GitHub} from '../github/api';
import {Failure} from '../github/failure';
import {continuedNumber} from './keptProgress';
import {isOpen, isOurs} from './proposal';
import type {Session} from './session';
import type {Workspace} from './workspace';

const NOT_OURS =
  'This changes more than pages, facts and pictures. Ask a developer, or propose your changes by themselves.';

export class ShownVersion {
  /** The commit whose files the workspace shows; undefined while it shows those of the build. */
  private shown?: string;

  constructor(
    private readonly session: Session,
    private readonly workspace: Workspace,
  ) {}

  /** The newest published commit. First finds out who is signed in: what was kept for somebody else is forgotten. */
  async readNewest(github: GitHub): Promise<string> {
    const login = this.session.state.login ?? (await github.rest('GET /user', {})).login;
    if (github === this.session.github) this.session.recognize(login);
    return github.readHead(this.session.site.branch);
  }

  get commit(): string | undefined {
    return this.shown;
  }

  /** The changes were sent as this commit. The workspace shows its files already. */
  noteSent(commit: string): void {
    this.shown = commit;
  }

  /** Makes files read as a commit has them, below the changes. */
  async showAt(github: GitHub, commit: string): Promise<void> {
    if (commit !== this.shown) await this.load(github, commit);
  }

  /** Reads the files of a commit; what differs from those in `bases` is made this person's change. */
  private async load(github: GitHub, commit: string, bases?: Files): Promise<void> {
    const differing = await github.readChanged(this.session.site.commit ?? commit, commit);
    // The build doesn't embed pictures and documents, so those that are changed here are read in any case.
    const changedBytes = this.workspace.changes.map(({file}) => file).filter((file) => !isText(file));
    const files = new Set([...differing.filter(isContent), ...changedBytes, ...Object.keys(bases ?? {})]);
    const newest = await github.readFiles(commit, [...files]);
    // Somebody has signed out in the meantime.
    if (github !== this.session.github) return;
    this.workspace.update(newest, bases);
    this.shown = commit;
  }

  /** Shows the proposal that is continued, or else the one that was sent, or else what is published. */
  async showCurrent(github: GitHub): Promise<void> {
    const newest = await this.readNewest(github);
    const {kept, proposals} = this.session.state;
    const number = continuedNumber(kept) ?? kept.sent;
    const proposal = number === undefined ? undefined : proposals[number];
    if (!proposal || !isOpen(proposal) || !isOurs(proposal)) return this.showAt(github, newest);
    const {sha} = proposal.pull.head;
    const isInChanges = sha === kept.joined;
    // GitHub may still show the commit before the one that was sent.
    const isOutdated = proposal.state === 'sent';
    if (!isInChanges && !isOutdated) await this.showAt(github, sha);
  }

  /**
   * Makes all of a proposal this person's change, on top of what is published (`newest`), and notes that the changes
   * contain its commit. Returns false at a conflict, as `applyRange` does.
   */
  async joinProposal(github: GitHub, commit: string, newest: string): Promise<boolean> {
    const parting = await github.readParting(newest, commit);
    const isJoined = await this.applyRange(github, {from: parting, to: commit, base: newest});
    if (isJoined) this.session.noteJoined(commit);
    return isJoined;
  }

  /**
   * Makes what changed between two commits this person's change, on top of the commit `base`. Returns false at a conflict
   * with other changes, for somebody to choose first: then the files are still those of `to`.
   */
  async applyRange(github: GitHub, {from, to, base}: {from: string; to: string; base: string}): Promise<boolean> {
    const files = await github.readChanged(from, to);
    if (!files.every(isContent)) throw new Failure(NOT_OURS);
    await this.showAt(github, to);
    if (this.workspace.hasConflict) return false;
    await this.load(github, base, await github.readFiles(from, files));
    return true;
  }

  /** Shows the files of the build again. */
  reset(): void {
    this.shown = undefined;
    this.workspace.update({});
  }
}
