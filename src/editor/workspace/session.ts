/**
 * Who is signed in, what is known of proposals, and the queue of requests to GitHub. All that React shows of them changes
 * through the methods of `Session`, and nowhere else.
 */
import {GitHub, type Pull} from '../github/api';
import {Failure} from '../github/failure';
import {forgetKey, keptKey} from '../github/key';
import type {SiteData} from '../site';
import {
  continuedNumber,
  type KeptProgress,
  NOTHING_KEPT,
  newProposalOf,
  readProgress,
  without,
  writeProgress,
} from './keptProgress';
import type {Proposal} from './proposal';
import {Store} from './store';

/** What the editor was built from. */
export type BuiltFrom = Pick<SiteData, 'repository' | 'branch' | 'commit'>;

export interface PublishingState {
  isSignedIn: boolean;
  /** Known once GitHub has answered. */
  login?: string;
  /** What was asked for last, until all of it is done. */
  busy?: string;
  /** Why the last press of a button didn't succeed. */
  failure?: string;
  /** What is known of each proposal, by its number. */
  proposals: Readonly<Record<number, Proposal>>;
  /** The proposal that was asked for or sent last. */
  followed?: Proposal;
  /** All open proposals, and those published last, the newest first; undefined until GitHub has listed them. */
  openProposals?: readonly Listed[];
  publishedProposals?: readonly Listed[];
  /** What outlives this tab. */
  kept: KeptProgress;
}

/** A proposal in GitHub's list of them. */
export type Listed = Pick<Pull, 'number' | 'title' | 'created_at' | 'merged_at'> & {login?: string};

/** What is asked of GitHub, one action after another. */
type Action = (github: GitHub) => Promise<void>;

const BROKEN = 'The editor has made a mistake. Reload this page, then try again.';

export class Session extends Store {
  private current: PublishingState;
  private connection: GitHub;
  /** Settles when the last task of the queue has ended: the next one waits for it. */
  private lastTask: Promise<void> = Promise.resolve();
  /** The words for each action that somebody waits for, from the one that runs to the one that was asked for last. */
  private awaited: readonly string[] = [];

  constructor(readonly site: BuiltFrom) {
    super();
    this.current = {isSignedIn: false, proposals: {}, kept: readProgress(site.repository)};
    this.connection = this.setKey(keptKey(site.repository ?? ''));
  }

  get state(): PublishingState {
    return this.current;
  }

  get github(): GitHub {
    return this.connection;
  }

  private set(state: Partial<PublishingState>): void {
    this.current = {...this.current, ...state};
    this.notify();
  }

  private keep(changed: Partial<KeptProgress>): void {
    const kept = {...this.state.kept, ...changed};
    this.set({kept});
    writeProgress(this.site.repository, kept);
  }

  // Who it is

  /** Uses this key from now on, or none: then the browser forgets the one that it keeps. */
  setKey(key?: string, login?: string): GitHub {
    const {repository = ''} = this.site;
    if (!key) forgetKey(repository);
    // Before anybody is told: whoever hears of it asks GitHub with this key.
    this.connection = new GitHub(repository, key);
    this.set({isSignedIn: Boolean(key), login});
    return this.connection;
  }

  /** GitHub has said whose key it is. What was kept for somebody else is forgotten. */
  recognize(login: string): void {
    const {login: lastLogin} = this.state.kept;
    if (lastLogin && lastLogin !== login) this.forget();
    if (lastLogin !== login) this.keep({login});
    this.set({login});
  }

  /** Forgets everything about this person: the next one at this browser sees none of it. */
  forget(): void {
    this.keep(NOTHING_KEPT);
    this.set({proposals: {}, followed: undefined, openProposals: undefined, publishedProposals: undefined});
  }

  // What is known of proposals

  /** Takes over what GitHub says of a proposal now. */
  learn(proposal: Proposal): void {
    const {number} = proposal.pull;
    const isFollowed = this.state.followed?.pull.number === number;
    this.set({proposals: {...this.state.proposals, [number]: proposal}, ...(isFollowed && {followed: proposal})});
  }

  /** The bar and the view of a proposal show this one from now on. */
  follow(proposal: Proposal): void {
    this.set({followed: proposal});
  }

  showLists(openProposals: readonly Listed[], publishedProposals: readonly Listed[]): void {
    this.set({openProposals, publishedProposals});
  }

