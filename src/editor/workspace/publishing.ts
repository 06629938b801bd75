/**
 * Takes changes to visitors: signing in, proposing, following proposals, publishing and withdrawing them, and undoing
 * what was published. A failure leaves the changes as they are, and the next press continues where this one stopped.
 */
import type {GitHub} from '../github/api';
import {Failure, NOT_FOUND} from '../github/failure';
import {keepKey, signIn} from '../github/key';
import {continuedNumber} from './keptProgress';
import {isOpen, isOurs, type Proposal} from './proposal';
import {save} from './saving';
import {ProposalSender} from './sender';
import {type BuiltFrom, type PublishingState, Session} from './session';
import {ShownVersion} from './shownVersion';
import {ProposalTracker} from './tracker';
import type {Workspace} from './workspace';

export type {Listed, PublishingState} from './session';

/** How often proposals are looked at, in milliseconds. */
export const POLL = 15_000;
const UNSENT = 'You have changes that aren’t sent. Propose them or throw them away first.';
const TAKES_NO_MORE =
  'Nothing can be added to this proposal here: it is closed, or it isn’t only pages, facts and pictures.';

/** What happens to the changes that aren't sent when somebody signs out. */
export interface SignOutChoice {
  changes: 'keep' | 'throwAway';
}

export class Publishing {
  private readonly session: Session;
  private readonly shown: ShownVersion;
  private readonly tracker: ProposalTracker;
  private readonly sender: ProposalSender;

  constructor(
    site: BuiltFrom,
    private readonly workspace: Workspace,
    /** The editor's own in full, the one where the site says which commit visitors see, and where `npm start` saves. */
    private readonly addresses: Record<'editor' | 'live' | 'save', string>,
  ) {
    this.session = new Session(site);
    this.shown = new ShownVersion(this.session, workspace);
    this.tracker = new ProposalTracker(this.session, addresses.live);
    this.sender = new ProposalSender(this.session, workspace, this.shown, this.tracker, addresses.editor);
  }

  get state(): PublishingState {
    return this.session.state;
  }

