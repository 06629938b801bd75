/** Reading the repository's files, and making commits. */
import type {Failure, GitHub} from './api';

/** What a file holds: a text, a picture's bytes, or null for no file. */
export type Content = string | Uint8Array<ArrayBuffer> | null;

export type Files = Readonly<Record<string, Content>>;

export const isSame = (one: Content | undefined, other: Content | undefined): boolean =>
  one instanceof Uint8Array && other instanceof Uint8Array
    ? one.length === other.length && one.every((byte, at) => byte === other[at])
    : one === other;

export interface Newest {
  /** Whose key it is. */
  login: string;
  mayWrite: boolean;
  /** The branch that is published, and its newest commit. */
  branch: string;
  commit: string;
}

/** What GitHub doesn't find is undefined. */
const ifFound = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  result.catch((error: Failure) => {
    if (error.kind !== 'missing') throw error;
    return undefined;
  });

/** Whose key it is, what that person may do here, and what was published last. */
export async function readNewest(github: GitHub): Promise<Newest> {
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

async function readFile(github: GitHub, commit: string, path: string): Promise<Content> {
  const file = await ifFound(github.rest('GET /repos/{owner}/{repo}/contents/{path}', {path, ref: commit}));
  if (!file || Array.isArray(file) || file.type !== 'file') return null;
  // Of a file above 1 MB only the number comes along.
  const {content} = file.content
    ? file
    : await github.rest('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {file_sha: file.sha});
  const bytes = toBytes(content);
  return path.startsWith('pictures/') ? bytes : new TextDecoder().decode(bytes);
}

/** These files at a commit. It works without a key too. */
export async function readFiles(github: GitHub, commit: string, files: string[]): Promise<Files> {
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(github, commit, file)] as const)),
  );
}

/** The newest commit of a branch; undefined if there is no such branch. */
export async function readBranch(github: GitHub, branch: string): Promise<string | undefined> {
  return (await ifFound(github.rest('GET /repos/{owner}/{repo}/git/ref/{ref}', {ref: `heads/${branch}`})))?.object.sha;
}

/** Where a commit goes: on top of `parents`, with the files of the last one, as the next of a branch or its first. */
export interface Place {
  branch: string;
  isNew: boolean;
  parents: string[];
}

/** Makes one commit of all these files. If somebody else was faster, it throws a `Failure` of kind `changed`. */
export async function commit(github: GitHub, {branch, isNew, parents}: Place, message: string, files: Files) {
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
  return found.map(({sha, commit: {message, author, committer}}) => {
    return {commit: sha, title: message.split('\n')[0], name: author?.name ?? '', date: committer?.date ?? ''};
  });
}
