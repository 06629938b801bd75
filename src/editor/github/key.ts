/** Signing in with a key of one's own: GitHub calls it a fine-grained personal access token. */
import {Failure, GitHub} from './api';

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

/** What may hold the key: this tab, and this device. A browser may forbid both. */
export function stores(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

const nameOf = (repository: string) => `editor key ${repository}`;

/** The key that was kept in this browser. */
export const keptKey = (repository: string): string | undefined =>
  stores().flatMap((store) => store.getItem(nameOf(repository)) ?? [])[0];

/** Keeps a key on this device, or else until the tab is closed; without a key, forgets it. */
export function keepKey(repository: string, key?: string, onDevice = false): void {
  for (const store of stores()) store.removeItem(nameOf(repository));
  if (key) stores()[onDevice ? 1 : 0]?.setItem(nameOf(repository), key);
}

/** Finds out whose key this is, and whether it may propose and publish. Throws a `Failure` that says what it lacks. */
export async function signIn(repository: string, key: string): Promise<string> {
  if (/^ghp_/.test(key))
    throw new Failure('This is a classic token, which reaches everything of yours. Make a fine-grained one instead.');
  if (!/^github_pat_\w+$/.test(key))
    throw new Failure('This isn’t a whole key. A key begins with “github_pat_”: copy it again.');
  const [owner] = repository.split('/');
  const github = new GitHub(repository, key);
  const {login} = await github.rest('GET /user', {});
  /** GitHub looks at the right before it looks at what is asked, which can't be done. */
  const mayDo = (attempt: Promise<unknown>): Promise<unknown> =>
    attempt.catch((error: Failure) => {
      if (![403, 404, 422].includes(error.status)) throw error;
      return error.status === 422;
    });
  const ref = {ref: 'refs/heads/editor-key', sha: '0'.repeat(40)};
  const contents = await mayDo(github.rest('POST /repos/{owner}/{repo}/git/refs', ref));
  const pull = {title: 'Key', head: 'no-such-branch', base: 'no-such-branch'};
  const pulls = await mayDo(github.rest('POST /repos/{owner}/{repo}/pulls', pull));
  if (contents && pulls) return login;
  const {permissions} = await github.rest('GET /repos/{owner}/{repo}', {});
  if (!permissions?.push)
    throw new Failure(`${login} can’t change this site yet: ask an owner of ${owner} to let you.`);
  const lacks = contents ? 'Pull requests' : 'Contents';
  if (contents || pulls)
    throw new Failure(`This key lacks a permission: set “${lacks}” to “Read and write” on GitHub.`);
  // GitHub answers the same in both cases. Only its list of keys shows which one it is.
  throw new Failure(
    `If GitHub’s list of your keys says “Pending” beside this one, an owner of ${owner} has to approve it first. ` +
      `If it doesn’t, the key isn’t for this site: choose ${repository} under “Only select repositories”.`,
  );
}
