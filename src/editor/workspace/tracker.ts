/** Asks GitHub how far proposals have come, and forgets what is over. */
import {entriesOf, type GitHub, type Pull, type Run, TIMEOUT} from '../github/api';
import {continuedNumber} from './keptProgress';
import {
  canBecome,
  isOpen,
  isSettled,
  type Live,
  nextState,
  type Proposal,
  type State,
  stateOfOpen,
  stateOfPublished,
} from './proposal';
import type {Listed, Session} from './session';

/** How many published proposals are listed. */
const LISTED_PUBLISHED = 10;

/** A proposal as GitHub lists it; whoever sent it may have left GitHub since. */
type ListedPull = Omit<Listed, 'login'> & {user: Pull['user'] | null};

const listed = ({number, title, created_at, merged_at, user}: ListedPull): Listed => ({
  number,
  title,
  created_at,
  merged_at,
  login: user?.login,
});

export class ProposalTracker {
  /** The files that each commit of a proposal changes, so that they are read once. */
  private readonly filesOf = new Map<string, string[]>();

  constructor(
    private readonly session: Session,
    /** Where the site says which commit visitors get. */
    private readonly liveAddress: string,
  ) {}

  /** Moves a proposal to another state, if the table of transitions allows it. */
  move(number: number, to: State): void {
    const proposal = this.session.state.proposals[number];
    if (proposal) this.session.learn({...proposal, state: nextState(proposal.state, to), reason: undefined});
  }

  /** The files that a proposal changes, compared with the commit that it began from. */
  private async readFilesOf(github: GitHub, {head, base}: Pull): Promise<string[]> {
    const known = this.filesOf.get(head.sha);
    if (known) return known;
    const parting = await github.readParting(base.ref, head.sha);
    const files = await github.readChanged(parting, head.sha);
    this.filesOf.set(head.sha, files);
    return files;
  }

  /** The runs of workflows for one commit, or on a branch since a time. */
  private async readRuns(
    github: GitHub,
    query: {head_sha: string} | {branch: string; created: string},
  ): Promise<Run[]> {
    const route = 'GET /repos/{owner}/{repo}/actions/runs';
    const runs: Run[] = [];
    for await (const run of entriesOf(async (page) => (await github.rest(route, {...query, ...page})).workflow_runs))
      runs.push(run);
    return runs;
  }

  /** Which commit visitors see, since when, and whether the published one is in it. Undefined if the site doesn't say. */
  private async readLive(github: GitHub, published: string): Promise<Live | undefined> {
    const signal = AbortSignal.timeout(TIMEOUT);
    const address = `${this.liveAddress}?${Date.now()}`;
    const response = await fetch(address, {cache: 'no-cache', signal}).catch(() => undefined);
    // The line may drop within the answer, too.
    const commit = response?.ok ? (await response.text().catch(() => '')).trim() : '';
    if (!response || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
    const has = (await github.readParting(published, commit)) === published;
    return {has, commit, since: new Date(response.headers.get('last-modified') ?? Date.now())};
  }

  private async readPublished(github: GitHub, pull: Pull): Promise<Omit<Proposal, 'pull'>> {
    const {number, merged_at, merge_commit_sha} = pull;
    const published = this.session.state.kept.published[number] ?? merge_commit_sha ?? '';
    const runs = await this.readRuns(github, {branch: this.session.site.branch, created: `>=${merged_at}`});
    const live = await this.readLive(github, published);
    return {...stateOfPublished(published, merged_at ?? '', runs, live), files: []};
  }

  private async readOpen(github: GitHub, pull: Pull): Promise<Omit<Proposal, 'pull'>> {
    const {number, head} = pull;
    const {before} = this.session.state.kept;
    const isOldCommit = before[number] === head.sha;
    if (isOldCommit) return {state: 'sent', files: this.session.state.proposals[number]?.files ?? []};
    this.session.noteShown(number);
    const runs = await this.readRuns(github, {head_sha: head.sha});
    const files = await this.readFilesOf(github, pull);
    return {...stateOfOpen(pull, runs, files), files};
  }

  private async read(github: GitHub, pull: Pull): Promise<Proposal> {
    if (pull.merged_at) return {pull, ...(await this.readPublished(github, pull))};
    if (pull.state === 'closed') return {pull, state: 'closed', files: []};
    return {pull, ...(await this.readOpen(github, pull))};
  }

  /** Asks GitHub how far a proposal has come. */
  async refresh(github: GitHub, number: number): Promise<Proposal> {
    const pull = await github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', {pull_number: number});
    const seen = await this.read(github, pull);
    const last = this.session.state.proposals[number];
    const isOutdated = last !== undefined && !canBecome(last.state, seen.state);
    const proposal = isOutdated ? last : seen;
    const isSamePerson = github === this.session.github;
    if (isSamePerson) {
      this.session.learn(proposal);
      this.tidy(proposal);
    }
    return proposal;
  }

  /** Forgets what is over: of a proposal that isn't open any more, or that has another commit than was seen. */
  private tidy(proposal: Proposal): void {
    const {kept} = this.session.state;
    const {sent, waiting} = kept;
    const {pull, state} = proposal;
    const {number, head} = pull;
    // Never publish what was changed after somebody read it.
    const isOtherCommit = waiting[number] !== head.sha && state !== 'sent';
    if (!isOpen(proposal) || isOtherCommit) this.session.stopWaiting(number);
    if (isOpen(proposal)) return;
    this.session.unlist(number);
    if (continuedNumber(kept) === number) this.session.stopContinuing();
    if (state === 'closed' && sent === number) this.session.forgetSent();
    if (state === 'live' && sent === number) this.session.noteSeenLive(number);
    if (isSettled(proposal)) this.session.forgetPublished(number);
  }

  /** Lists all open proposals and those published last. */
  async list(github: GitHub): Promise<void> {
    const base = this.session.site.branch;
    const read = (query: {state: 'open' | 'closed'; sort?: 'updated'; direction?: 'desc'}) =>
      entriesOf((page) => github.rest('GET /repos/{owner}/{repo}/pulls', {base, ...query, ...page}));
    const open: Listed[] = [];
    for await (const pull of read({state: 'open'})) open.push(listed(pull));
    const published: Listed[] = [];
    for await (const pull of read({state: 'closed', sort: 'updated', direction: 'desc'})) {
      if (pull.merged_at) published.push(listed(pull));
      if (published.length === LISTED_PUBLISHED) break;
    }
    this.session.showLists(open, published);
  }
}
