/**
 * Takes changes to visitors: signing in, proposing, following what becomes of a proposal, publishing it, and
 * undoing it. A failure leaves the changes as they are, and the next press continues where this one stopped.
 */
import {isContent} from '../../content/files';
import {Failure, type Files, GitHub, isText, type Pull, type Run, toBase64} from '../github/api';
import {keepKey, keptKey, signIn, stores} from '../github/key';
import type {SaveAnswer, SiteData} from '../site';
import {Store, type Workspace} from './workspace';

/** `failed`: it is part of the published version, but the site could not be built from it. */
export type Phase = 'checking' | 'green' | 'red' | 'conflict' | 'publishing' | 'failed' | 'live' | 'closed';

/** A proposal, how far it has come, where GitHub says why it failed, and since when visitors see it. */
export interface Followed {
  pull: Pull;
  phase: Phase;
  report?: string;
  liveSince?: Date;
}

export interface PublishingState {
  isSignedIn: boolean;
  /** Known once GitHub has answered. */
  login?: string;
  /** What is being done, and why the last press didn't succeed. */
  busy?: string;
  failure?: string;
  followed?: Followed;
  /** Whether it is published as soon as its check is green. */
  waits: boolean;
  /** This person's open proposals. */
  own: Pick<Pull, 'number' | 'title'>[];
}

const NOT_RUNNING = 'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.';
const BROKEN = 'The editor has made a mistake. Reload this page, then try again.';
const POLL = 15_000;
const NOT_OURS =
  'This changes more than pages, facts and pictures. Ask a developer, or propose your changes by themselves.';

const NO_COMMIT =
  'This editor doesn’t know which version of the site it shows, so it can’t send changes to it. Ask a developer.';

/** How far a proposal has come, by the runs of its newest commit or its publication, and since when it is live. */
export function followedBy(pull: Pull, runs: Run[], liveSince?: Date): Followed {
  // One publication that waits gives way to the next, which brings it along.
  const good = ['success', 'skipped', 'neutral', null, ...(pull.merged_at ? ['cancelled'] : [])];
  const failed = runs.find(({conclusion}) => !good.includes(conclusion));
  const report = failed?.html_url;
  if (liveSince) return {pull, phase: 'live', liveSince};
  if (pull.merged_at) return {pull, phase: failed ? 'failed' : 'publishing', report};
  if (pull.state === 'closed') return {pull, phase: 'closed'};
  if (pull.mergeable_state === 'dirty') return {pull, phase: 'conflict'};
  // GitHub lists a run a little after its commit.
  const isDone = runs.length > 0 && runs.every(({status}) => status === 'completed');
  return {pull, phase: failed ? 'red' : isDone ? 'green' : 'checking', report};
}

export class Publishing extends Store {
  state: PublishingState = {isSignedIn: false, waits: false, own: []};
  private github: GitHub;
  /** Runs one task after another. */
  private last: Promise<void> = Promise.resolve();
  /** The commit whose files the workspace shows. */
  private shown?: string;
  /**
   * What outlives the tab: the proposal of one's own that is followed; the branch of one that was begun, by which it is
   * found if the answer is lost; the newest commit of one that is added to, once the changes hold all of it.
   */
  private kept: {number?: number; begun?: string; joined?: string};

  constructor(
    private readonly site: Pick<SiteData, 'repository' | 'branch' | 'commit'>,
    private readonly workspace: Workspace,
    /** The editor's own in full, where the site says which commit it is built from, and where `npm start` saves. */
    private readonly addresses: Record<'editor' | 'live' | 'save', string>,
  ) {
    super();
    this.github = this.open(keptKey(site.repository ?? ''));
    this.kept = JSON.parse(stores()[1]?.getItem(`editor proposal ${site.repository}`) ?? '{}');
  }

  private set(state: Partial<PublishingState>): void {
    this.state = {...this.state, ...state};
    this.notify();
  }

  /** Continues with this key, or without one. */
  private open(key?: string, login?: string): GitHub {
    const {repository = ''} = this.site;
    if (!key) keepKey(repository);
    this.set({isSignedIn: Boolean(key), login});
    this.github = new GitHub(repository, key);
    return this.github;
  }

  private keep(kept: typeof this.kept): void {
    this.kept = kept;
    stores()[1]?.setItem(`editor proposal ${this.site.repository}`, JSON.stringify(kept));
  }

  /** Asks GitHub for one thing after another. What fails is said; without words for `busy` it goes on unseen. */
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

  /** Loads the newest texts and the last proposal, then keeps checking. Returns a function that stops it. */
  start(): () => void {
    // Without a key this build is the newest that there is: what was changed in an older one goes on top of it.
    if (this.state.isSignedIn) void this.show();
    else this.workspace.update({});
    const timer = setInterval(() => void this.look(), POLL);
    return () => clearInterval(timer);
  }

