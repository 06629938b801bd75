/** Who is signed in, what is known of proposals, and the queue of requests to GitHub. */
import {GitHub, type Pull} from '../github/api';
import {Failure} from '../github/failure';
import {forgetKey, keptKey} from '../github/key';
import type {SiteData} from '../site';
import {type KeptProgress, NOTHING_KEPT, readProgress, writeProgress} from './keptProgress';
import type {Proposal} from './proposal';
import {Store} from './store';

export type Site = Pick<SiteData, 'repository' | 'branch' | 'commit'>;

export interface PublishingState {
  isSignedIn: boolean;
  /** Known once GitHub has answered. */
  login?: string;
  /** What is being done. */
  busy?: string;
  /** Why the last press of a button didn't succeed. */
  failure?: string;
  /** What is known of each proposal, by its number. */
  proposals: Readonly<Record<number, Proposal>>;
  /** The proposal that was asked for or sent last. */
  followed?: Proposal;
  /** All open proposals, and those published last, the newest first; undefined until GitHub has listed them. */
  openProposals?: readonly Listed[];
  published?: readonly Listed[];
  /** What outlives this tab. */
  kept: KeptProgress;
}

/** A proposal in GitHub's list of them. */
export type Listed = Pick<Pull, 'number' | 'title' | 'created_at' | 'merged_at'> & {login?: string};

const BROKEN = 'The editor has made a mistake. Reload this page, then try again.';

export class Session extends Store {
  state: PublishingState;
  github: GitHub;
  /** Runs one task after another. */
  private last: Promise<void> = Promise.resolve();

  constructor(readonly site: Site) {
    super();
    this.state = {isSignedIn: false, proposals: {}, kept: readProgress(site.repository)};
    this.github = this.setKey(keptKey(site.repository ?? ''));
  }

  set(state: Partial<PublishingState>): void {
    this.state = {...this.state, ...state};
    this.notify();
  }

  /** Uses this key from now on, or none. */
  setKey(key?: string, login?: string): GitHub {
    const {repository = ''} = this.site;
    if (!key) forgetKey(repository);
    this.set({isSignedIn: Boolean(key), login});
    this.github = new GitHub(repository, key);
    return this.github;
  }

  keep(changed: Partial<KeptProgress>): void {
    const kept = {...this.state.kept, ...changed};
    this.set({kept});
    writeProgress(this.site.repository, kept);
  }

  /** Forgets everything about this person: the next one at this browser sees none of it. */
  forget(): void {
    this.keep(NOTHING_KEPT);
    this.set({proposals: {}, followed: undefined, openProposals: undefined, published: undefined});
  }

  /**
   * Runs an action once those before it have ended. A failure is shown if there are words for `busy`: without, nobody has
   * asked for it.
   */
  run(busy: string | undefined, action: (github: GitHub) => Promise<void>): Promise<void> {
    if (busy) this.set({busy, failure: undefined});
    const attempt = async () => {
      try {
        await action(this.github);
      } catch (error) {
        this.fail(error, busy !== undefined);
      } finally {
        // Another action may have begun to wait in the meantime.
        if (this.state.busy === busy) this.set({busy: undefined});
      }
    };
    this.last = this.last.then(attempt, attempt);
    return this.last;
  }

  /** Shows a failure that somebody waits for. If the key isn't valid any more, it signs out, and says so in any case. */
  private fail(error: unknown, isAwaited: boolean): void {
    if (!(error instanceof Failure)) {
      if (isAwaited) this.set({failure: BROKEN});
      throw error;
    }
    const isKeyRejected = error.status === 401;
    if (isKeyRejected) this.setKey();
    if (isAwaited || isKeyRejected) this.set({failure: error.message});
  }
}
