/** Signing in with a key of one's own: GitHub calls it a fine-grained personal access token. */
import {GitHub} from './api';
import {Failure} from './failure';

/** GitHub's page on which a key is made, with its form filled in. Only the repository has to be chosen there. */
export function keyAddress(repository: string): string {
  const fields = {
    name: 'Website editor',
    description: `Lets the editor of ${repository} send and publish your changes.`,
    target_name: repository.split('/')[0],
    expires_in: '366', // days: the longest that GitHub allows
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  };
  return `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(fields)}`;
}

/** What this browser can keep until the tab is closed, and on this device. A browser may forbid both. */
export function stores(): {tab?: Storage; device?: Storage} {
  try {
    return {tab: sessionStorage, device: localStorage};
  } catch {
    return {};
  }
}

/** The name of the entry in the browser's storage. */
const storageName = (repository: string) => `editor key ${repository}`;

/** The key that was kept in this browser. */
export function keptKey(repository: string): string | undefined {
  const {tab, device} = stores();
  return tab?.getItem(storageName(repository)) ?? device?.getItem(storageName(repository)) ?? undefined;
}

export function forgetKey(repository: string): void {
  const {tab, device} = stores();
  tab?.removeItem(storageName(repository));
  device?.removeItem(storageName(repository));
}

/** Keeps a key on this device, or else until the tab is closed. */
export function keepKey(repository: string, key: string, onDevice: boolean): void {
  forgetKey(repository);
  const {tab, device} = stores();
  const store = onDevice ? device : tab;
  try {
    store?.setItem(storageName(repository), key);
  } catch {
    // The store is full: the key holds until the page is left.
  }
}

/** Whether GitHub would let this key do something. What is asked for can't be done, but GitHub looks at the right first. */
async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    const {status} = error as Failure;
    if (![403, 404, 409, 422].includes(status)) throw error;
    return status === 409 || status === 422;
  }
}

function throwIfIncomplete(key: string): void {
  if (key.startsWith('ghp_'))
    throw new Failure('This is a classic token, which reaches everything of yours. Make a fine-grained one instead.');
  if (!/^github_pat_\w+$/.test(key))
    throw new Failure('This isn’t a whole key. A key begins with “github_pat_”: copy it again.');
}

/** Finds out whose key this is, and whether it may propose and publish. Throws a `Failure` that says what it lacks. */
export async function signIn(repository: string, key: string): Promise<string> {
  throwIfIncomplete(key);
  const [owner] = repository.split('/');
  const github = new GitHub(repository, key);
  const {login} = await github.rest('GET /user', {});
  const ref = {ref: 'refs/heads/editor-key', sha: '0'.repeat(40)};
  const mayWrite = await isAllowed(github.rest('POST /repos/{owner}/{repo}/git/refs', ref));
  const pull = {title: 'Key', head: 'no-such-branch', base: 'no-such-branch'};
  const mayPropose = await isAllowed(github.rest('POST /repos/{owner}/{repo}/pulls', pull));
  if (mayWrite && mayPropose) return login;

  const {permissions} = await github.rest('GET /repos/{owner}/{repo}', {});
  if (!permissions?.push)
    throw new Failure(`${login} can’t change this site yet: ask an owner of ${owner} to let you.`);
  if (mayWrite || mayPropose) {
    const missing = mayWrite ? 'Pull requests' : 'Contents';
    throw new Failure(`This key lacks a permission: set “${missing}” to “Read and write” on GitHub.`);
  }
  // GitHub answers the same in both cases. Only its list of keys shows which one it is.
  throw new Failure(
    `If GitHub’s list of your keys says “Pending” beside this one, an owner of ${owner} has to approve it first. ` +
      `If it doesn’t, the key isn’t for this site: choose ${repository} under “Only select repositories”.`,
  );
}