  /** The newest published commit. */
  private async readNewest(github: GitHub): Promise<string> {
    const login = this.state.login ?? (await github.rest('GET /user', {})).login;
    if (github === this.github) this.set({login});
    return github.readHead(this.site.branch);
  }

  /** Makes files read as a commit has them; what differs from those in `own` is made this person's change. */
  private async showAt(github: GitHub, commit: string, own?: Files): Promise<void> {
    if (commit === this.shown && !own) return;
    const files = await github.readChanged(this.site.commit ?? commit, commit);
    // The build has no pictures and documents: those that are changed here are read even if they are the same there.
    const bytes = this.workspace.changes.map(({file}) => file).filter((file) => !isText(file));
    const content = new Set([...files.filter(isContent), ...bytes, ...Object.keys(own ?? {})]);
    this.workspace.update(await github.readFiles(commit, [...content]), own);
    this.shown = commit;
  }

  /** Makes the way of files from one commit to another this person's change of a third, unless a choice comes first. */
  private async adopt(github: GitHub, files: string[], from: string, to: string, ground: string): Promise<void> {
    if (!files.every(isContent)) throw new Failure(NOT_OURS);
    await this.showAt(github, to);
    if (this.workspace.hasConflict) return;
    await this.showAt(github, ground, await github.readFiles(from, files));
    this.keep({...this.kept, joined: to});
  }

  async signIn(key: string, onDevice: boolean): Promise<void> {
    await this.run('Signing in…', async ({repository}) => {
      const login = await signIn(repository, key);
      keepKey(repository, key, onDevice);
      this.open(key, login);
    });
    if (this.state.isSignedIn) await this.show();
  }

  /** Forgets the key at once, whatever else is running, and asks GitHub to revoke it. */
  async signOut(): Promise<void> {
    const {key = ''} = this.github;
    this.open();
    await this.github.rest('POST /credentials/revoke', {credentials: [key]}).catch(({message}: Failure) => {
      this.set({failure: `You are signed out here, but the key still works: delete it on GitHub. ${message}`});
    });
  }

  /** Sends changes as a proposal of their own, or adds them to one. They are done once GitHub has them. */
  async propose(title: string, addTo?: Followed): Promise<void> {
    await this.run('Sending…', (github) => this.send(github, title, addTo));
  }

  private async send(github: GitHub, title: string, addTo?: Followed): Promise<void> {
    if (!this.site.commit) throw new Failure(NO_COMMIT);
    const newest = await this.readNewest(github);
    // The name shows people on GitHub whose it is, and from when: edit/grace-261122T0605.
    const time = new Date().toISOString().slice(2, 19).replace(/[-:]/g, '');
    const branch = addTo?.pull.head.ref ?? this.kept.begun ?? `edit/${this.state.login}-${time}`;
    const tip = await github
      .readHead(branch)
      .catch((error: Failure) => (error.status === 404 ? undefined : Promise.reject(error)));
    if (addTo && tip && tip !== this.kept.joined) {
      // Whatever conflicts with what is published is settled here, once.
      const began = await github.readParting(newest, tip);
      await this.adopt(github, await github.readChanged(began, tip), began, tip, newest);
    } else await this.showAt(github, newest);
    const {changes, hasConflict} = this.workspace;
    // Without changes somebody else has published the same meanwhile.
    if (!addTo) this.keep({...this.kept, begun: changes.length > 0 ? branch : undefined});
    if (hasConflict || (changes.length === 0 && !addTo)) return;

    const files = Object.fromEntries(changes.map(({file, content}) => [file, content]));
    const made = await github.commit(branch, tip, newest, title, files);
    const body = `[See these changes on the site’s own pages](${this.addresses.editor}?proposal=${branch})`;
    const pull = {title, body, head: branch, base: this.site.branch};
    // If the answer was lost before, it has been proposed already. One that was published meanwhile takes no more.
    const known = tip && (await github.findPull(branch));
    const {number} =
      known && known.state === 'open' ? known : await github.rest('POST /repos/{owner}/{repo}/pulls', pull);
    this.keep({number});
    this.shown = made;
    this.workspace.update({...this.workspace.newest, ...files}, files);
    await this.follow(github, number);
  }

  /** Follows a proposal, by its number or its branch, or else the last one: the bar then shows it. */
  async show(name?: string): Promise<void> {
    await this.run('Looking…', async (github) => {
      if (this.state.isSignedIn && !name) {
        const newest = await this.readNewest(github);
        // The files of a proposal that is followed hold what is published, and more.
        if (!this.kept.number) await this.showAt(github, newest);
        const pulls = await github.rest('GET /repos/{owner}/{repo}/pulls', {per_page: 100});
        this.set({own: pulls.filter(({user}) => user?.login === this.state.login)});
      }
      const number = name ? Number(name) || ((await github.findPull(name))?.number ?? 0) : this.kept.number;
      if (number !== undefined) await this.follow(github, number);
    });
  }

