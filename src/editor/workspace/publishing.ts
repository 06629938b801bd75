/**
 * The road from changes to visitors: signing in, proposing, following what becomes of a proposal, publishing it, and
 * taking it back. Whatever fails leaves the changes as they are, and the next press goes on where this one stopped.
 */
import {Failure, GitHub} from '../github/api';
import {forgetKey, keepKey, keptKey, revoke, signIn, stores} from '../github/key';
import {type Check, listProposals, type Proposal, propose, publish, readCheck, readProposal} from '../github/proposals';
import {commit, isSame, type Newest, readBranch, readChanged, readFiles, readNewest} from '../github/repository';
import {EDITABLE, type SiteData} from '../site';
import {saveFiles} from './local';
import type {Workspace} from './workspace';

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
}

/** What outlives the tab: the proposal that is followed, and one that was begun, with the files that belong to it. */
interface Kept {
  number?: number;
  begun?: {branch: string; files: string[]};
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
const MOVING: Phase[] = ['checking', 'green', 'red', 'conflict', 'publishing'];

/** How far a proposal has come, by GitHub's answers. `check` is that of its newest commit or of its publication. */
export function phaseOf({state, conflicts}: Proposal, check: Check['state'], isLive: boolean): Phase {
  if (state === 'closed') return 'closed';
  if (state === 'published') return isLive ? 'live' : check === 'red' ? 'failed' : 'publishing';
  if (conflicts) return 'conflict';
  return check === 'running' ? 'checking' : check;
}

/** A name that says whose and of when, since people see it on GitHub: edit/grace-261122-0605. */
function branchName(login: string): string {
  const [date, time] = new Date().toISOString().slice(2, 16).split('T');
  return `edit/${login}-${date.replaceAll('-', '')}-${time.replace(':', '')}`;
}

export class Publishing {
  state: PublishingState;
  private readonly listeners = new Set<() => void>();
  private github: GitHub;
  /** The last thing that was begun: one is done after another. */
  private last: Promise<void> = Promise.resolve();
  /** The newest published commit whose texts the workspace has. */
  private known: string | undefined;
  /** The proposal whose files the workspace shows, and at which commit. */
  private shown: {number?: number; head?: string} = {};
  private readonly repository: string;

