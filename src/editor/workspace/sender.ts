/** Sends what is changed: as a proposal of its own, or as more of the one that is continued. */
import type {GitHub} from '../github/api';
import {Failure} from '../github/failure';
import {continuedNumber, newProposalOf} from './keptProgress';
import {isOpen} from './proposal';
import type {Session} from './session';
import type {ShownVersion} from './shownVersion';
import type {ProposalTracker} from './tracker';
import type {Workspace} from './workspace';

const NO_COMMIT =
  'This editor doesn’t know which version of the site it shows, so it can’t send changes to it. Ask a developer.';

/** The branch that changes are sent to. */
interface TargetBranch {
  branch: string;
  /** Its newest commit, if there is such a branch. */
  tip?: string;
  /** The proposal that is added to. */
  number?: number;
}

export class ProposalSender {
  constructor(
    private readonly session: Session,
    private readonly workspace: Workspace,
    private readonly shown: ShownVersion,
    private readonly tracker: ProposalTracker,
    /** The editor's own address in full, to which a proposal's text on GitHub leads. */
    private readonly editorAddress: string,
  ) {}

  /** The name of a new branch, which tells people on GitHub whose it is, and from when: edit/grace-261122T0605. */
  private newBranch(): string {
    const time = new Date().toISOString().slice(2, 19).replace(/[-:]/g, '');
    return `edit/${this.session.state.login}-${time}`;
  }

  /** Where changes go: to the branch of the continued proposal, to one that was begun, or to a new one. */
  private async findTarget(github: GitHub): Promise<TargetBranch> {
    const {kept} = this.session.state;
    const continuing = continuedNumber(kept);
    const proposal = continuing === undefined ? undefined : await this.tracker.refresh(github, continuing);
    // If it was published or closed in the meantime, the changes become a new proposal.
    const continued = proposal && isOpen(proposal) ? proposal.pull : undefined;
    const branch = continued?.head.ref ?? newProposalOf(kept).begun ?? this.newBranch();
    const tip = await github.readHead(branch).catch((failure: Failure) => {
      if (failure.status !== 404) throw failure;
      return undefined;
    });
    return {branch, tip, number: continued?.number};
  }

  /** Puts the changes on top of what is published, with all that the continued proposal has. */
  private async rebaseChanges(github: GitHub, newest: string, {tip, number}: TargetBranch): Promise<void> {
    if (!number) return this.rebaseNewProposal(github, newest);
    const hasAll = !tip || tip === this.session.state.kept.joined;
    if (hasAll) return this.shown.showAt(github, newest);
    // Conflicts with what is published are resolved here, once.
    await this.shown.joinProposal(github, tip, newest);
  }

  /**
   * Puts the changes on top of what is published. They may have been made on top of the proposal that was sent before,
   * and need its words: then they can only be added to it.
   */
  private async rebaseNewProposal(github: GitHub, newest: string): Promise<void> {
    const {kept, proposals} = this.session.state;
    const sent = kept.sent === undefined ? undefined : proposals[kept.sent];
    const {commit: shownBefore} = this.shown;
    await this.shown.showAt(github, newest);
    const needsSent = this.workspace.hasConflict && sent && isOpen(sent) && shownBefore === sent.pull.head.sha;
    if (!needsSent || !shownBefore) return;
    await this.shown.showAt(github, shownBefore);
    const name = `#${sent.pull.number}`;
    throw new Failure(
      `${name} changes the same words, and isn’t published yet. Open ${name} and choose “Continue” first.`,
    );
  }

  /** Makes a proposal of the branch, unless there is one. Returns its number. */
  private async makePull(github: GitHub, title: string, {branch, tip}: TargetBranch): Promise<number> {
    // If the answer was lost before, it has been proposed already.
    const last = tip && (await github.findPull(branch));
    if (last && last.state === 'open') return last.number;
    const body = `[See these changes on the site’s own pages](${this.editorAddress}?proposal=${branch})`;
    const pull = {title, body, head: branch, base: this.session.site.branch};
    return (await github.rest('POST /repos/{owner}/{repo}/pulls', pull)).number;
  }

  /** Makes a commit of the changes, and a proposal of it unless one is continued. Stops at a conflict. */
  async send(github: GitHub, title: string): Promise<void> {
    if (!this.session.site.commit) throw new Failure(NO_COMMIT);
    const newest = await this.shown.readNewest(github);
    const target = await this.findTarget(github);
    const {branch, tip, number: continued} = target;
    await this.rebaseChanges(github, newest, target);
    const {changes, hasConflict} = this.workspace;
    // Without changes somebody else has published the same in the meantime.
    const isEmpty = changes.length === 0 && !continued;
    if (!continued) this.session.begin(isEmpty ? undefined : branch);
    if (hasConflict || isEmpty) return;

    const files = Object.fromEntries(changes.map(({file, content}) => [file, content]));
    const commit = await github.commit({branch, tip, base: newest, message: title, files});
    const number = continued ?? (await this.makePull(github, title, target));
    this.shown.noteSent(commit);
    this.session.noteSent(number, tip);
    this.tracker.move(number, 'sent');
    this.workspace.update({...this.workspace.newest, ...files}, files);
    this.session.follow(await this.tracker.refresh(github, number));
  }
}