  /** Counts changes of the state, as React's snapshot. */
  get version(): number {
    return this.session.version;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.session.subscribe(listener);

  /** Runs an action once those before it have ended, and shows `busy` meanwhile. */
  run(busy: string, action: (github: GitHub) => Promise<void>): Promise<void> {
    return this.session.run(busy, action);
  }

  /** Loads the newest texts and the last proposal, then checks every 15 seconds. Returns a function that stops it. */
  start(): () => void {
    const {isSignedIn} = this.state;
    // Without a key, this build is the newest version: changes made in an older one go on top of it.
    if (!isSignedIn) this.workspace.update({});
    else void this.show();
    const timer = setInterval(() => void this.look(), POLL);
    return () => clearInterval(timer);
  }

  // Looking

  /** Shows a proposal of a number or a branch; without a name, the last one that was sent. */
  async show(name?: string): Promise<void> {
    this.forgetSeenLive();
    await this.session.run('Looking…', (github) => (name ? this.showNamed(github, name) : this.showLast(github)));
  }

  /** The last proposal isn't shown again once somebody has seen it live, unless it is still on the screen. */
  private forgetSeenLive(): void {
    const {kept, followed} = this.state;
    const wasSeenLive = kept.sent !== undefined && kept.seenLive === kept.sent;
    if (wasSeenLive && kept.sent !== followed?.pull.number) this.session.forgetSent();
  }

  private async showNamed(github: GitHub, name: string): Promise<void> {
    const number = await this.numberOf(github, name);
    this.session.follow(await this.tracker.refresh(github, number));
    await this.refreshContinued(github, number);
  }

  private async showLast(github: GitHub): Promise<void> {
    // First of all, whose key it is: what was kept may be somebody else's.
    if (this.state.isSignedIn) await this.shown.readNewest(github);
    const {sent} = this.state.kept;
    if (sent !== undefined) this.session.follow(await this.tracker.refresh(github, sent));
    await this.refreshContinued(github, sent);
    if (this.state.isSignedIn) await this.shown.showCurrent(github);
  }

  private async refreshContinued(github: GitHub, refreshed: number | undefined): Promise<void> {
    const continued = continuedNumber(this.state.kept);
    if (continued !== undefined && continued !== refreshed) await this.tracker.refresh(github, continued);
  }

  /** The number of a proposal that an address names by its number or its branch. */
  private async numberOf(github: GitHub, name: string): Promise<number> {
    if (/^\d+$/.test(name)) return Number(name);
    const pull = await github.findPull(name);
    if (!pull) throw new Failure(NOT_FOUND);
    return pull.number;
  }

  /** Lists all open proposals and those published last, and finds out how far each has come. */
  async list(): Promise<void> {
    await this.session.run('Looking…', (github) => this.tracker.list(github));
    for (const {number} of this.state.openProposals ?? []) {
      await this.session.runUnasked(async (github) => {
        await this.tracker.refresh(github, number);
      });
    }
  }

  /**
   * Checks on proposals: those that are shown while somebody sees the tab, and those that are to be published also behind
   * another tab. Without a key GitHub answers only 60 times an hour.
   */
  async look(): Promise<void> {
    const {followed, busy, isSignedIn, kept, proposals} = this.state;
    if (!isSignedIn || busy) return;
    const waiting = Object.keys(kept.waiting).map(Number);
    const shown = document.hidden ? [] : [followed?.pull.number, kept.sent];
    const numbers = new Set([...shown, ...waiting].filter((number) => number !== undefined));
    for (const number of numbers) {
      // A closed proposal may be reopened on GitHub; after *live*, nothing comes.
      if (proposals[number]?.state !== 'live') await this.session.runUnasked((github) => this.lookAt(github, number));
    }
  }

  private async lookAt(github: GitHub, number: number): Promise<void> {
    const isSentLast = number === this.state.kept.sent;
    const proposal = await this.tracker.refresh(github, number);
    if (isSentLast) await this.shown.showCurrent(github);
    if (this.waits(proposal) && proposal.state === 'ready') await this.merge(github, proposal);
  }

  // Signing in and out

  /** Takes the sentence of the last failure away: what is asked next is about something else. */
  forgetFailure(): void {
    this.session.showFailure(undefined);
  }

  async signIn(key: string, onDevice: boolean): Promise<void> {
    await this.session.run('Signing in…', async ({repository}) => {
      const login = await signIn(repository, key);
      keepKey(repository, key, onDevice);
      this.session.setKey(key, login);
    });
    if (this.state.isSignedIn) await this.show();
  }

  /** Forgets the key and whatever is this person's at once. */
  signOut({changes}: SignOutChoice = {changes: 'keep'}): void {
    const {kept} = this.state;
    this.session.forget();
    this.session.setKey();
    this.session.showFailure(undefined);
    // What is still running may learn more of this person.
    void this.session.runUnasked(async () => {
      if (!this.state.isSignedIn) this.session.forget();
    });
    if (changes === 'throwAway') this.workspace.clear();
    // Only this person was shown a proposal in place of what is published.
    const wasProposalShown = kept.sent !== undefined || continuedNumber(kept) !== undefined;
    if (wasProposalShown) this.shown.reset();
  }

  /** Signs out here, and has GitHub delete the key, so that it opens nothing anywhere. */
  async signOutEverywhere(choice?: SignOutChoice): Promise<void> {
    const {key = ''} = this.session.github;
    this.signOut(choice);
    await this.session.github.rest('POST /credentials/revoke', {credentials: [key]}).catch(({message}: Failure) => {
      this.session.showFailure(`You are signed out here, but the key still works: delete it on GitHub. ${message}`);
    });
  }

  // Sending

  /** Sends changes as a proposal of their own, or adds them to the one that is continued. */
  async propose(title: string): Promise<void> {
    await this.session.run('Sending…', (github) => this.sender.send(github, title));
  }

  /** Shows an open proposal as if it were published: what is changed and proposed from now on is added to it. */
  async continue(number: number): Promise<void> {
    await this.session.run('Looking…', async (github) => {
      const proposal = await this.tracker.refresh(github, number);
      if (!isOpen(proposal) || !isOurs(proposal)) throw new Failure(TAKES_NO_MORE);
      this.session.continue(number);
      await this.shown.showCurrent(github);
    });
  }

  /** Goes on from what is published. What isn't sent stays a change. */
  async stopContinuing(): Promise<void> {
    this.session.stopContinuing();
    await this.session.run('Looking…', (github) => this.shown.showCurrent(github));
  }

  /** Adds what was published in the meantime to a proposal, which is then checked again. */
  async bringTogether(number: number): Promise<void> {
    await this.sendAgain(number, 'Bring in what was published meanwhile');
  }

  /** Has a proposal checked once more, with what was published in the meantime. */
  async checkAgain(number: number): Promise<void> {
    await this.sendAgain(number, 'Check again');
  }

  private async sendAgain(number: number, title: string): Promise<void> {
    await this.session.run('Sending…', async (github) => {
      if (this.workspace.changes.length > 0 && continuedNumber(this.state.kept) !== number) throw new Failure(UNSENT);
      this.session.continue(number);
      await this.sender.send(github, title);
    });
  }

  // Publishing

  /** Whether a proposal is published as soon as its check is green. */
  waits({pull}: Proposal): boolean {
    return this.session.waits(pull);
  }

  /** Publishes a proposal: at once if its check is green, or else as soon as it is. */
  async publish(number: number): Promise<void> {
    const proposal = this.state.proposals[number];
    if (!proposal) return;
    this.session.showFailure(undefined);
    const isReady = proposal.state === 'ready';
    this.session.waitFor(proposal.pull);
    if (!isReady) return;
    await this.session.run('Publishing…', async (github) => {
      const newest = await this.tracker.refresh(github, number);
      if (this.waits(newest) && newest.state === 'ready') await this.merge(github, newest);
    });
  }

  /** The proposal isn't published, even if its check turns green just now. */
  async stopWaiting(number: number): Promise<void> {
    this.session.showFailure(undefined);
    this.session.stopWaiting(number);
  }

  private async merge(github: GitHub, {pull: {number, head}}: Proposal): Promise<void> {
    this.session.stopWaiting(number);
    this.tracker.move(number, 'merging');
    const failure = await this.askToMerge(github, number, head.sha);
    // Even without an answer it may have been published, or somebody else has done it.
    const {pull} = await this.tracker.refresh(github, number);
    if (number === this.state.kept.sent) await this.shown.showCurrent(github);
    // Nobody pressed anything just now, but whoever waited for this must still see the failure.
    if (failure && !pull.merged_at) this.session.showFailure(failure.message);
  }

  /** Returns why GitHub hasn't published it, as far as is known. */
  private async askToMerge(github: GitHub, number: number, sha: string): Promise<Failure | undefined> {
    const merge = {pull_number: number, sha, merge_method: 'squash'} as const;
    try {
      const merged = await github.rest('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', merge);
      this.session.notePublished(number, merged.sha);
      return undefined;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      this.tracker.move(number, 'checking');
      return failure;
    }
  }

  // Taking back

  /** Proposes the files as they were before a published proposal. */
  async undo(number: number): Promise<void> {
    await this.session.run('Sending…', async (github) => {
      if (this.workspace.changes.length > 0) throw new Failure(UNSENT);
      const pull = await github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', {pull_number: number});
      const publishedCommit = this.state.kept.published[number] ?? pull.merge_commit_sha ?? '';
      const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
      const {parents} = await github.rest(route, {commit_sha: publishedCommit});
      const [{sha: commitBefore}] = parents;
      this.session.stopContinuing();
      const newest = await this.shown.readNewest(github);
      await this.shown.applyRange(github, {from: publishedCommit, to: commitBefore, base: newest});
      if (!this.workspace.hasConflict) await this.sender.send(github, `Undo #${number}: ${pull.title}`);
    });
  }

  /** Closes a proposal; `keepWords`: its changes become changes that aren't sent. */
  async withdraw(number: number, {keepWords} = {keepWords: false}): Promise<void> {
    await this.session.run('Withdrawing…', async (github) => {
      const proposal = await this.tracker.refresh(github, number);
      // Somebody else has published or closed it in the meantime, or the answer was lost before.
      if (!isOpen(proposal)) return;
      if (keepWords && !(await this.keepWords(github, proposal))) return;
      const close = {pull_number: number, state: 'closed'} as const;
      await github.rest('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', close);
      await this.tracker.refresh(github, number);
      this.session.forgetJoined();
      await this.shown.showCurrent(github);
    });
  }

  /** Makes a proposal's changes this person's. Returns false if other changes have different words in the same place. */
  private async keepWords(github: GitHub, {pull}: Proposal): Promise<boolean> {
    const newest = await this.shown.readNewest(github);
    return this.shown.joinProposal(github, pull.head.sha, newest);
  }

  /** Saves all changes on this machine, with `npm start`: all files or none. */
  async save(): Promise<void> {
    await this.session.run('Saving…', () => save(this.workspace, this.addresses.save));
  }
}
