/**
 * The road from changes to visitors: signing in, proposing, following what becomes of a proposal, publishing it, and
 * taking it back. Whatever fails leaves the changes as they are, and the next press goes on where this one stopped.
 */
import {forgetKey, keepKey, keptKey, readNewest, revoke, signIn} from '../github/account';
import {GitHub} from '../github/client';
import {
  createBranch,
  createCommit,
  type Found,
  isAlready,
  joinNewest,
  readBranch,
  readBytes,
  readFiles,
  readFolders,
} from '../github/commit';
import {Failure} from '../github/errors';
import {
  listProposals,
  type Proposal,
  propose,
  publish,
  readChanged,
  readCheck,
  readProposal,
} from '../github/proposals';
import {EDITABLE, type SiteData} from '../site';
import {saveFiles} from './local';
import type {Side} from './merge';
import {type Change, type Content, mergeChange, rebase, type StoredWorkspace} from './workspace';

/** `failed`: it is part of the published version, but the site could not be built from it. */
export type Phase = 'checking' | 'green' | 'red' | 'conflict' | 'publishing' | 'failed' | 'live' | 'closed';

/** A proposal, and how far it has come. */
export interface Followed extends Proposal {
  phase: Phase;
  /** Where GitHub says why a check or a publication failed. */
  report?: string;
  /** Since when visitors see it. */
  liveSince?: Date;
}

export interface PublishingState {
  /** Whether there is a key; `login` is known once GitHub has answered. */
  isSignedIn: boolean;
  login?: string;
  /** What is being done. */
  busy?: string;
  /** Why the last press didn't succeed. */
  failure?: string;
  followed?: Followed;
  /** Whether it is published as soon as its check is green. */
  waits: boolean;
  /** This person's open proposals. */
  own: Proposal[];
  /** Files of the proposal that somebody else has published in another form since; each waits for a choice. */
  settling: Change[];
}

/** What outlives the tab. */
interface Kept {
  number?: number;
  begun?: Begun;
}

/** A proposal that was begun: its branch, and the texts that were sent to it; empty for a picture. */
interface Begun {
  branch: string;
  sent: Record<string, string | null>;
}

interface Addresses {
  /** The editor's own, in full. */
  editor: string;
  /** Where the public site says which commit it is built from. */
  live: string;
  /** Where `npm start` saves. */
  save: string;
}

const POLL = 15_000;
const FOLDERS = ['pages', 'records'];
const MOVING: (Phase | undefined)[] = ['checking', 'green', 'red', 'conflict', 'publishing'];

/** A name that says whose and of when, since people see it on GitHub: edit/grace-261122-0605. */
const branchName = (login: string, now: Date) =>
  `edit/${login}-${now
    .toISOString()
    .slice(2, 16)
    .replace('T', '-')
    .replace(/-(?=\d\d-)|:/g, '')}`;

export class Publishing {
  state: PublishingState;
  private readonly listeners = new Set<() => void>();
  private github: GitHub | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest published commit whose texts the workspace has. */
  private known: string | undefined;
  /** The commit of a proposal whose files the workspace shows. */
  private shown: string | undefined;

  constructor(
    private readonly site: Pick<SiteData, 'repository' | 'branch' | 'commit' | 'texts'>,
    private readonly workspace: StoredWorkspace,
    private readonly addresses: Addresses,
  ) {
    const key = site.repository && keptKey(site.repository);
    if (site.repository) this.github = new GitHub(site.repository, key);
    this.known = site.commit;
    this.state = {isSignedIn: Boolean(key), waits: false, own: [], settling: []};
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(state: Partial<PublishingState>): void {
    this.state = {...this.state, ...state};
    for (const listener of this.listeners) listener();
  }

  private get kept(): Kept {
    try {
      return JSON.parse(localStorage.getItem(this.name) ?? '{}') as Kept;
    } catch {
      return {};
    }
  }

  /** Where the browser forbids storage, a lost answer can't be looked up after a reload. */
  private keep(kept: Kept): void {
    try {
      localStorage.setItem(this.name, JSON.stringify(kept));
    } catch {}
  }

  private get name(): string {
    return `editor proposal ${this.site.repository}`;
  }

  /** Does one thing at a time. What fails is said, and undoes nothing. */
  private async run(busy: string, action: (github: GitHub) => Promise<void>): Promise<void> {
    if (!this.github || this.state.busy) return;
    this.set({busy, failure: undefined});
    try {
      await action(this.github);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'expired') this.forget();
      this.set({failure: error.message});
    } finally {
      this.set({busy: undefined});
    }
  }

