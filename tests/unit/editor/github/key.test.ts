/** Somebody's key: which one is taken, where it is kept, and when it is forgotten. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {keptKey, keyAddress} from '../../../../src/editor/github/key';
import {type Key, NAME} from '../../../github/repository';
import {ABOUT} from '../files';
import {AFTER, begin, keyOfPerson, newBrowser, openEditor, propose, twoPages} from '../headlessEditor';

const GRACE = keyOfPerson('grace');
const MOSES = keyOfPerson('moses');
const NAMED = `editor key ${NAME}`;

test('a key is asked for on GitHub’s own page, with the repository’s owner and every permission filled in', () => {
  const {origin, pathname, searchParams} = new URL(keyAddress(NAME));
  expect([origin, pathname]).toEqual(['https://github.com', '/settings/personal-access-tokens/new']);
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'Website editor',
    description: 'Lets the editor of organisation/website send and publish your changes.',
    target_name: 'organisation',
    expires_in: '366',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  });
});

const REFUSED: [what: string, key: string, says: string, right?: Partial<Key>][] = [
  [
    'a classic token',
    'ghp_classic',
    'This is a classic token, which reaches everything of yours. Make a fine-grained one instead.',
  ],
  ['half a key', 'pat_half', 'This isn’t a whole key. A key begins with “github_pat_”: copy it again.'],
  [
    'one that GitHub doesn’t know',
    'github_pat_unknown',
    'GitHub doesn’t accept this key: it isn’t complete, has expired or was deleted. Sign in with a new one.',
  ],
  [
    'that of somebody who may only read',
    MOSES,
    'moses can’t change this site yet: ask an owner of organisation to let you.',
    {permission: 'READ'},
  ],
  [
    'one without “Contents”',
    MOSES,
    'This key lacks a permission: set “Contents” to “Read and write” on GitHub.',
    {contents: false},
  ],
  [
    'one without “Pull requests”',
    MOSES,
    'This key lacks a permission: set “Pull requests” to “Read and write” on GitHub.',
    {pulls: false},
  ],
  [
    'one without either',
    MOSES,
    'If GitHub’s list of your keys says “Pending” beside this one, an owner of organisation has to approve it first. ' +
      'If it doesn’t, the key isn’t for this site: choose organisation/website under “Only select repositories”.',
    {contents: false, pulls: false},
  ],
];
for (const [what, key, says, right] of REFUSED) {
  test(`a key that isn’t taken, and isn’t kept: ${what}`, async (t) => {
    const github = twoPages(t);
    newBrowser(t, github);
    if (right) github.keys.set(key, {login: 'moses', permission: 'WRITE', contents: true, pulls: true, ...right});
    const {publishing} = openEditor();
    await publishing.signIn(key, true);
    expect(publishing.state).toMatchObject({isSignedIn: false, failure: says});
    expect(keptKey(NAME)).toBeUndefined();
  });
}

test('“Keep me signed in on this device”: the key stays when the tab is closed', async (t) => {
  await begin(t);
  expect([localStorage.getItem(NAMED), sessionStorage.getItem(NAMED)]).toEqual([GRACE, null]);
  sessionStorage.clear();
  expect(openEditor().publishing.state.isSignedIn).toBe(true);
});

test('without that tick the key goes with the tab, and a key kept before goes, too', async (t) => {
  const {publishing} = await begin(t);
  await publishing.signIn(GRACE, false);
  expect([localStorage.getItem(NAMED), sessionStorage.getItem(NAMED)]).toEqual([null, GRACE]);
  expect(openEditor().publishing.state.isSignedIn).toBe(true);
  sessionStorage.clear();
  expect(openEditor().publishing.state.isSignedIn).toBe(false);
});

for (const isKept of [true, false]) {
  test(`Sign out everywhere forgets a key that was ${isKept ? '' : 'not '}kept on this device, and revokes it`, async (t) => {
    const {github, publishing} = await begin(t);
    await publishing.signIn(GRACE, isKept);
    await publishing.signOutEverywhere();
    expect(publishing.state).toMatchObject({isSignedIn: false, login: undefined, failure: undefined});
    expect(keptKey(NAME)).toBeUndefined();
    expect(github.revoked).toEqual([GRACE]);
  });
}

test('Sign out everywhere without a connection forgets the key here, and says that it still works', async (t) => {
  const {github, publishing} = await begin(t);
  github.trouble = () => 'dropped';
  await publishing.signOutEverywhere();
  expect(keptKey(NAME)).toBeUndefined();
  expect(publishing.state).toMatchObject({
    isSignedIn: false,
    failure:
      'You are signed out here, but the key still works: delete it on GitHub. GitHub didn’t answer. ' +
      'Check your connection, then try again.',
  });
});

test('a key that has expired is forgotten, and what is changed stays', async (t) => {
  const {github, workspace, publishing, write} = await begin(t);
  write(AFTER);
  github.keys.delete(GRACE);
  await publishing.propose('Change About');
  expect(publishing.state).toMatchObject({isSignedIn: false, failure: expect.stringContaining('expired')});
  expect(keptKey(NAME)).toBeUndefined();
  expect(workspace.changes).toMatchObject([{file: ABOUT, content: AFTER}]);
});

test('a key that expires while the editor looks by itself: somebody is told why they are signed out', async (t) => {
  const {github, publishing} = await propose(t);
  github.keys.delete(GRACE);
  await publishing.look();
  expect(publishing.state).toMatchObject({isSignedIn: false, failure: expect.stringContaining('expired')});
});

test('a device without room for the key: somebody is signed in until the page is left', async (t) => {
  const {publishing} = await begin(t);
  publishing.signOut();
  localStorage.setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
  await publishing.signIn(GRACE, true);
  expect(publishing.state).toMatchObject({isSignedIn: true, failure: undefined});
  expect(keptKey(NAME)).toBeUndefined();
});
