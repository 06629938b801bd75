/** Proposals, which GitHub calls pull requests: making, finding, checking and publishing them. */
import type {Endpoints} from '@octokit/types';
import type {Failure, GitHub} from './api';

export interface Proposal {
  number: number;
  title: string;
  /** Who made it. */
  login: string;
  branch: string;
  /** Its newest commit. */
  head: string;
  /** Whether its branch is in this repository, so that more can be added to it. */
  isOwn: boolean;
  state: 'open' | 'closed' | 'published';
  /** The commit that published it. */
  published?: string;
  /** Whether it conflicts with what was published meanwhile. */
  conflicts: boolean;
  address: string;
}

type One = Endpoints['GET /repos/{owner}/{repo}/pulls/{pull_number}']['response']['data'];
type Listed = Endpoints['GET /repos/{owner}/{repo}/pulls']['response']['data'][number];

const proposalIn = ({repository}: GitHub, pull: One | Listed): Proposal => ({
  number: pull.number,
  title: pull.title,
  login: pull.user?.login ?? '',
  branch: pull.head.ref,
  head: pull.head.sha,
  isOwn: pull.head.repo?.full_name === repository,
  state: pull.merged_at ? 'published' : pull.state === 'open' ? 'open' : 'closed',
  published: (pull.merged_at && pull.merge_commit_sha) || undefined,
  conflicts: 'mergeable_state' in pull && pull.mergeable_state === 'dirty',
  address: pull.html_url,
});

export async function readProposal(github: GitHub, number: number): Promise<Proposal> {
  return proposalIn(github, await github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', {pull_number: number}));
}

/** All open proposals, the newest first; of a branch, closed and published ones, too. */
export async function listProposals(github: GitHub, branch?: string): Promise<Proposal[]> {
  const query = branch ? {head: `${github.owner}:${branch}`, state: 'all' as const} : {per_page: 100};
  return (await github.rest('GET /repos/{owner}/{repo}/pulls', query)).map((pull) => proposalIn(github, pull));
}

/** Proposes what a branch holds. If it has been proposed already, finds that proposal. `body` is its text on GitHub. */
export async function propose(
  github: GitHub,
  pull: {head: string; base: string; title: string; body: string},
): Promise<Proposal> {
  try {
    return proposalIn(github, await github.rest('POST /repos/{owner}/{repo}/pulls', pull));
  } catch (error) {
    const [found] = (error as Failure).kind === 'invalid' ? await listProposals(github, pull.head) : [];
    if (found) return found;
    throw error;
  }
}

/** How the runs of a commit stand: its check, or its publication. `address` leads to the one that says why. */
export interface Check {
  state: 'running' | 'green' | 'red';
  address?: string;
}

/** A run is listed a little after its commit: until then it counts as running. */
export async function readCheck(github: GitHub, commit: string): Promise<Check> {
  const query = {head_sha: commit, per_page: 100};
  const runs = (await github.rest('GET /repos/{owner}/{repo}/actions/runs', query)).workflow_runs;
  const isDone = runs.length > 0 && runs.every(({status}) => status === 'completed');
  const bad = runs.find(({conclusion}) => !['success', 'skipped', 'neutral', null].includes(conclusion));
  if (bad) return {state: 'red', address: bad.html_url};
  return {state: isDone ? 'green' : 'running'};
}

/** Publishes a proposal, if it is still at this commit. */
export async function publish(github: GitHub, {number, head}: Pick<Proposal, 'number' | 'head'>): Promise<void> {
  const merge = {pull_number: number, sha: head, merge_method: 'squash' as const};
  await github.rest('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', merge);
}
