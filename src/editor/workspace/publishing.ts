/**
 * Takes changes to visitors: signing in, proposing, following what becomes of proposals, publishing and withdrawing them,
 * and undoing what was published. A failure leaves the changes as they are, and the next press continues where this one
 * stopped.
 */
import {isContent} from '../../content/files';
import {Failure, type Files, GitHub, isText, type Pull, toBase64} from '../github/api';
import {keepKey, keptKey, signIn} from '../github/key';
import type {SaveAnswer, SiteData} from '../site';
import {type Kept, NOTHING, readKept, without, writeKept} from './kept';
import {
  isOpen,
  isOurs,
  isSettled,
  type Live,
  moved,
  type Proposal,
  type State,
  seenOpen,
  seenPublished,
} from './proposal';
import {Store, type Workspace} from './workspace';

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

const NOT_RUNNING = 'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.';
const BROKEN = 'The editor has made a mistake. Reload this page, then try again.';
const POLL = 15_000;
const NOT_OURS =
  'This changes more than pages, facts and pictures. Ask a developer, or propose your changes by themselves.';
const NO_COMMIT =
  'This editor doesn’t know which version of the site it shows, so it can’t send changes to it. Ask a developer.';
const UNSENT = 'You have changes that aren’t sent. Propose them or throw them away first.';
const TAKES_NO_MORE =
  'Nothing can be added to this proposal here: it is closed, or it isn’t only pages, facts and pictures.';
/** How many of the proposals that were published last are listed. */
const LAST = 10;

/** A branch that changes are sent to. */
interface Target {
  branch: string;
  /** Its newest commit, if there is such a branch. */
  tip?: string;
  /** The proposal that is added to. */
  number?: number;
}

export class Publishing extends Store {
  state: PublishingState;
  private github: GitHub;
  /** Runs one task after another. */
  private last: Promise<void> = Promise.resolve();
  /** The commit whose files the workspace shows. */
  private shown?: string;
  /** The files that each commit of a proposal changes. */
  private readonly changed = new Map<string, string[]>();

