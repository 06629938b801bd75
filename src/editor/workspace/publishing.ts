/**
 * Takes changes to visitors: signing in, proposing, following proposals, publishing and withdrawing them, and undoing
 * what was published. A failure leaves the changes as they are, and the next press continues where this one
 * stopped.
 */
import {Failure, type GitHub} from '../github/api';
import {keepKey, signIn} from '../github/key';
import {Following} from './following';
import {Ground} from './ground';
import {without} from './kept';
import {isOpen, isOurs, type Proposal} from './proposal';
import {save} from './saving';
import {Sending} from './sending';
import {Session, type Site} from './session';
import type {Workspace} from './workspace';

export type {Listed, PublishingState} from './session';

const POLL = 15_000;
const UNSENT = 'You have changes that aren’t sent. Propose them or throw them away first.';
const TAKES_NO_MORE =
  'Nothing can be added to this proposal here: it is closed, or it isn’t only pages, facts and pictures.';

export class Publishing extends Session {
  private readonly ground: Ground;
  private readonly following: Following;
  private readonly sending: Sending;

  constructor(
    site: Site,
    private readonly workspace: Workspace,
    /** The editor's own in full, where the site says which commit it is built from, and where `npm start` saves. */
    private readonly addresses: Record<'editor' | 'live' | 'save', string>,
  ) {
    super(site);
    this.ground = new Ground(this, workspace);
    this.following = new Following(this, addresses.live);
    this.sending = new Sending(this, workspace, this.ground, this.following, addresses.editor);
  }

  /** Loads the newest texts and the last proposal, then keeps checking. Returns a function that stops it. */
  start(): () => void {
    const {isSignedIn} = this.state;
    // Without a key, this build is the newest version: changes made in an older one go on top of it.
    if (!isSignedIn) this.workspace.update({});
    else void this.show();
    const timer = setInterval(() => void this.look(), POLL);
    return () => clearInterval(timer);
  }

  // Looking

  /** Shows a proposal, by its number or its branch, beside the last one that was sent. */
  async show(name?: string): Promise<void> {
    const {kept} = this.state;
    if (kept.sent && kept.seenLive === kept.sent && kept.sent !== this.state.followed?.pull.number)
      this.keep({sent: undefined});
    await this.run('Looking…', async (github) => {
      // First of all, whose key it is: what was kept may be somebody else's.
      if (this.state.isSignedIn && !name) await this.ground.readNewest(github);
      const number = name ? await this.numberOf(github, name) : this.state.kept.sent;
      if (number !== undefined) this.set({followed: await this.following.refresh(github, number)});
      const {continued} = this.state.kept;
      if (continued && continued !== number) await this.following.refresh(github, continued);
      if (this.state.isSignedIn && !name) await this.ground.showGround(github);
    });
  }

  /** The number of a proposal that an address names by its number or its branch. GitHub has no proposal 0. */
  private async numberOf(github: GitHub, name: string): Promise<number> {
    if (/^\d+$/.test(name)) return Number(name);
    const pull = await github.findPull(name);
    return pull?.number ?? 0;
  }

  /** Lists all open proposals and those published last, and finds out how far each has come. */
  async list(): Promise<void> {
    await this.run('Looking…', (github) => this.following.list(github));
    for (const {number} of this.state.open ?? [])
      await this.run(undefined, async (github) => void (await this.following.refresh(github, number)));
  }

  /** Checks on proposals while the tab is visible. Without a key GitHub answers only 60 times an hour. */
  async look(): Promise<void> {
    const {followed, busy, isSignedIn, kept, proposals} = this.state;
    if (!isSignedIn || busy || document.hidden) return;
    const watched = [followed?.pull.number, kept.sent, ...Object.keys(kept.waiting).map(Number)];
    const numbers = [...new Set(watched.filter((one) => one !== undefined))];
    // One that was closed may be reopened on GitHub.
    for (const number of numbers.filter((one) => proposals[one]?.state !== 'live')) {
      await this.run(undefined, async (github) => {
        const proposal = await this.following.refresh(github, number);
        if (number === kept.sent) await this.ground.showGround(github);
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
    this.ground.reset();
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
    await this.run('Sending…', (github) => this.sending.send(github, title));
  }

  /** Shows an open proposal as if it were published: what is changed and proposed from now on is added to it. */
  async continue(number: number): Promise<void> {
    await this.run('Looking…', async (github) => {
      const proposal = await this.following.refresh(github, number);
      if (!isOpen(proposal) || !isOurs(proposal)) throw new Failure(TAKES_NO_MORE);
      this.keep({continued: number, joined: undefined});
      await this.ground.showGround(github);
    });
  }

  /** Goes on from what is published. What isn't sent stays a change. */
  async leave(): Promise<void> {
    this.keep({continued: undefined, joined: undefined});
    await this.run('Looking…', (github) => this.ground.showGround(github));
  }

  /** Adds what was published meanwhile to a proposal, which is then checked anew. */
  async join(number: number): Promise<void> {
    await this.run('Sending…', async (github) => {
      if (this.workspace.changes.length > 0 && this.state.kept.continued !== number) throw new Failure(UNSENT);
      this.keep({continued: number});
      await this.sending.send(github, 'Bring in what was published meanwhile');
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
      const now = await this.following.refresh(github, number);
      if (this.waits(now) && now.state === 'ready') await this.merge(github, now);
    });
  }

  private async merge(github: GitHub, {pull: {number, head}}: Proposal): Promise<void> {
    this.keep({waiting: without(this.state.kept.waiting, number)});
    this.following.move(number, 'merging');
    const merge = {pull_number: number, sha: head.sha, merge_method: 'squash'} as const;
    const merged = github.rest('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', merge);
    const answer = await merged.catch((failure: Failure) => failure);
    if (answer instanceof Failure) this.following.move(number, 'checking');
    else this.keep({published: {...this.state.kept.published, [number]: answer.sha}});
    // Even without an answer it may have been published, or somebody else has done it.
    const {pull} = await this.following.refresh(github, number);
    if (number === this.state.kept.sent) await this.ground.showGround(github);
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
      await this.ground.adopt(github, files, commit_sha, before, await this.ground.readNewest(github));
      if (!this.workspace.hasConflict) await this.sending.send(github, `Undo #${number}: ${pull.title}`);
    });
  }

  /** Closes a proposal; `areKept`: its changes become changes that aren't sent. */
  async withdraw(number: number, areKept = false): Promise<void> {
    await this.run('Withdrawing…', async (github) => {
      const proposal = await this.following.refresh(github, number);
      // Somebody else has published or closed it meanwhile, or the answer was lost before.
      if (!isOpen(proposal)) return;
      const {sha} = proposal.pull.head;
      const newest = await this.ground.readNewest(github);
      const began = await github.readParting(newest, sha);
      if (areKept) await this.ground.adopt(github, await github.readChanged(began, sha), began, sha, newest);
      // What isn't sent has other words in the same place: somebody has to choose first.
      if (areKept && this.state.kept.joined !== sha) return;
      const close = {pull_number: number, state: 'closed'} as const;
      await github.rest('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', close);
      await this.following.refresh(github, number);
      this.keep({joined: undefined});
      await this.ground.showGround(github);
    });
  }

  /** Saves all changes on this machine, with `npm start`: all files or none. */
  async save(): Promise<void> {
    await this.run('Saving…', () => save(this.workspace, this.addresses.save));
  }
}
