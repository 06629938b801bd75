/** The repository's files, its commits, and its proposals, which GitHub calls pull requests. */
import type {Endpoints} from '@octokit/types';
import type {Failure, GitHub} from './api';

/** A proposal, as GitHub describes it. */
export type Pull = Endpoints['GET /repos/{owner}/{repo}/pulls/{pull_number}']['response']['data'];

/** One of its workflows at work on a commit. */
export type Run = Endpoints['GET /repos/{owner}/{repo}/actions/runs']['response']['data']['workflow_runs'][number];

/** What a file holds: a text, a picture's bytes, or null for no file. */
export type Content = string | Uint8Array<ArrayBuffer> | null;

export type Files = Readonly<Record<string, Content>>;

export const isSame = (one: Content | undefined, other: Content | undefined): boolean =>
  one instanceof Uint8Array && other instanceof Uint8Array
    ? one.length === other.length && one.every((byte, at) => byte === other[at])
    : one === other;

/** Whose key it is, what that person may do here, the branch that is published, and its newest commit. */
export async function readNewest(github: GitHub) {
  const {viewer, repository} = await github.graphql<{
    viewer: {login: string};
    repository: {viewerPermission: string; defaultBranchRef: {name: string; target: {oid: string}}};
  }>(`query($owner: String!, $name: String!) {
    viewer { login }
    repository(owner: $owner, name: $name) { viewerPermission defaultBranchRef { name target { oid } } }
  }`);
  const {viewerPermission, defaultBranchRef} = repository;
  const mayWrite = ['ADMIN', 'MAINTAIN', 'WRITE'].includes(viewerPermission);
  return {...viewer, mayWrite, branch: defaultBranchRef.name, commit: defaultBranchRef.target.oid};
}

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** These files at a commit. It works without a key too. */
export async function readFiles(github: GitHub, commit: string, files: string[]): Promise<Files> {
  if (files.length === 0) return {};
  const all = {tree_sha: commit, recursive: '1'};
  const {tree} = await github.rest('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', all);
  const contents = files.map(async (file): Promise<[string, Content]> => {
    const file_sha = tree.find(({path}) => path === file)?.sha;
    if (!file_sha) return [file, null];
    const {content} = await github.rest('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {file_sha});
    const bytes = toBytes(content);
    return [file, file.startsWith('pictures/') ? bytes : new TextDecoder().decode(bytes)];
  });
  return Object.fromEntries(await Promise.all(contents));
}

/** The newest commit of a branch; undefined if there is no such branch. */
export async function readBranch(github: GitHub, branch: string): Promise<string | undefined> {
  try {
    return (await github.rest('GET /repos/{owner}/{repo}/git/ref/{ref}', {ref: `heads/${branch}`})).object.sha;
  } catch (error) {
    if ((error as Failure).status !== 404) throw error;
    return undefined;
  }
}

/**
 * Makes one commit of all these files, on top of the last of `parents`: a branch's next one, or its first. If somebody
 * else was faster, it throws a `Failure` of status 409.
 */
export async function commit(
  github: GitHub,
  {branch, isNew, parents}: {branch: string; isNew: boolean; parents: string[]},
  message: string,
  files: Files,
): Promise<void> {
  const [below] = parents.slice(-1);
  const {tree} = await github.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {commit_sha: below});
  const entries = Object.entries(files).map(async ([path, content]) => {
    const entry = {path, mode: '100644', type: 'blob'} as const;
    if (typeof content === 'string') return {...entry, content};
    if (content === null) return {...entry, sha: null};
    const picture = {content: toBase64(content), encoding: 'base64'};
    return {...entry, sha: (await github.rest('POST /repos/{owner}/{repo}/git/blobs', picture)).sha};
  });
  const changed = {base_tree: tree.sha, tree: await Promise.all(entries)};
  const made = await github.rest('POST /repos/{owner}/{repo}/git/trees', changed);
  const {sha} = await github.rest('POST /repos/{owner}/{repo}/git/commits', {message, tree: made.sha, parents});
  // Only now anything can be seen of it. Nothing is overwritten by force.
  if (isNew) await github.rest('POST /repos/{owner}/{repo}/git/refs', {ref: `refs/heads/${branch}`, sha});
  else await github.rest('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {ref: `heads/${branch}`, sha, force: false});
}

/** The files that differ between two commits, and the one at which these parted. */
export async function readChanged(github: GitHub, base: string, head: string) {
  const basehead = `${base}...${head}`;
  const compared = await github.rest('GET /repos/{owner}/{repo}/compare/{basehead}', {basehead});
  const files = compared.files?.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]) ?? [];
  const isPart = compared.status === 'ahead' || compared.status === 'identical';
  return {began: compared.merge_base_commit.sha, files: [...new Set(files)], isPart};
}

/** Proposals, the newest first: all that are open, or whatever became of those of a branch. */
export async function listPulls(github: GitHub, branch?: string) {
  const query = branch ? {head: `${github.owner}:${branch}`, state: 'all' as const} : {per_page: 100};
  return github.rest('GET /repos/{owner}/{repo}/pulls', query);
}

/** What GitHub's machines do with a commit: its check, or its publication. */
export async function readRuns(github: GitHub, commit: string): Promise<Run[]> {
  return (await github.rest('GET /repos/{owner}/{repo}/actions/runs', {head_sha: commit, per_page: 100})).workflow_runs;
}