  constructor(
    private readonly site: Pick<SiteData, 'repository' | 'branch' | 'commit'>,
    private readonly workspace: Workspace,
    private readonly addresses: Addresses,
  ) {
    this.repository = site.repository ?? '';
    const key = keptKey(this.repository);
    this.github = new GitHub(this.repository, key);
    this.known = site.commit;
    this.state = {isSignedIn: Boolean(key), waits: false, own: []};
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(state: Partial<PublishingState>): void {
    this.state = {...this.state, ...state};
    for (const listener of this.listeners) listener();
  }

  private get name(): string {
    return `editor proposal ${this.repository}`;
  }

  private get kept(): Kept {
    return JSON.parse(stores()[1]?.getItem(this.name) ?? '{}');
  }

  private keep(kept: Kept): void {
    stores()[1]?.setItem(this.name, JSON.stringify(kept));
  }

  /**
   * Asks GitHub for one thing after another. What fails is said, and undoes nothing. Without words it goes on unseen: then
   * a bad line is no news.
   */
  async run(busy: string | undefined, action: (github: GitHub) => Promise<void>): Promise<void> {
    if (busy) this.set({busy, failure: undefined});
    const attempt = async () => {
      if (busy) this.set({busy});
      try {
        await action(this.github);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.kind === 'expired') this.forget();
        if (busy || error.kind === 'expired') this.set({failure: error.message});
      } finally {
        if (busy) this.set({busy: undefined});
      }
    };
    const done = this.last.then(attempt);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Opens with the newest texts and what became of the last proposal, and goes on looking. Returns how to stop. */
  start(): () => void {
    if (this.state.isSignedIn) void this.open();
    const timer = setInterval(() => void this.look(), POLL);
    return () => clearInterval(timer);
  }

  private async open(): Promise<void> {
    await this.run('Looking for news…', async (github) => {
      const {login} = await this.refresh(github);
      const open = await listProposals(github);
      this.set({own: open.filter((one) => one.isOwn && one.login === login)});
      const {number} = this.kept;
      if (number) await this.follow(github, number);
    });
  }

  /** Takes over the newest published texts. */
  private async refresh(github: GitHub): Promise<Newest> {
    const newest = await readNewest(github);
    if (github === this.github) this.set({login: newest.login});
    if (this.known && newest.commit !== this.known) {
      const {files} = await readChanged(github, this.known, newest.commit);
      const texts = files.filter((file) => EDITABLE.test(file));
      this.workspace.setPublished(await readFiles(github, newest.commit, texts));
    }
    this.known = newest.commit;
    return newest;
  }

  async signIn(key: string, onDevice: boolean): Promise<void> {
    await this.run('Signing in…', async () => {
      const login = await signIn(this.repository, key);
      keepKey(this.repository, key, onDevice);
      this.github = new GitHub(this.repository, key);
      this.set({isSignedIn: true, login});
    });
    if (this.state.isSignedIn) await this.open();
  }

  private forget(): void {
    forgetKey(this.repository);
    this.github = new GitHub(this.repository);
    this.set({isSignedIn: false, login: undefined});
  }

  /** Forgets the key at once, whatever else goes on, and asks GitHub to make it worthless. */
  async signOut(): Promise<void> {
    const {key} = this.github;
    this.forget();
    if (!key) return;
    await revoke(this.repository, key).catch(({message}: Failure) => {
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

  private async send(github: GitHub, title: string, only?: string[], addTo?: Proposal): Promise<void> {
    const newest = await this.refresh(github);
    const {number, begun} = this.kept;
    const isResumed = !addTo && begun !== undefined && begun.files.every((file) => this.workspace.isChanged(file));
    // A proposal that conflicts with what is published gets it as a second parent, and its files are settled here.
    const joined = addTo?.conflicts ? await this.adoptFrom(github, newest.commit, addTo.head) : undefined;
    const chosen = joined ?? only;
    const pick = () => this.workspace.changes.filter(({file}) => chosen?.includes(file) ?? true);

    let branch = addTo?.branch ?? (isResumed ? begun.branch : branchName(newest.login));
    let tip = await readBranch(github, branch);
    for (; tip && !addTo && !isResumed; tip = await readBranch(github, branch)) branch += '-2';
    const files = pick().map(({file}) => file);
    // Before anything is sent: if the answer is lost, this is how it is found again.
    if (!addTo) this.keep({number, begun: {branch, files}});
    const found = await readFiles(github, joined ? newest.commit : (tip ?? newest.commit), files);
    // What stands on a branch that was begun is this person's own.
    if (!isResumed || !tip) this.workspace.rebase(found);
    const changes = pick();
    if (changes.some(({theirs}) => theirs !== undefined)) return;
    const contents = Object.fromEntries(changes.map(({file, content}) => [file, content]));
    const wanted = Object.fromEntries(
      Object.entries(contents).filter(([file, content]) => !isSame(content, found[file])),
    );

    const hasNews = Object.keys(wanted).length > 0 || joined;
    if (hasNews) {
      const parents = tip ? [tip, ...(joined ? [newest.commit] : [])] : [newest.commit];
      await commit(github, {branch, isNew: !tip, parents}, title, wanted);
    } else if (!tip) {
      // Somebody else has published the same meanwhile.
      this.keep({number});
      return;
    }
    const body = `[See these changes on the site’s own pages](${this.addresses.editor}?proposal=${branch})`;
    const pull = addTo ?? (await propose(github, {head: branch, base: newest.branch, title, body}));
    this.keep({number: pull.number});
    this.workspace.setProposed(addTo ? {...this.workspace.proposed, ...contents} : contents);
    this.shown = {number: pull.number};
    this.workspace.finish(contents);
    await this.follow(github, pull.number);
  }

  /** Makes what a commit changed, since it parted from another, this person's own changes. Returns the files. */
  private async adoptFrom(github: GitHub, base: string, head: string): Promise<string[]> {
    const {began, files} = await readChanged(github, base, head);
    const [from, to] = await Promise.all([began, head].map((at) => readFiles(github, at, files)));
    this.workspace.adopt(from, to);
    return files;
  }

  /** Follows a proposal, by its number or by its branch: the bar then shows it. */
  async show(name: string): Promise<void> {
    await this.run('Looking…', async (github) => {
      if (this.state.isSignedIn) await this.refresh(github);
      const [found] = /^\d+$/.test(name) ? [] : await listProposals(github, name);
      await this.follow(github, found?.number ?? Number(name));
    });
  }

  private async follow(github: GitHub, number: number): Promise<void> {
    const proposal = await readProposal(github, number);
    const {state, head, published} = proposal;
    const check = await readCheck(github, published ?? head);
    const liveSince = published ? await this.liveSince(github, published) : undefined;
    const phase = phaseOf(proposal, check.state, Boolean(liveSince));
    const followed: Followed = {...proposal, phase, report: check.address, liveSince};
    const isMine = proposal.isOwn && proposal.login === this.state.login;
    const others = this.state.own.filter((one) => one.number !== number);
    const own = isMine && state === 'open' ? [followed, ...others] : others;
    this.set({followed, own, waits: this.state.waits && this.state.followed?.number === number});
    if (isMine) this.keep({...this.kept, number: state === 'closed' ? undefined : number});
    if (isMine && state === 'open' && this.shown.head !== head) {
      const {files} = await readChanged(github, this.known ?? this.site.branch, head);
      this.workspace.setProposed(await readFiles(github, head, files));
      this.shown = {number, head};
    }
    if (state === 'published' && this.state.isSignedIn) await this.refresh(github);
    if (state !== 'open' && this.shown.number === number) {
      this.workspace.setProposed({});
      this.shown = {};
    }
    if (this.state.waits && phase === 'green') await this.publishNow(github, followed);
  }

  /** Since when visitors see a published commit; undefined if they don't yet. */
  private async liveSince(github: GitHub, published: string): Promise<Date | undefined> {
    const address = `${this.addresses.live}?${Date.now()}`;
    const answer = await fetch(address, {cache: 'no-cache'}).catch(() => undefined);
    const live = answer?.ok ? (await answer.text()).trim() : '';
    if (!answer || !/^[0-9a-f]{40}$/.test(live)) return undefined;
    if (live !== published && !(await readChanged(github, published, live)).isPart) return undefined;
    return new Date(answer.headers.get('last-modified') ?? Date.now());
  }

  /** Looks what has become of the proposal, while somebody sees it. Without a key GitHub answers only 60 times an hour. */
  async look(): Promise<void> {
    const {followed, busy, isSignedIn} = this.state;
    if (!followed || !MOVING.includes(followed.phase) || !isSignedIn || busy) return;
    if (document.visibilityState === 'visible')
      await this.run(undefined, (github) => this.follow(github, followed.number));
  }

  /** Publishes the proposal, now or as soon as its check is green. */
  async publish(): Promise<void> {
    const {followed, waits} = this.state;
    if (followed?.phase === 'green') await this.run('Publishing…', (github) => this.publishNow(github, followed));
    else this.set({waits: !waits, failure: undefined});
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
    await this.follow(github, followed.number);
  }

  /** Proposes the files as they were before a published proposal. */
  async undo({number, title, published = ''}: Proposal): Promise<void> {
    let files: string[] = [];
    await this.run('Looking up what was there before…', async (github) => {
      const commit = {commit_sha: published};
      const {parents} = await github.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', commit);
      const [{sha}] = parents;
      const {files: changed} = await readChanged(github, sha, published);
      if (changed.some((file) => this.workspace.isChanged(file))) {
        throw new Failure('other', 'You have changed the same page since. Propose that or throw it away first.');
      }
      const [from, to] = await Promise.all([published, sha].map((at) => readFiles(github, at, changed)));
      this.workspace.adopt(from, to);
      files = changed;
    });
    if (files.length > 0) await this.propose(`Undo #${number}: ${title}`, {only: files});
  }

  /** Saves all changes on this machine, with `npm start`. What has changed on the disk meanwhile is merged first. */
  async save(): Promise<void> {
    await this.run('Saving…', async () => {
      for (;;) {
        const {changes} = this.workspace;
        const current = await saveFiles(this.addresses.save, changes);
        if (!current) {
          // This tab goes on with what it has: it isn't loaded again.
          const saved = Object.fromEntries(changes.map(({file, content}) => [file, content]));
          this.workspace.setProposed({...this.workspace.proposed, ...saved});
          return this.workspace.finish(saved);
        }
        this.workspace.rebase(current);
        if (this.workspace.changes.some(({theirs}) => theirs !== undefined)) return undefined;
      }
    });
  }
}