  private async follow(github: GitHub, number: number): Promise<void> {
    const pull = await github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', {pull_number: number});
    const {head, state, merged_at, merge_commit_sha} = pull;
    const published = merged_at && merge_commit_sha;
    const query = {head_sha: published || head.sha, per_page: 100};
    const {workflow_runs} = await github.rest('GET /repos/{owner}/{repo}/actions/runs', query);
    const liveSince = published ? await this.liveSince(github, published) : undefined;
    const followed = followedBy(pull, workflow_runs, liveSince);
    const {login, isSignedIn, waits, followed: before} = this.state;
    const isMine = isSignedIn && (pull.user.login === login || this.kept.number === number);
    const own = this.state.own.filter((one) => one.number !== number);
    if (isMine && state === 'open') own.unshift(pull);
    // Never publish what was changed after somebody read it.
    this.set({followed, own, waits: waits && before?.pull.head.sha === head.sha});
    if (isMine) {
      if (state === 'closed') await this.showAt(github, await this.readNewest(github));
      else if (head.sha !== this.kept.joined) await this.showAt(github, head.sha);
      this.keep({...this.kept, number: state === 'closed' && !published ? undefined : number});
    }
    if (!this.state.waits || followed.phase !== 'green') return;
    this.set({waits: false});
    const merge = {pull_number: number, sha: head.sha, merge_method: 'squash'} as const;
    const merged = github.rest('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', merge);
    const answer = await merged.catch(({message}: Failure) => message);
    // Even without an answer it may have been published, or somebody else has done it.
    await this.follow(github, number);
    // Nobody pressed anything just now, but whoever waited for this must still see the failure.
    if (typeof answer === 'string' && !this.state.followed?.pull.merged_at) this.set({failure: answer});
  }

  /** Since when visitors see a published commit; undefined if they don't yet. */
  private async liveSince(github: GitHub, published: string): Promise<Date | undefined> {
    const answer = await fetch(`${this.addresses.live}?${Date.now()}`, {cache: 'no-cache'}).catch(() => undefined);
    const live = answer?.ok ? (await answer.text()).trim() : '';
    if (!answer || !/^[0-9a-f]{40}$/.test(live)) return undefined;
    if ((await github.readParting(published, live)) !== published) return undefined;
    return new Date(answer.headers.get('last-modified') ?? Date.now());
  }

  /** Checks on the proposal while the tab is visible. Without a key GitHub answers only 60 times an hour. */
  async look(): Promise<void> {
    const {followed, busy, isSignedIn} = this.state;
    const isSettled = !followed || ['failed', 'live', 'closed'].includes(followed.phase);
    if (isSettled || !isSignedIn || busy || document.hidden) return;
    await this.run(undefined, (github) => this.follow(github, followed.pull.number));
  }

  /** Publishes the proposal as soon as its check is green, which may be now. A second press stops the waiting. */
  async publish(): Promise<void> {
    const {followed, waits} = this.state;
    const isGreen = followed?.phase === 'green';
    this.set({waits: isGreen || !waits, failure: undefined});
    if (isGreen) await this.run('Publishing…', (github) => this.follow(github, followed.pull.number));
  }

  /** Proposes the files as they were before a published proposal. */
  async undo({pull: {number, title, merge_commit_sha}}: Followed): Promise<void> {
    await this.run('Sending…', async (github) => {
      const commit_sha = merge_commit_sha ?? '';
      const {parents} = await github.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {commit_sha});
      const [{sha: before}] = parents;
      const files = await github.readChanged(before, commit_sha);
      await this.adopt(github, files, commit_sha, before, await this.readNewest(github));
      if (!this.workspace.hasConflict) await this.send(github, `Undo #${number}: ${title}`);
    });
  }

  /** Saves all changes on this machine, with `npm start`: all files or none. */
  async save(): Promise<void> {
    await this.run('Saving…', async () => {
      while (!this.workspace.hasConflict) {
        const {changes, newest} = this.workspace;
        const inBase64 = (_name: string, value: unknown) => (value instanceof Uint8Array ? toBase64(value) : value);
        const body = JSON.stringify({files: changes}, inBase64);
        const headers = {'Content-Type': 'application/json'};
        const {problem, current} = await fetch(this.addresses.save, {method: 'POST', headers, body})
          .then((response): Promise<SaveAnswer> => response.json())
          .catch((): SaveAnswer => ({problem: NOT_RUNNING}));
        if (problem) throw new Failure(problem);
        // This tab goes on with what it has: it isn't loaded again.
        const saved = Object.fromEntries(changes.map(({file, content}) => [file, content]));
        if (!current) return this.workspace.update({...newest, ...saved}, saved);
        // Where the disk has others by now, those are merged first.
        this.workspace.update({...newest, ...current});
      }
    });
  }
}
