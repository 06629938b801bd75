/** Whose editor this is: who is signed in, what is known of proposals, and the one queue of what is asked of GitHub. */
import {Failure, GitHub, type Pull} from '../github/api';
import {keepKey, keptKey} from '../github/key';
import type {SiteData} from '../site';
import {type Kept, NOTHING, readKept, writeKept} from './kept';
import type {Proposal} from './proposal';
import {Store} from './workspace';

export type Site = Pick<SiteData, 'repository' | 'branch' | 'commit'>;

export interface PublishingState {
  isSignedIn: boolean;
  /** Known once GitHub has answered. */
  login?: string;
  /** What is being done, and why the last press didn't succeed. */
  busy?: string;
  failure?: string;
  /** What is known of each proposal, by its number. */
  proposals: Readonly<Record<number, Proposal>>;
  /** The proposal that was asked for or sent last. */
  followed?: Proposal;
  /** All open proposals, and those published last, the newest first; undefined until GitHub has listed them. */
  open?: readonly Listed[];
  published?: readonly Listed[];
  kept: Kept;
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
    this.state = {isSignedIn: false, proposals: {}, kept: readKept(site.repository)};
    this.github = this.open(keptKey(site.repository ?? ''));
  }

  set(state: Partial<PublishingState>): void {
    this.state = {...this.state, ...state};
    this.notify();
  }

  /** Continues with this key, or without one. */
  open(key?: string, login?: string): GitHub {
    const {repository = ''} = this.site;
    if (!key) keepKey(repository);
    this.set({isSignedIn: Boolean(key), login});
    this.github = new GitHub(repository, key);
    return this.github;
  }

  keep(news: Partial<Kept>): void {
    const kept = {...this.state.kept, ...news};
    this.set({kept});
    writeKept(this.site.repository, kept);
  }

  /** Forgets everything about this person: the next one at this browser sees none of it. */
  forget(): void {
    this.keep(NOTHING);
    this.set({proposals: {}, followed: undefined, open: undefined, published: undefined});
  }

  /** Asks GitHub for one thing after another. A failure is shown; without words for `busy`, nobody sees the request. */
  run(busy: string | undefined, action: (github: GitHub) => Promise<void>): Promise<void> {
    if (busy) this.set({busy, failure: undefined});
    const attempt = async () => {
      try {
        await action(this.github);
      } catch (error) {
        const isTold = error instanceof Failure;
        const isOut = isTold && error.status === 401;
        if (isOut) this.open();
        if (busy || isOut) this.set({failure: isTold ? error.message : BROKEN});
        if (!isTold) throw error;
      } finally {
        // Something else may have been asked for meanwhile.
        if (this.state.busy === busy) this.set({busy: undefined});
      }
    };
    this.last = this.last.then(attempt, attempt);
    return this.last;
  }
}