  /** Opens with the newest texts and what became of the last proposal. Returns how to stop. */
  start(): () => void {
    const look = () => document.visibilityState === 'visible' && void this.look();
    document.addEventListener('visibilitychange', look);
    if (this.state.isSignedIn) void this.run('Looking for news…', (github) => this.open(github));
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.timer);
    };
  }

  private async open(github: GitHub): Promise<void> {
    const {login, branch} = await this.refresh(github);
    const open = await listProposals(github);
    this.set({own: open.filter((one) => one.isOwn && one.login === login)});
    const {number} = this.kept;
    if (number) await this.follow(github, number, branch);
  }

  /** Takes over the newest published texts. */
  private async refresh(github: GitHub) {
    const newest = await readNewest(github);
    if (github === this.github) this.set({login: newest.login});
    if (newest.commit !== this.known) {
      const texts = await readFolders(github, newest.commit, FOLDERS);
      const gone = Object.keys(this.site.texts).filter((file) => EDITABLE.test(file) && !Object.hasOwn(texts, file));
      this.workspace.setPublished({...texts, ...Object.fromEntries(gone.map((file) => [file, null]))});
      this.known = newest.commit;
    }
    return newest;
  }

  async signIn(key: string, onDevice: boolean): Promise<void> {
    const {repository} = this.site;
    if (!repository) return;
    await this.run('Signing in…', async () => {
      const login = await signIn(repository, key);
      keepKey(repository, key, onDevice);
      this.github = new GitHub(repository, key);
      this.set({isSignedIn: true, login});
    });
    if (this.state.isSignedIn) await this.run('Looking for news…', (github) => this.open(github));
  }

  private forget(): void {
    const {repository} = this.site;
    if (!repository) return;
    forgetKey(repository);
    this.github = new GitHub(repository);
    this.set({isSignedIn: false, login: undefined});
  }

  /** Forgets the key at once, whatever else goes on, and asks GitHub to make it worthless. */
  async signOut(): Promise<void> {
    const {repository, key} = this.github ?? {};
    this.forget();
    if (!repository || !key) return;
    await revoke(repository, key).catch(({message}: Failure) => {
      this.set({failure: `You are signed out here, but the key still works: delete it on GitHub. ${message}`});
    });
  }

  /** Sends changes as a proposal of their own, or adds them to one. They are done once GitHub has them. */
  async propose(title: string, {only, addTo}: {only?: string[]; addTo?: Proposal} = {}): Promise<void> {
    await this.run('Sending…', async (github) => {
      const send = () => this.send(github, title, only, addTo);
      // Of two people who send at once, the second builds on the first.
      await send().catch((error: Failure) => {
        if (error.kind !== 'changed') throw error;
        return send();
      });
    });
  }

  private pick(only?: string[]): Change[] {
    return this.workspace.changes.filter(({file}) => !only || only.includes(file));
  }

  private async send(github: GitHub, title: string, only?: string[], addTo?: Proposal): Promise<void> {
    const {login, branch: base, commit: newest} = await this.refresh(github);
    const {number, begun} = this.kept;
    const isResumed = !addTo && begun && Object.keys(begun.sent).every((file) => this.workspace.isChanged(file));
    const name = branchName(login, new Date());
    const target = isResumed ? begun : {branch: addTo?.branch ?? name, sent: {}};
    const {sent} = target;
    let {branch} = target;
    // Before anything is sent: if the answer is lost, this is how it is found again.
    if (!addTo) this.keep({number, begun: target});
    const there = addTo || isResumed ? await readBranch(github, branch) : undefined;
    const head = there ?? newest;
    const found = await readFiles(
      github,
      head,
      this.pick(only).map(({file}) => file),
    );
    const versions = this.pick(only).map(async (change) => {
      return [change.file, await this.versionOf(github, change, found[change.file])] as const;
    });
    this.workspace.rebase(Object.fromEntries(await Promise.all(versions)), sent);
    const changes = this.pick(only);
    if (changes.some(({theirs}) => theirs !== undefined)) return;
    const contents = Object.fromEntries(changes.map(({file, content}) => [file, content]));
    const isThere = await Promise.all(changes.map(({file, content}) => isAlready(content, found[file] ?? null)));
    const wanted = Object.fromEntries(Object.entries(contents).filter((_entry, index) => !isThere[index]));
    if (Object.keys(wanted).length > 0) {
      const texts = changes.map(({file, content}) => [file, content instanceof Uint8Array ? '' : content]);
      const begun = {branch, sent: Object.fromEntries(texts)};
      if (!addTo) this.keep({number, begun});
      if (!there) branch = await this.createBranch(github, begun, newest);
      const commit = await createCommit(github, {branch, head}, title, wanted);
      // What was sent needn't be fetched.
      if (!addTo || this.shown === head) {
        this.workspace.setProposed(addTo ? {...this.workspace.proposed, ...contents} : contents);
        this.shown = commit;
      }
    } else if (!there) {
      // Somebody else has published the same meanwhile.
      this.keep({number});
      this.workspace.finish(contents);
      return;
    }
    const proposal = addTo ?? (await propose(github, {head: branch, base, title, body: this.bodyFor(branch)}));
    this.keep({number: proposal.number});
    this.workspace.finish(contents);
    await this.follow(github, proposal.number, base);
    const {followed, own} = this.state;
    if (followed) this.set({own: [followed, ...own.filter((one) => one.number !== followed.number)]});
  }

  /** What the proposal says on GitHub. */
  private bodyFor(branch: string): string {
    return `[See these changes on the site’s own pages](${this.addresses.editor}?proposal=${branch})`;
  }

  /** Makes a branch, under another name if somebody (or another device) has one of this name. Returns its name. */
  private async createBranch(github: GitHub, {branch, sent}: Begun, commit: string): Promise<string> {
    try {
      await createBranch(github, branch, commit);
      return branch;
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'invalid' && (await readBranch(github, branch)))) throw error;
      const next = {branch: `${branch}-2`, sent};
      this.keep({...this.kept, begun: next});
      return this.createBranch(github, next, commit);
    }
  }

  /** What GitHub has of a file, in the workspace's terms. Pictures are fetched only if they are somebody else's. */
  private async versionOf(github: GitHub, {content, base}: Change, found: Found): Promise<Content> {
    if (found === null || typeof found === 'string') return found;
    for (const known of [content, base]) if (await isAlready(known, found)) return known;
    return readBytes(github, found.oid);
  }

  /** Follows a proposal, which the bar then shows. */
  async show(number: number): Promise<void> {
    await this.run('Looking…', async (github) => {
      const {branch} = this.state.isSignedIn ? await this.refresh(github) : this.site;
      await this.follow(github, number, branch);
    });
  }

  private async follow(github: GitHub, number: number, base: string): Promise<void> {
    clearTimeout(this.timer);
    const proposal = await readProposal(github, number);
    if (proposal.number !== this.state.followed?.number) this.set({waits: false});
    const followed = await this.phaseOf(github, proposal);
    this.set({followed});
    if (proposal.login === this.state.login && proposal.isOwn) {
      this.keep({...this.kept, number: proposal.state === 'closed' ? undefined : number});
      if (proposal.state === 'open') await this.showFiles(github, proposal, base);
    }
    if (proposal.state !== 'open') {
      this.set({own: this.state.own.filter((one) => one.number !== number)});
      await this.endOf(github, proposal);
    }
    if (this.state.waits && followed.phase === 'green') await this.publishNow(github, followed);
    this.schedule();
  }

  private async endOf(github: GitHub, {state, head}: Proposal): Promise<void> {
    if (state === 'published' && this.state.isSignedIn) await this.refresh(github);
    if (this.shown === head) this.workspace.setProposed({});
    this.shown = undefined;
  }

  /** Lets the workspace read the files as this person's own proposal has them. */
  private async showFiles(github: GitHub, {head}: Proposal, base: string): Promise<void> {
    if (this.shown === head) return;
    const {files} = await readChanged(github, base, head);
    const found = await readFiles(github, head, files);
    const contents = files.map(async (file) => {
      const one = found[file];
      return [file, one === null || typeof one === 'string' ? one : await readBytes(github, one.oid)] as const;
    });
    this.workspace.setProposed(Object.fromEntries(await Promise.all(contents)));
    this.shown = head;
  }

  private async phaseOf(github: GitHub, proposal: Proposal): Promise<Followed> {
    const {state, conflicts, head, published} = proposal;
    if (state === 'closed') return {...proposal, phase: 'closed'};
    if (state === 'published' && published) {
      const liveSince = await this.liveSince(github, published);
      if (liveSince) return {...proposal, phase: 'live', liveSince};
      const {state: build, address} = await readCheck(github, published);
      return {...proposal, phase: build === 'red' ? 'failed' : 'publishing', report: address};
    }
    if (conflicts) return {...proposal, phase: 'conflict'};
    const {state: check, address} = await readCheck(github, head);
    return {...proposal, phase: check === 'running' ? 'checking' : check, report: address};
  }

  /** Since when visitors see a published commit; undefined if they don't yet. */
  private async liveSince(github: GitHub, published: string): Promise<Date | undefined> {
    const address = `${this.addresses.live}?${Date.now()}`;
    const answer = await fetch(address, {cache: 'no-cache'}).catch(() => undefined);
    const commit = answer?.ok ? (await answer.text()).trim() : '';
    if (!answer || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
    if (commit !== published && !(await readChanged(github, published, commit)).isPart) return undefined;
    return new Date(answer.headers.get('last-modified') ?? Date.now());
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const {isSignedIn, followed} = this.state;
    // Without a key GitHub answers only 60 times an hour.
    if (isSignedIn && MOVING.includes(followed?.phase)) this.timer = setTimeout(() => void this.look(), POLL);
  }

  /** Looks what has become of the proposal, while somebody sees it. A bad line is no news. */
  async look(): Promise<void> {
    const {followed, busy, isSignedIn} = this.state;
    const {github} = this;
    if (!github || !followed || !isSignedIn || busy || document.visibilityState !== 'visible') return;
    try {
      await this.follow(github, followed.number, this.site.branch);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'expired') {
        this.forget();
        this.set({failure: error.message});
      }
      this.schedule();
    }
  }

  /** Publishes the proposal, now or as soon as its check is green. */
  async publish(): Promise<void> {
    const {followed} = this.state;
    if (!followed) return;
    if (followed.phase !== 'green') {
      this.set({waits: !this.state.waits, failure: undefined});
      return;
    }
    await this.run('Publishing…', (github) => this.publishNow(github, followed));
  }

  private async publishNow(github: GitHub, followed: Followed): Promise<void> {
    this.set({waits: false});
    try {
      await publish(github, followed);
    } catch (error) {
      // The answer may have been lost after all, or somebody else has published it.
      const now = await readProposal(github, followed.number).catch(() => undefined);
      if (now?.state !== 'published') throw error;
    }
    await this.follow(github, followed.number, this.site.branch);
  }

  /** Proposes the files as they were before a published proposal. */
  async undo({number, title, published}: Proposal): Promise<void> {
    if (!published) return;
    const files: string[] = [];
    await this.run('Looking up what was there before…', async (github) => {
      const commit = {commit_sha: published};
      const {parents} = await github.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', commit);
      files.push(...(await readChanged(github, parents[0].sha, published)).files);
      const [before, after] = await Promise.all(
        [parents[0].sha, published].map(async (at) => {
          const found = await readFiles(github, at, files);
          const contents = files.map(async (file): Promise<Content> => {
            const one = found[file];
            return one === null || typeof one === 'string' ? one : readBytes(github, one.oid);
          });
          return Promise.all(contents);
        }),
      );
      const busy = files.find((file) => this.workspace.changes.some((change) => change.file === file));
      if (busy)
        throw new Failure('other', 'You have changed the same page since. Propose that or throw it away first.');
      const changed = Date.now();
      this.workspace.adopt(files.map((file, index) => ({file, content: before[index], base: after[index], changed})));
    });
    if (!this.state.failure) await this.propose(`Undo #${number}: ${title}`, {only: files});
  }

  /** Brings what was published meanwhile into a proposal that conflicts with it. Asks where both changed the same. */
  async join(): Promise<void> {
    const {followed, settling} = this.state;
    if (!followed) return;
    await this.run('Bringing both together…', async (github) => {
      const newest = await this.refresh(github);
      const {head, branch, number} = followed;
      const {began, files} = await readChanged(github, newest.commit, head);
      const [mine, before, theirs] = await Promise.all(
        [head, began, newest.commit].map((commit) => readFiles(github, commit, files)),
      );
      const joined: Record<string, Found> = {};
      const open: Change[] = [];
      for (const file of files) {
        const [content, base, other] = [mine[file], before[file], theirs[file]];
        joined[file] = content;
        if (typeof content === 'object' || typeof other === 'object' || typeof base === 'object') continue;
        const chosen = settling.find((one) => one.file === file && one.theirs === undefined && one.base === other);
        const change = chosen ?? rebase({file, content, base, changed: 0}, other);
        if (change.theirs === undefined) joined[file] = change.content as string;
        else open.push(change);
      }
      this.set({settling: open});
      if (open.length > 0) return;
      await joinNewest(github, {branch, head, newest: newest.commit}, joined);
      await this.follow(github, number, newest.branch);
    });
  }

  /** Settles a file that waits: of the changes that aren't sent, or of the proposal. */
  choose(file: string, sides: Side[]): void {
    const settling = this.state.settling.map((change) => {
      if (change.file !== file || change.theirs === undefined) return change;
      const {theirs, ...settled} = change;
      return {...settled, content: mergeChange(change, theirs)?.text(sides) ?? null, base: theirs};
    });
    this.set({settling});
    this.workspace.choose(file, sides);
  }

  /** Writes all changes, unless a file has changed on the disk meanwhile: then it returns those files as they are. */
  private async saveAll() {
    const contents = Object.fromEntries(this.workspace.changes.map((change) => [change.file, change]));
    const current = await saveFiles(this.addresses.save, contents);
    if (current) return current;
    const saved = Object.fromEntries(Object.values(contents).map(({file, content}) => [file, content]));
    // This tab goes on with what it has: it isn't loaded again.
    this.workspace.setProposed({...this.workspace.proposed, ...saved});
    this.workspace.finish(saved);
    return undefined;
  }

  /** Saves all changes on this machine, with `npm start`. */
  async save(): Promise<void> {
    this.set({busy: 'Saving…', failure: undefined});
    try {
      const current = await this.saveAll();
      if (current) {
        this.workspace.rebase(current);
        // What could be merged is saved now; the rest waits for a choice.
        if (this.workspace.changes.every(({theirs}) => theirs === undefined)) {
          const newer = await this.saveAll();
          if (newer) this.workspace.rebase(newer);
        }
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.set({failure: error.message});
    } finally {
      this.set({busy: undefined});
    }
  }
}
