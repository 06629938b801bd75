/** Signing in with a key of one's own: GitHub calls it a fine-grained personal access token. */
import {GitHub} from './client';
import {Failure} from './errors';

const NO_COMMIT = '0'.repeat(40);
const WRITERS = ['ADMIN', 'MAINTAIN', 'WRITE'];

/** GitHub's page on which a key is made, with its form filled in. Only the repository has to be chosen there. */
export function keyAddress(repository: string): string {
  const address = new URL('https://github.com/settings/personal-access-tokens/new');
  address.search = new URLSearchParams({
    name: 'Website editor',
    description: `Lets the editor of ${repository} send and publish your changes.`,
    target_name: repository.split('/')[0],
    // The longest that GitHub allows, in days.
    expires_in: '366',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  }).toString();
  return address.href;
}

const nameOf = (repository: string) => `editor key ${repository}`;

/** What may hold the key: this tab, and this device. A browser may forbid both. */
function stores(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/** The key that was kept in this browser. */
export const keptKey = (repository: string): string | undefined =>
  stores().flatMap((store) => store.getItem(nameOf(repository)) ?? [])[0];

export function forgetKey(repository: string): void {
  for (const store of stores()) store.removeItem(nameOf(repository));
}

/** Keeps a key on this device, or else until the tab is closed. */
export function keepKey(repository: string, key: string, onDevice: boolean): void {
  forgetKey(repository);
  stores()
    .at(onDevice ? 1 : 0)
    ?.setItem(nameOf(repository), key);
}

/** Why these words can't be a key for the editor. */
function problemOf(key: string): string | undefined {
  if (/^ghp_/.test(key)) {
    return 'This is a classic token, which reaches everything of yours. Make a fine-grained one with the link above.';
  }
  return /^github_pat_\w+$/.test(key)
    ? undefined
    : 'This isn’t a whole key. A key begins with “github_pat_”: copy it again.';
}

/** Whether the key may do this. GitHub looks at the right before it looks at what is asked, which can't be done. */
async function mayDo(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    const {kind} = error as Failure;
    if (kind !== 'invalid' && kind !== 'forbidden' && kind !== 'missing') throw error;
    return kind === 'invalid';
  }
}

export interface Newest {
  login: string;
  /** The branch that is published, and its newest commit. */
  branch: string;
  commit: string;
  mayWrite: boolean;
}

/** Whose key it is, what that person may do here, and what was published last. */
export async function readNewest(github: GitHub): Promise<Newest> {
  interface Answer {
    viewer: {login: string};
    repository: {viewerPermission: string; defaultBranchRef: {name: string; target: {oid: string}}};
  }
  const query = `query($owner: String!, $name: String!) {
    viewer { login }
    repository(owner: $owner, name: $name) { viewerPermission defaultBranchRef { name target { oid } } }
  }`;
  const {viewer, repository} = await github.graphql<Answer>(query);
  const {name, target} = repository.defaultBranchRef;
  return {...viewer, branch: name, commit: target.oid, mayWrite: WRITERS.includes(repository.viewerPermission)};
}

/** Finds out whose key this is, and whether it may propose and publish. Throws a `Failure` that says what it lacks. */
export async function signIn(repository: string, key: string): Promise<string> {
  const problem = problemOf(key);
  if (problem) throw new Failure('invalid', problem);
  const github = new GitHub(repository, key);
  const {login, mayWrite} = await readNewest(github).catch((error: Failure) => {
    if (error.kind !== 'expired') throw error;
    throw new Failure('expired', 'GitHub doesn’t know this key, or it has expired. Copy it again, or make a new one.');
  });
  if (!mayWrite) {
    throw new Failure('forbidden', `${login} can’t change this site yet: ask an owner of ${github.owner} to let you.`);
  }
  const ref = {ref: 'refs/heads/editor-key', sha: NO_COMMIT};
  const contents = await mayDo(github.rest('POST /repos/{owner}/{repo}/git/refs', ref));
  const pull = {title: 'Key', head: 'no-such-branch', base: 'no-such-branch'};
  const pulls = await mayDo(github.rest('POST /repos/{owner}/{repo}/pulls', pull));
  if (contents && pulls) return login;
  const lacks = contents ? 'Pull requests' : 'Contents';
  const sentence =
    contents || pulls
      ? `This key lacks a permission: set “${lacks}” to “Read and write” on GitHub.`
      : `This key doesn’t reach ${repository} yet: either it isn’t chosen under “Only select repositories”, or an owner of ${github.owner} still has to approve the key.`;
  throw new Failure('forbidden', sentence);
}

/** Asks GitHub to make a key worthless. It needs no right: whoever knows a key may hand it in. */
export async function revoke(repository: string, key: string): Promise<void> {
  await new GitHub(repository).rest('POST /credentials/revoke', {credentials: [key]});
}
