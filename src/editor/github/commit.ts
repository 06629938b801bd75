/** Reading files at a commit, and making commits. */
import type {GitHub} from './client';
import type {Failure} from './errors';

/** What somebody wants a file to be: a text, a picture's bytes, or null for none. */
export type Wanted = string | Uint8Array<ArrayBuffer> | null;

/** What a file is at a commit: its text, the number by which GitHub knows a picture, or null where there is none. */
export type Found = string | {oid: string} | null;

interface Blob {
  oid: string;
  text: string | null;
}

/** Asks for fields of the repository. */
async function query<Answer>(github: GitHub, fields: string[]): Promise<Answer> {
  const all = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`;
  return (await github.graphql<{repository: Answer}>(all)).repository;
}

/** What GitHub doesn't find, or what there is instead. */
export async function unlessMissing<Result, Instead>(result: Promise<Result>, instead: Instead) {
  return result.catch((error: Failure): Instead => {
    if (error.kind !== 'missing') throw error;
    return instead;
  });
}

const fromBase64 = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(words.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));

export const toBase64 = (content: string | Uint8Array): string =>
  btoa(
    Array.from(typeof content === 'string' ? new TextEncoder().encode(content) : content, (byte) =>
      String.fromCharCode(byte),
    ).join(''),
  );

/** All texts of these folders at a commit. */
export async function readFolders(github: GitHub, commit: string, folders: string[]): Promise<Record<string, string>> {
  const fields = folders.map(
    (folder, index) => `f${index}: object(expression: ${JSON.stringify(`${commit}:${folder}`)}) {
      ... on Tree { entries { path object { ... on Blob { oid text } } } }
    }`,
  );
  type Answer = Record<string, {entries: {path: string; object: Partial<Blob>}[]} | null>;
  const entries = Object.values(await query<Answer>(github, fields)).flatMap((folder) => folder?.entries ?? []);
  const texts = entries.flatMap(({path, object: {text}}) => (typeof text === 'string' ? [[path, text]] : []));
  return Object.fromEntries(texts);
}

/** One file at a commit, which works without a key too. */
async function readPublic(github: GitHub, commit: string, path: string): Promise<Found> {
  const file = await unlessMissing(
    github.rest('GET /repos/{owner}/{repo}/contents/{path}', {path, ref: commit}),
    undefined,
  );
  if (!file || Array.isArray(file) || file.type !== 'file') return null;
  return path.startsWith('pictures/') ? {oid: file.sha} : new TextDecoder().decode(fromBase64(file.content));
}

/** These files at a commit. */
export async function readFiles(github: GitHub, commit: string, files: string[]): Promise<Record<string, Found>> {
  if (files.length === 0) return {};
  if (!github.key) {
    const found = await Promise.all(files.map((file) => readPublic(github, commit, file)));
    return Object.fromEntries(files.map((file, index) => [file, found[index]]));
  }
  const fields = files.map((file, index) => {
    return `f${index}: object(expression: ${JSON.stringify(`${commit}:${file}`)}) { ... on Blob { oid text } }`;
  });
  const found = await query<Record<string, Blob | null>>(github, fields);
  const blobs = files.map((_file, index) => found[`f${index}`]);
  return Object.fromEntries(blobs.map((blob, index) => [files[index], blob && (blob.text ?? {oid: blob.oid})]));
}

/** The bytes of a picture. */
export async function readBytes(github: GitHub, oid: string): Promise<Uint8Array<ArrayBuffer>> {
  return fromBase64((await github.rest('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {file_sha: oid})).content);
}

/** Whether a file is as somebody wants it. */
export async function isAlready(wanted: Wanted, found: Found): Promise<boolean> {
  if (!(wanted instanceof Uint8Array)) return wanted === found;
  if (found === null || typeof found === 'string') return false;
  const header = new TextEncoder().encode(`blob ${wanted.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...header, ...wanted]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') === found.oid;
}

/** The newest commit of a branch; undefined if there is no such branch. */
export async function readBranch(github: GitHub, branch: string): Promise<string | undefined> {
  const found = github.rest('GET /repos/{owner}/{repo}/git/ref/{ref}', {ref: `heads/${branch}`});
  return (await unlessMissing(found, undefined))?.object.sha;
}

export async function createBranch(github: GitHub, branch: string, commit: string): Promise<void> {
  await github.rest('POST /repos/{owner}/{repo}/git/refs', {ref: `refs/heads/${branch}`, sha: commit});
}

/** Adds one commit to a branch, unless somebody else was faster: then it throws a `Failure` of kind `changed`. */
export async function createCommit(
  github: GitHub,
  {branch, head}: {branch: string; head: string},
  title: string,
  files: Record<string, Wanted>,
): Promise<string> {
  const all = Object.entries(files);
  const additions = all.flatMap(([path, file]) => (file === null ? [] : [{path, contents: toBase64(file)}]));
  const deletions = all.flatMap(([path, file]) => (file === null ? [{path}] : []));
  const input = {
    branch: {repositoryNameWithOwner: github.repository, branchName: branch},
    expectedHeadOid: head,
    message: {headline: title},
    fileChanges: {additions, deletions},
  };
  const mutation =
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
  type Answer = {createCommitOnBranch: {commit: {oid: string}}};
  return (await github.graphql<Answer>(mutation, {input})).createCommitOnBranch.commit.oid;
}

/**
 * Joins the newest published commit into a branch that conflicts with it: a commit with both as parents, in which these
 * files are settled. Nothing is overwritten by force.
 */
export async function joinNewest(
  github: GitHub,
  {branch, head, newest}: {branch: string; head: string; newest: string},
  files: Record<string, Found>,
): Promise<void> {
  const {tree} = await github.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {commit_sha: newest});
  const entries = Object.entries(files).map(([path, file]) => {
    const content = typeof file === 'string' ? {content: file} : {sha: file?.oid ?? null};
    return {path, mode: '100644' as const, type: 'blob' as const, ...content};
  });
  const made = await github.rest('POST /repos/{owner}/{repo}/git/trees', {base_tree: tree.sha, tree: entries});
  const message = 'Bring in what was published meanwhile';
  const parents = [head, newest];
  const joined = await github.rest('POST /repos/{owner}/{repo}/git/commits', {message, tree: made.sha, parents});
  const ref = {ref: `heads/${branch}`, sha: joined.sha, force: false};
  await github.rest('PATCH /repos/{owner}/{repo}/git/refs/{ref}', ref);
}
