/** The repository's files, its commits, and its proposals, which GitHub calls pull requests. */
import type {Endpoints} from '@octokit/types';
import {normalize} from '../../content/source';
import type {GitHub} from './api';

/** A proposal, as GitHub describes it. */
export type Pull = Endpoints['GET /repos/{owner}/{repo}/pulls/{pull_number}']['response']['data'];

/** What one of GitHub's machines does with a commit: checks it, or publishes it. */
export type Run = Endpoints['GET /repos/{owner}/{repo}/actions/runs']['response']['data']['workflow_runs'][number];

/** What a file holds: a text, a picture's bytes, or null for no file. */
export type Content = string | Uint8Array<ArrayBuffer> | null;

export type Files = Readonly<Record<string, Content>>;

export const isSame = (one: Content | undefined, other: Content | undefined): boolean =>
  one instanceof Uint8Array && other instanceof Uint8Array
    ? one.length === other.length && one.every((byte, at) => byte === other[at])
    : one === other;

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
    const read = () => github.rest('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {file_sha});
    const bytes = github.blobs.get(file_sha) ?? toBytes((await read()).content);
    github.blobs.set(file_sha, bytes);
    return [file, file.startsWith('pictures/') ? bytes : normalize(new TextDecoder().decode(bytes))];
  });
  return Object.fromEntries(await Promise.all(contents));
}

/** The newest commit of a branch. Throws a `Failure` of status 404 if there is no such branch. */
export const readHead = async (github: GitHub, branch: string): Promise<string> =>
  (await github.rest('GET /repos/{owner}/{repo}/git/ref/{ref}', {ref: `heads/${branch}`})).object.sha;

/** GitHub's name for a picture, which is sent if it hasn't been. */
async function nameOf(github: GitHub, picture: Uint8Array<ArrayBuffer>): Promise<string> {
  const [known] = [...github.blobs].find(([, bytes]) => bytes === picture) ?? [];
  if (known) return known;
  const blob = {content: toBase64(picture), encoding: 'base64'};
  const {sha} = await github.rest('POST /repos/{owner}/{repo}/git/blobs', blob);
  github.blobs.set(sha, picture);
  return sha;
}

/**
 * Makes one commit of what is published at `base` with these files, and returns it: the next one of a branch after its
 * `tip`, or its first. If somebody else was faster, it throws a `Failure` of status 409.
 */
export async function commit(
  github: GitHub,
  {branch, tip, base}: {branch: string; tip?: string; base: string},
  message: string,
  files: Files,
): Promise<string> {
  const before = await github.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {commit_sha: base});
  const entries = Object.entries(files).map(async ([path, content]) => {
    const entry = {path, mode: '100644', type: 'blob'} as const;
    if (typeof content === 'string') return {...entry, content};
    return {...entry, sha: content && (await nameOf(github, content))};
  });
  const changed = {base_tree: before.tree.sha, tree: await Promise.all(entries)};
  const {sha: tree} = entries.length ? await github.rest('POST /repos/{owner}/{repo}/git/trees', changed) : before.tree;
  const parents = tip ? [tip, base] : [base];
  const {sha} = await github.rest('POST /repos/{owner}/{repo}/git/commits', {message, tree, parents});
  // Only now anything can be seen of it. Nothing is overwritten by force.
  const ref = `heads/${branch}`;
  if (tip) await github.rest('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {ref, sha, force: false});
  else await github.rest('POST /repos/{owner}/{repo}/git/refs', {ref: `refs/${ref}`, sha});
  return sha;
}

/** The files that differ between two commits, and the one at which these parted. */
export async function readChanged(github: GitHub, base: string, head: string) {
  const basehead = `${base}...${head}`;
  const compared = await github.rest('GET /repos/{owner}/{repo}/compare/{basehead}', {basehead});
  const files = compared.files?.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]) ?? [];
  const isPart = compared.status === 'ahead' || compared.status === 'identical';
  return {began: compared.merge_base_commit.sha, files: [...new Set(files)], isPart};
}

/** The newest proposal of a branch, whatever became of it. */
export async function findPull(github: GitHub, branch: string) {
  const query = {head: `${github.owner}:${branch}`, state: 'all'} as const;
  const [pull] = await github.rest('GET /repos/{owner}/{repo}/pulls', query);
  return pull as typeof pull | undefined;
}