  /** Takes a proposal that isn't open any more out of the list of those that are. */
  unlist(number: number): void {
    const {openProposals} = this.state;
    if (openProposals?.some((listed) => listed.number === number))
      this.set({openProposals: openProposals.filter((listed) => listed.number !== number)});
  }

  // Continuing a proposal, and sending one

  /** What is proposed from now on is added to this proposal. */
  continue(number: number): void {
    const {kept} = this.state;
    if (continuedNumber(kept) === number) return;
    this.keep({destination: {kind: 'continued', number, instead: newProposalOf(kept)}, joined: undefined});
  }

  stopContinuing(): void {
    this.keep({destination: newProposalOf(this.state.kept), joined: undefined});
  }

  /** The changes contain all of this commit of a proposal. */
  noteJoined(commit: string): void {
    this.keep({joined: commit});
  }

  /** The proposal that the changes contain is closed: they are this person’s own again. */
  forgetJoined(): void {
    this.keep({joined: undefined});
  }

  /** A new proposal is sent from this branch; undefined if there is nothing to send. */
  begin(branch: string | undefined): void {
    this.keep({destination: {kind: 'new', begun: branch}});
  }

  /** Changes were sent as this proposal, or added to it after its commit `before`. */
  noteSent(number: number, before?: string): void {
    const {before: others} = this.state.kept;
    this.keep({
      sent: number,
      destination: {kind: 'new'},
      joined: undefined,
      before: before ? {...others, [number]: before} : others,
    });
  }

  /** GitHub shows what was added to a proposal. */
  noteShown(number: number): void {
    const {before} = this.state.kept;
    if (number in before) this.keep({before: without(before, number)});
  }

  /** The proposal that was sent last is closed, or was seen live. */
  forgetSent(): void {
    this.keep({sent: undefined});
  }

  noteSeenLive(number: number): void {
    this.keep({seenLive: number});
  }

  // Publishing

  /** Whether a proposal is published as soon as its check is green. */
  waits({number, head}: Pull): boolean {
    return this.state.kept.waiting[number] === head.sha;
  }

  /** Has a proposal published as soon as its check is green, unless it gets another commit. */
  waitFor({number, head}: Pull): void {
    this.keep({waiting: {...this.state.kept.waiting, [number]: head.sha}});
  }

  stopWaiting(number: number): void {
    const {waiting} = this.state.kept;
    if (number in waiting) this.keep({waiting: without(waiting, number)});
  }

  /** A proposal was published with this commit. */
  notePublished(number: number, commit: string): void {
    this.keep({published: {...this.state.kept.published, [number]: commit}});
  }

  /** The commit that published a proposal isn't needed any more. */
  forgetPublished(number: number): void {
    const {published} = this.state.kept;
    if (number in published) this.keep({published: without(published, number)});
  }

  // The queue

  /** Shows why something didn't succeed, or takes the last such sentence away. */
  showFailure(failure: string | undefined): void {
    this.set({failure});
  }

  /** Runs an action that somebody has asked for. `busy` says what is being done until it has ended, and a failure is shown. */
  run(busy: string, action: Action): Promise<void> {
    this.awaited = [...this.awaited, busy];
    this.set({busy, failure: undefined});
    return this.enqueue(async () => {
      try {
        await this.attempt(action);
      } catch (error) {
        this.set({failure: error instanceof Failure ? error.message : BROKEN});
        if (!(error instanceof Failure)) throw error;
      } finally {
        this.awaited = this.awaited.slice(1);
        this.set({busy: this.awaited.at(-1)});
      }
    });
  }

  /** Runs an action that nobody has asked for, without a word: its failure isn't shown. */
  runUnasked(action: Action): Promise<void> {
    return this.enqueue(async () => {
      try {
        await this.attempt(action);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    });
  }

  /** Runs a task once those before it have ended. */
  private enqueue(task: () => Promise<void>): Promise<void> {
    this.lastTask = this.lastTask.then(task, task);
    return this.lastTask;
  }

  /** Runs an action. A 401 signs out and is always shown, even for work that nobody asked for. */
  private async attempt(action: Action): Promise<void> {
    try {
      await action(this.github);
    } catch (error) {
      if (error instanceof Failure && error.status === 401) {
        this.setKey();
        this.set({failure: error.message});
      }
      throw error;
    }
  }
}
