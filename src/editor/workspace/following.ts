/** Follows proposals: asks GitHub how far each has come, and forgets what is over. */
import type {GitHub, Pull} from '../github/api';
import {without} from './kept';
import {
  canBecome,
  isOpen,
  isSettled,
  type Live,
  moved,
  type Proposal,
  type State,
  seenOpen,
  seenPublished,
} from './proposal';
import type {Listed, Session} from './session';

/** How many of the proposals that were published last are listed. */
const LAST = 10;

/** A proposal as GitHub lists it; whoever sent it may have left GitHub since. */
type ListedPull = Omit<Listed, 'login'> & {user: Pull['user'] | null};

const listed = ({number, title, created_at, merged_at, user}: ListedPull): Listed => ({
  number,
  title,
  created_at,
  merged_at,
  login: user?.login,
});

export class Following {
  /** The files that each commit of a proposal changes. */
  private readonly changed = new Map<string, string[]>();

  constructor(
    private readonly session: Session,
    /** Where the site says which commit visitors get. */
    private readonly liveAddress: string,
  ) {}

  private learn(proposal: Proposal): void {
    const {number} = proposal.pull;
    const proposals = {...this.session.state.proposals, [number]: proposal};
    const isFollowed = this.session.state.followed?.pull.number === number;
    this.session.set({proposals, ...(isFollowed && {followed: proposal})});
  }

  /** Takes a proposal on to another state, if there is a way. */
  move(number: number, to: State): void {
    const proposal = this.session.state.proposals[number];
    if (proposal) this.learn({...proposal, state: moved(proposal.state, to), reason: undefined});
  }

  /** The files that a proposal changes, since it parted from what is published. */
  private async readFilesOf(github: GitHub, {head, base}: Pull): Promise<string[]> {
    const asked = this.changed.get(head.sha);
    if (asked) return asked;
    const files = await github.readChanged(await github.readParting(base.ref, head.sha), head.sha);
    this.changed.set(head.sha, files);
    return files;
  }

  /** Since when visitors see a published commit, and which one they see. */
  private async readLive(github: GitHub, published: string): Promise<Live | undefined> {
    const answer = await fetch(`${this.liveAddress}?${Date.now()}`, {cache: 'no-cache'}).catch(() => undefined);
    const commit = answer?.ok ? (await answer.text()).trim() : '';
    if (!answer || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
    const has = (await github.readParting(published, commit)) === published;
    return {has, commit, since: new Date(answer.headers.get('last-modified') ?? Date.now())};
  }

  private async seePublished(github: GitHub, pull: Pull): Promise<Omit<Proposal, 'pull'>> {
    const {number, merged_at, merge_commit_sha} = pull;
    const published = this.session.state.kept.published[number] ?? merge_commit_sha ?? '';
    const query = {branch: this.session.site.branch, per_page: 100};
    const {workflow_runs} = await github.rest('GET /repos/{owner}/{repo}/actions/runs', query);
    const live = await this.readLive(github, published);
    return {...seenPublished(published, merged_at ?? '', workflow_runs, live), files: []};
  }

  private async seeOpen(github: GitHub, pull: Pull): Promise<Omit<Proposal, 'pull'>> {
    const {number, head} = pull;
    const {before} = this.session.state.kept;
    if (before[number] === head.sha) return {state: 'sent', files: this.session.state.proposals[number]?.files ?? []};
    if (before[number]) this.session.keep({before: without(before, number)});
    const query = {head_sha: head.sha, per_page: 100};
    const {workflow_runs} = await github.rest('GET /repos/{owner}/{repo}/actions/runs', query);
    const files = await this.readFilesOf(github, pull);
    return {...seenOpen(pull, workflow_runs, files), files};
  }

  /** Asks GitHub how far a proposal has come. */
  async refresh(github: GitHub, number: number): Promise<Proposal> {
    const pull = await github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', {pull_number: number});
    const see = async () => {
      if (pull.merged_at) return this.seePublished(github, pull);
      return pull.state === 'closed' ? {state: 'closed' as const, files: []} : this.seeOpen(github, pull);
    };
    const seen = {pull, ...(await see())};
    const last = this.session.state.proposals[number];
    const isOutdated = last !== undefined && !canBecome(last.state, seen.state);
    const proposal = isOutdated ? last : seen;
    // Nothing is learnt for somebody who has signed out meanwhile.
    if (github === this.session.github) {
      this.learn(proposal);
      this.tidy(proposal);
    }
    return proposal;
  }

  /** Forgets what is over: of a proposal that isn't open any more, or that has another commit than was seen. */
  private tidy(proposal: Proposal): void {
    const {sent, continued, waiting, published} = this.session.state.kept;
    const {number, head} = proposal.pull;
    const open = this.session.state.open?.filter((one) => one.number !== number || isOpen(proposal));
    if (open?.length !== this.session.state.open?.length) this.session.set({open});
    // Never publish what was changed after somebody read it.
    if (number in waiting && (!isOpen(proposal) || (waiting[number] !== head.sha && proposal.state !== 'sent')))
      this.session.keep({waiting: without(waiting, number)});
    if (isOpen(proposal)) return;
    if (continued === number) this.session.keep({continued: undefined, joined: undefined});
    if (proposal.state === 'closed' && sent === number) this.session.keep({sent: undefined});
    if (proposal.state === 'live' && sent === number) this.session.keep({seenLive: number});
    if (isSettled(proposal) && number in published) this.session.keep({published: without(published, number)});
  }

  /** Lists all open proposals and those published last. */
  async list(github: GitHub): Promise<void> {
    const base = this.session.site.branch;
    const open = await github.rest('GET /repos/{owner}/{repo}/pulls', {base, per_page: 100});
    const query = {base, state: 'closed', sort: 'updated', direction: 'desc', per_page: 3 * LAST} as const;
    const closed = await github.rest('GET /repos/{owner}/{repo}/pulls', query);
    const published = closed.filter(({merged_at}) => merged_at).slice(0, LAST);
    this.session.set({open: open.map(listed), published: published.map(listed)});
  }
}
