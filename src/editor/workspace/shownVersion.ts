/** The version of the site that the workspace shows below the changes: what is published, or a proposal. */
import {isContent} from '../../content/site/folders';
import type {GitHub} from '../github/api';
import {type Files, isText} from '../github/content';
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

  /** Makes files read as a commit has them; what differs from those in `bases` is made this person's change. */
  async showAt(github: GitHub, commit: string, bases?: Files): Promise<void> {
    if (commit === this.shown && !bases) return;
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
    if (sha !== kept.joined && proposal.state !== 'sent') await this.showAt(github, sha);
  }

  /**
   * Makes what changed between two commits this person's change, on top of a third one. Stops at a conflict, for
   * somebody to choose first.
   */
  async adopt(github: GitHub, {from, to}: {from: string; to: string}, base: string): Promise<void> {
    const files = await github.readChanged(from, to);
    if (!files.every(isContent)) throw new Failure(NOT_OURS);
    await this.showAt(github, to);
    if (this.workspace.hasConflict) return;
    await this.showAt(github, base, await github.readFiles(from, files));
    this.session.join(to);
  }

  /** Shows the files of the build again. */
  reset(): void {
    this.shown = undefined;
    this.workspace.update({});
  }
}
