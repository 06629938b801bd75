/** Proposals, which GitHub calls pull requests: making, finding, following and publishing them. */
import type {Endpoints} from '@octokit/types';
import type {GitHub} from './client';
import type {Failure} from './errors';

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
  ...(pull.merged_at && pull.merge_commit_sha && {published: pull.merge_commit_sha}),
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

/** How the check of a commit stands, or its publication. `address` leads to the run that says why. */
export interface Check {
  state: 'running' | 'green' | 'red';
  address?: string;
}

const GOOD = ['success', 'skipped', 'neutral'];

/** A run is listed a little after its commit: until then it counts as running. */
export async function readCheck(github: GitHub, commit: string): Promise<Check> {
  const query = {head_sha: commit, per_page: 100};
  const runs = (await github.rest('GET /repos/{owner}/{repo}/actions/runs', query)).workflow_runs;
  const bad = runs.find(({status, conclusion}) => status === 'completed' && !GOOD.includes(conclusion ?? ''));
  if (bad) return {state: 'red', address: bad.html_url};
  return {state: runs.length > 0 && runs.every(({status}) => status === 'completed') ? 'green' : 'running'};
}

/** Publishes a proposal, if it is still at this commit. Returns the commit that publishes it. */
export async function publish(github: GitHub, {number, head}: Pick<Proposal, 'number' | 'head'>): Promise<string> {
  const merge = {pull_number: number, sha: head, merge_method: 'squash' as const};
  return (await github.rest('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', merge)).sha;
}

/** The files that differ between a published commit and another one, and the commit at which these two parted. */
export async function readChanged(github: GitHub, base: string, head: string) {
  const basehead = `${base}...${head}`;
  const compared = await github.rest('GET /repos/{owner}/{repo}/compare/{basehead}', {basehead});
  const files = compared.files?.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]) ?? [];
  const isPart = compared.status === 'ahead' || compared.status === 'identical';
  return {began: compared.merge_base_commit.sha, files: [...new Set(files)], isPart};
}

/** A published version of a file. */
export interface Version {
  commit: string;
  title: string;
  /** Who published it. */
  name: string;
  /** When, as GitHub writes dates: 2026-11-22T06:00:00Z. */
  date: string;
}

/** The published versions of a file, the newest first. */
export async function readHistory(github: GitHub, branch: string, path: string): Promise<Version[]> {
  const found = await github.rest('GET /repos/{owner}/{repo}/commits', {sha: branch, path, per_page: 50});
  return found.map(({sha, commit, author}) => {
    const [title] = commit.message.split('\n');
    const name = commit.author?.name ?? author?.login ?? '';
    return {commit: sha, title, name, date: commit.committer?.date ?? ''};
  });
}