  constructor(
    private readonly site: Pick<SiteData, 'repository' | 'branch' | 'commit'>,
    private readonly workspace: Workspace,
    /** The editor's own in full, where the site says which commit it is built from, and where `npm start` saves. */
    private readonly addresses: Record<'editor' | 'live' | 'save', string>,
  ) {
    super();
    this.state = {isSignedIn: false, proposals: {}, kept: readKept(site.repository)};
    this.github = this.open(keptKey(site.repository ?? ''));
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

  private keep(news: Partial<Kept>): void {
    const kept = {...this.state.kept, ...news};
    this.set({kept});
    writeKept(this.site.repository, kept);
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
    const {isSignedIn} = this.state;
    // Without a key this build is the newest that there is: what was changed in an older one goes on top of it.
    if (!isSignedIn) this.workspace.update({});
    else void this.show();
    const timer = setInterval(() => void this.look(), POLL);
    return () => clearInterval(timer);
  }

  // What the workspace shows

  /** The newest published commit. What was kept for somebody else who used this browser is forgotten. */
  private async readNewest(github: GitHub): Promise<string> {
    const login = this.state.login ?? (await github.rest('GET /user', {})).login;
    if (github === this.github) {
      const {login: before} = this.state.kept;
      if (before && before !== login) this.forget();
      if (before !== login) this.keep({login});
      this.set({login});
    }
    return github.readHead(this.site.branch);
  }

  /** Makes files read as a commit has them; what differs from those in `own` is made this person's change. */
  private async showAt(github: GitHub, commit: string, own?: Files): Promise<void> {
    if (commit === this.shown && !own) return;
    const files = await github.readChanged(this.site.commit ?? commit, commit);
    // The build has no pictures and documents: those that are changed here are read even if they are the same there.
    const bytes = this.workspace.changes.map(({file}) => file).filter((file) => !isText(file));
    const content = new Set([...files.filter(isContent), ...bytes, ...Object.keys(own ?? {})]);
    const newest = await github.readFiles(commit, [...content]);
    // Somebody has signed out meanwhile.
    if (github !== this.github) return;
    this.workspace.update(newest, own);
    this.shown = commit;
  }

  /** Shows the proposal that is continued, or else the one that was sent, or else what is published. */
  private async showGround(github: GitHub): Promise<void> {
    const newest = await this.readNewest(github);
    const {kept, proposals} = this.state;
    const proposal = proposals[kept.continued ?? kept.sent ?? 0];
    if (!proposal || !isOpen(proposal) || !isOurs(proposal)) return this.showAt(github, newest);
    const {sha} = proposal.pull.head;
    if (sha !== kept.joined && proposal.state !== 'sent') await this.showAt(github, sha);
  }

  /** Makes the way of files from one commit to another this person's change of a third, unless a choice comes first. */
  private async adopt(github: GitHub, files: string[], from: string, to: string, ground: string): Promise<void> {
    if (!files.every(isContent)) throw new Failure(NOT_OURS);
    await this.showAt(github, to);
    if (this.workspace.hasConflict) return;
    await this.showAt(github, ground, await github.readFiles(from, files));
    this.keep({joined: to});
  }

  // What is known of proposals

  private learn(proposal: Proposal): void {
    const {number} = proposal.pull;
    const proposals = {...this.state.proposals, [number]: proposal};
    const isFollowed = this.state.followed?.pull.number === number;
    this.set({proposals, ...(isFollowed && {followed: proposal})});
  }

  /** Takes a proposal on to another state, if there is a way. */
  private move(number: number, to: State): void {
    const proposal = this.state.proposals[number];
    if (proposal) this.learn({...proposal, state: moved(proposal.state, to), reason: undefined});
  }

  /** The files that a proposal changes, since it parted from what is published. */
  private async readFilesOf(github: GitHub, {head, base}: Pull): Promise<string[]> {
    const known = this.changed.get(head.sha);
    if (known) return known;
    const files = await github.readChanged(await github.readParting(base.ref, head.sha), head.sha);
    this.changed.set(head.sha, files);
    return files;
  }

  /** Since when visitors see a published commit, and which one they see. */
  private async readLive(github: GitHub, published: string): Promise<Live | undefined> {
    const answer = await fetch(`${this.addresses.live}?${Date.now()}`, {cache: 'no-cache'}).catch(() => undefined);
    const commit = answer?.ok ? (await answer.text()).trim() : '';
    if (!answer || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
    const has = (await github.readParting(published, commit)) === published;
    return {has, commit, since: new Date(answer.headers.get('last-modified') ?? Date.now())};
  }

  private async seePublished(github: GitHub, pull: Pull): Promise<Omit<Proposal, 'pull'>> {
    const {number, merged_at, merge_commit_sha} = pull;
    const published = this.state.kept.published[number] ?? merge_commit_sha ?? '';
    const query = {branch: this.site.branch, per_page: 100};
    const {workflow_runs} = await github.rest('GET /repos/{owner}/{repo}/actions/runs', query);
    const live = await this.readLive(github, published);
    return {...seenPublished(published, merged_at ?? '', workflow_runs, live), files: []};
  }

  private async seeOpen(github: GitHub, pull: Pull): Promise<Omit<Proposal, 'pull'>> {
    const {number, head} = pull;
    const {before} = this.state.kept;
    if (before[number] === head.sha) return {state: 'sent', files: this.state.proposals[number]?.files ?? []};
    if (before[number]) this.keep({before: without(before, number)});
    const query = {head_sha: head.sha, per_page: 100};
    const {workflow_runs} = await github.rest('GET /repos/{owner}/{repo}/actions/runs', query);
    const files = await this.readFilesOf(github, pull);
    return {...seenOpen(pull, workflow_runs, files), files};
  }

  /** Asks GitHub how far a proposal has come. */
  private async refresh(github: GitHub, number: number): Promise<Proposal> {
    const pull = await github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', {pull_number: number});
    const see = async () => {
      if (pull.merged_at) return this.seePublished(github, pull);
      return pull.state === 'closed' ? {state: 'closed' as const, files: []} : this.seeOpen(github, pull);
    };
    const seen = {pull, ...(await see())};
    const old = this.state.proposals[number];
    const proposal = old && moved(old.state, seen.state) !== seen.state && old.state !== seen.state ? old : seen;
    // Nothing is learnt for somebody who has signed out meanwhile.
    if (github === this.github) {
      this.learn(proposal);
      this.tidy(proposal);
    }
    return proposal;
  }

  /** Forgets what is over: of a proposal that isn't open any more, or that has another commit than was seen. */
  private tidy(proposal: Proposal): void {
    const {sent, continued, waiting, published} = this.state.kept;
    const {number, head} = proposal.pull;
    const open = this.state.open?.filter((one) => one.number !== number || isOpen(proposal));
    if (open?.length !== this.state.open?.length) this.set({open});
    // Never publish what was changed after somebody read it.
    if (number in waiting && (!isOpen(proposal) || (waiting[number] !== head.sha && proposal.state !== 'sent')))
      this.keep({waiting: without(waiting, number)});
    if (isOpen(proposal)) return;
    if (continued === number) this.keep({continued: undefined, joined: undefined});
    if (proposal.state === 'closed' && sent === number) this.keep({sent: undefined});
    if (proposal.state === 'live' && sent === number) this.keep({seenLive: number});
    if (isSettled(proposal) && number in published) this.keep({published: without(published, number)});
  }

  /** Shows a proposal, by its number or its branch, beside the last one that was sent. */
  async show(name?: string): Promise<void> {
    const {kept} = this.state;
    if (kept.sent && kept.seenLive === kept.sent && kept.sent !== this.state.followed?.pull.number)
      this.keep({sent: undefined});
    await this.run('Looking…', async (github) => {
      // First of all, whose key it is: what was kept may be somebody else's.
      if (this.state.isSignedIn && !name) await this.readNewest(github);
      const number = name ? Number(name) || ((await github.findPull(name))?.number ?? 0) : this.state.kept.sent;
      if (number !== undefined) this.set({followed: await this.refresh(github, number)});
      const {continued} = this.state.kept;
      if (continued && continued !== number) await this.refresh(github, continued);
      if (this.state.isSignedIn && !name) await this.showGround(github);
    });
  }

  /** Lists all open proposals and those published last, and finds out how far each has come. */
  async list(): Promise<void> {
    await this.run('Looking…', async (github) => {
      const base = this.site.branch;
      const listed = ({
        number,
        title,
        created_at,
        merged_at,
        user,
      }: Omit<Listed, 'login'> & {user: Pull['user'] | null}) => ({
        number,
        title,
        created_at,
        merged_at,
        login: user?.login,
      });
      const open = await github.rest('GET /repos/{owner}/{repo}/pulls', {base, per_page: 100});
      const query = {base, state: 'closed', sort: 'updated', direction: 'desc', per_page: 3 * LAST} as const;
      const closed = await github.rest('GET /repos/{owner}/{repo}/pulls', query);
      const published = closed.filter(({merged_at}) => merged_at).slice(0, LAST);
      this.set({open: open.map(listed), published: published.map(listed)});
    });
    for (const {number} of this.state.open ?? [])
      await this.run(undefined, async (github) => void (await this.refresh(github, number)));
  }

  /** Checks on proposals while the tab is visible. Without a key GitHub answers only 60 times an hour. */
  async look(): Promise<void> {
    const {followed, busy, isSignedIn, kept, proposals} = this.state;
    if (!isSignedIn || busy || document.hidden) return;
    const watched = [followed?.pull.number, kept.sent, ...Object.keys(kept.waiting).map(Number)];
    const numbers = [...new Set(watched.filter((one) => one !== undefined))];
    for (const number of numbers.filter((one) => !proposals[one] || !isSettled(proposals[one]))) {
      await this.run(undefined, async (github) => {
        const proposal = await this.refresh(github, number);
        if (number === kept.sent) await this.showGround(github);
        if (this.waits(proposal) && proposal.state === 'ready') await this.merge(github, proposal);
      });
    }
  }

  // Signing in and out

  async signIn(key: string, onDevice: boolean): Promise<void> {
    await this.run('Signing in…', async ({repository}) => {
      const login = await signIn(repository, key);
      keepKey(repository, key, onDevice);
      this.open(key, login);
    });
    if (this.state.isSignedIn) await this.show();
  }

  /** Forgets what is one person's own: the next one at this browser sees none of it. */
  private forget(): void {
    this.keep(NOTHING);
    this.set({proposals: {}, followed: undefined, open: undefined, published: undefined});
  }

  /** Forgets the key and whatever is this person's at once; the changes that aren't sent, too, if asked to. */
  signOut(isThrownAway = false): void {
    const isPublic = !this.state.kept.sent && !this.state.kept.continued;
    this.forget();
    this.open();
    this.set({failure: undefined});
    // What is still running may learn more of this person.
    void this.run(undefined, async () => {
      if (!this.state.isSignedIn) this.forget();
    });
    if (isThrownAway) this.workspace.clear();
    if (isPublic) return;
    this.shown = undefined;
    this.workspace.update({});
  }

  /** Signs out here, and has GitHub delete the key, so that it opens nothing anywhere. */
  async signOutEverywhere(isThrownAway = false): Promise<void> {
    const {key = ''} = this.github;
    this.signOut(isThrownAway);
    await this.github.rest('POST /credentials/revoke', {credentials: [key]}).catch(({message}: Failure) => {
      this.set({failure: `You are signed out here, but the key still works: delete it on GitHub. ${message}`});
    });
  }

  // Sending

  /** Sends changes as a proposal of their own, or adds them to the one that is continued. */
  async propose(title: string): Promise<void> {
    await this.run('Sending…', (github) => this.send(github, title));
  }

  /** Where changes go: the branch of the proposal that is continued, of one that was begun, or a new one. */
  private async findTarget(github: GitHub): Promise<Target> {
    const {kept, login} = this.state;
    const asked = kept.continued ? await this.refresh(github, kept.continued) : undefined;
    // One that was published or closed meanwhile takes no more.
    const continued = asked && isOpen(asked) ? asked.pull : undefined;
    // The name shows people on GitHub whose it is, and from when: edit/grace-261122T0605.
    const time = new Date().toISOString().slice(2, 19).replace(/[-:]/g, '');
    const begun = kept.begun ?? `edit/${login}-${time}`;
    const branch = continued?.head.ref ?? begun;
    const tip = await github
      .readHead(branch)
      .catch((error: Failure) => (error.status === 404 ? undefined : Promise.reject(error)));
    return {branch, tip, number: continued?.number};
  }

  /** Lays the changes on what is published, with all that the proposal has that is added to. */
  private async layOn(github: GitHub, newest: string, {tip, number}: Target): Promise<void> {
    if (!number) return this.layAlone(github, newest);
    if (!tip || tip === this.state.kept.joined) return this.showAt(github, newest);
    // Whatever conflicts with what is published is settled here, once.
    const began = await github.readParting(newest, tip);
    await this.adopt(github, await github.readChanged(began, tip), began, tip, newest);
  }

  /** Lays the changes on what is published. They may have been made on top of the proposal that was sent before. */
  private async layAlone(github: GitHub, newest: string): Promise<void> {
    const {kept, proposals} = this.state;
    const sent = proposals[kept.sent ?? 0];
    const {shown} = this;
    await this.showAt(github, newest);
    if (!this.workspace.hasConflict || !sent || !isOpen(sent) || shown !== sent.pull.head.sha) return;
    await this.showAt(github, shown);
    const name = `#${sent.pull.number}`;
    throw new Failure(
      `${name} changes the same words, and isn’t published yet. Open ${name} and choose “Continue” first.`,
    );
  }

  /** Makes the branch a proposal, unless it is one. Returns its number. */
  private async openPull(github: GitHub, title: string, {branch, tip}: Target): Promise<number> {
    // If the answer was lost before, it has been proposed already.
    const known = tip && (await github.findPull(branch));
    if (known && known.state === 'open') return known.number;
    const body = `[See these changes on the site’s own pages](${this.addresses.editor}?proposal=${branch})`;
    const pull = {title, body, head: branch, base: this.site.branch};
    return (await github.rest('POST /repos/{owner}/{repo}/pulls', pull)).number;
  }

  private async send(github: GitHub, title: string): Promise<void> {
    if (!this.site.commit) throw new Failure(NO_COMMIT);
    const newest = await this.readNewest(github);
    const target = await this.findTarget(github);
    const {branch, tip, number: continued} = target;
    await this.layOn(github, newest, target);
    const {changes, hasConflict} = this.workspace;
    // Without changes somebody else has published the same meanwhile.
    if (!continued) this.keep({begun: changes.length > 0 ? branch : undefined});
    if (hasConflict || (changes.length === 0 && !continued)) return;

    const files = Object.fromEntries(changes.map(({file, content}) => [file, content]));
    const made = await github.commit(branch, tip, newest, title, files);
    const number = continued ?? (await this.openPull(github, title, target));
    this.sent(number, made, tip);
    this.workspace.update({...this.workspace.newest, ...files}, files);
    this.set({followed: await this.refresh(github, number)});
  }

  /** A proposal has a new commit. GitHub may show the one before it for a moment. */
  private sent(number: number, made: string, tip?: string): void {
    const {before} = this.state.kept;
    this.shown = made;
    this.keep({
      sent: number,
      continued: undefined,
      begun: undefined,
      joined: undefined,
      before: tip ? {...before, [number]: tip} : before,
    });
    this.move(number, 'sent');
  }

  /** Shows an open proposal as if it were published: what is changed and proposed from now on is added to it. */
  async continue(number: number): Promise<void> {
    await this.run('Looking…', async (github) => {
      const proposal = await this.refresh(github, number);
      if (!isOpen(proposal) || !isOurs(proposal)) throw new Failure(TAKES_NO_MORE);
      this.keep({continued: number, joined: undefined});
      await this.showGround(github);
    });
  }

  /** Goes on from what is published. What isn't sent stays a change. */
  async leave(): Promise<void> {
    this.keep({continued: undefined, joined: undefined});
    await this.run('Looking…', (github) => this.showGround(github));
  }

  /** Adds what was published meanwhile to a proposal, which is then checked anew. */
  async join(number: number): Promise<void> {
    await this.run('Sending…', async (github) => {
      if (this.workspace.changes.length > 0 && this.state.kept.continued !== number) throw new Failure(UNSENT);
      this.keep({continued: number});
      await this.send(github, 'Bring in what was published meanwhile');
    });
  }

  // Publishing

  /** Whether a proposal is published as soon as its check is green. */
  waits({pull}: Proposal): boolean {
    return this.state.kept.waiting[pull.number] === pull.head.sha;
  }

  /** Publishes a proposal as soon as its check is green, which may be now. A second press stops the waiting. */
  async publish(number: number): Promise<void> {
    const proposal = this.state.proposals[number];
    if (!proposal) return;
    const {waiting} = this.state.kept;
    const rest = without(waiting, number);
    this.keep({waiting: this.waits(proposal) ? rest : {...rest, [number]: proposal.pull.head.sha}});
    this.set({failure: undefined});
    if (proposal.state !== 'ready') return;
    await this.run('Publishing…', async (github) => {
      const now = await this.refresh(github, number);
      if (this.waits(now) && now.state === 'ready') await this.merge(github, now);
    });
  }

  private async merge(github: GitHub, {pull: {number, head}}: Proposal): Promise<void> {
    this.keep({waiting: without(this.state.kept.waiting, number)});
    this.move(number, 'merging');
    const merge = {pull_number: number, sha: head.sha, merge_method: 'squash'} as const;
    const merged = github.rest('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', merge);
    const answer = await merged.catch((failure: Failure) => failure);
    if (answer instanceof Failure) this.move(number, 'checking');
    else this.keep({published: {...this.state.kept.published, [number]: answer.sha}});
    // Even without an answer it may have been published, or somebody else has done it.
    const {pull} = await this.refresh(github, number);
    if (number === this.state.kept.sent) await this.showGround(github);
    // Nobody pressed anything just now, but whoever waited for this must still see the failure.
    if (answer instanceof Failure && !pull.merged_at) this.set({failure: answer.message});
  }

  // Taking back

  /** Proposes the files as they were before a published proposal. */
  async undo(number: number): Promise<void> {
    await this.run('Sending…', async (github) => {
      if (this.workspace.changes.length > 0) throw new Failure(UNSENT);
      const pull = await github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', {pull_number: number});
      const commit_sha = this.state.kept.published[number] ?? pull.merge_commit_sha ?? '';
      const {parents} = await github.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {commit_sha});
      const [{sha: before}] = parents;
      this.keep({continued: undefined});
      const files = await github.readChanged(before, commit_sha);
      await this.adopt(github, files, commit_sha, before, await this.readNewest(github));
      if (!this.workspace.hasConflict) await this.send(github, `Undo #${number}: ${pull.title}`);
    });
  }

  /** Closes a proposal; `areKept`: its changes become changes that aren't sent. */
  async withdraw(number: number, areKept = false): Promise<void> {
    await this.run('Withdrawing…', async (github) => {
      const proposal = await this.refresh(github, number);
      // Somebody else has published or closed it meanwhile, or the answer was lost before.
      if (!isOpen(proposal)) return;
      const {sha} = proposal.pull.head;
      const newest = await this.readNewest(github);
      const began = await github.readParting(newest, sha);
      if (areKept) await this.adopt(github, await github.readChanged(began, sha), began, sha, newest);
      // What isn't sent has other words in the same place: somebody has to choose first.
      if (areKept && this.state.kept.joined !== sha) return;
      const close = {pull_number: number, state: 'closed'} as const;
      await github.rest('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', close);
      await this.refresh(github, number);
      this.keep({joined: undefined});
      await this.showGround(github);
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
