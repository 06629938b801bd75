/** A person's key: which ones are accepted, where they are kept, and what is left after signing out. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {keptKey, keyAddress} from '../../../../src/editor/github/key';
import {NOTHING_KEPT, readProgress} from '../../../../src/editor/workspace/keptProgress';
import {type Key, NAME} from '../../../github/repository';
import {ABOUT, CONTACT} from '../fakes';
import {AFTER, BEFORE, begin, keyOfPerson, newBrowser, openEditor, propose, twoPages, waiting} from '../headlessEditor';

const GRACE = keyOfPerson('grace');
const MOSES = keyOfPerson('moses');
const STORAGE_NAME = `editor key ${NAME}`;

test('GitHub’s form for a key is filled in with the repository’s owner and the permissions that the editor needs', () => {
  const {origin, pathname, searchParams} = new URL(keyAddress(NAME));
  expect([origin, pathname]).toEqual(['https://github.com', '/settings/personal-access-tokens/new']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    target_name: 'organisation',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  });
});

const REFUSED: [what: string, key: string, says: RegExp, right?: Partial<Key>][] = [
  ['a classic token', 'ghp_classic', /^This is a classic token, which reaches everything of yours\./],
  ['a part of a key', 'pat_half', /^This isn’t a whole key\./],
  ['a key that GitHub doesn’t know', 'github_pat_unknown', /^GitHub doesn’t accept this key/],
  ['the key of a person who may only read', MOSES, /^moses can’t change this site yet/, {permission: 'READ'}],
  ['a key without “Contents”', MOSES, /lacks a permission: set “Contents”/, {contents: false}],
  ['a key without “Pull requests”', MOSES, /lacks a permission: set “Pull requests”/, {pulls: false}],
  ['a key that awaits approval', MOSES, /“Pending” beside this one/, {contents: false, pulls: false}],
];
for (const [what, key, says, right] of REFUSED) {
  test(`${what} is refused with a reason, and isn’t kept`, async (t) => {
    const github = twoPages(t);
    newBrowser(t, github);
    if (right) github.keys.set(key, {login: 'moses', permission: 'WRITE', contents: true, pulls: true, ...right});
    const {publishing} = openEditor();
    await publishing.signIn(key, true);
    expect(publishing.state).toMatchObject({isSignedIn: false, failure: expect.stringMatching(says)});
    expect(keptKey(NAME)).toBeUndefined();
  });
}

test('a key stays on the device or goes with the tab, as the person chooses', async (t) => {
  const {publishing} = await begin(t);
  expect([localStorage.getItem(STORAGE_NAME), sessionStorage.getItem(STORAGE_NAME)]).toEqual([GRACE, null]);
  expect(openEditor().publishing.state.isSignedIn).toBe(true);
  await publishing.signIn(GRACE, false);
  expect([localStorage.getItem(STORAGE_NAME), sessionStorage.getItem(STORAGE_NAME)]).toEqual([null, GRACE]);
  sessionStorage.clear();
  expect(openEditor().publishing.state.isSignedIn).toBe(false);
});

test('a person can sign in on a device without room for the key', async (t) => {
  const {publishing} = await begin(t);
  publishing.signOut();
  localStorage.setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
  await publishing.signIn(GRACE, true);
  expect(publishing.state).toMatchObject({isSignedIn: true, failure: undefined});
});

test('a key that has expired is forgotten with an explanation, and the changes stay', async (t) => {
  const {github, workspace, publishing, write} = await propose(t);
  write(AFTER.replace('Third.', 'Third, changed.'));
  const {changes} = workspace;
  github.keys.delete(GRACE);
  await publishing.look();
  expect(publishing.state).toMatchObject({isSignedIn: false, failure: expect.stringContaining('expired')});
  expect([keptKey(NAME), workspace.changes]).toEqual([undefined, changes]);
});

for (const [changes, left] of [
  ['keep', AFTER],
  ['throwAway', BEFORE],
] as const) {
  test(`Sign out with “${changes}” leaves nothing else of the person in the browser`, async (t) => {
    const {github, publishing, workspace, write} = await begin(t);
    write('Come in.\n', CONTACT);
    await publishing.propose('Change Contact');
    await publishing.publish(12);
    await publishing.list();
    write(AFTER);
    publishing.signOut({changes});
    const {isSignedIn, login, proposals, followed, openProposals, kept} = publishing.state;
    expect({isSignedIn, login, proposals, followed, openProposals, kept}).toEqual({
      isSignedIn: false,
      proposals: {},
      kept: NOTHING_KEPT,
    });
    expect(JSON.stringify([readProgress(NAME), keptKey(NAME)])).not.toMatch(/grace|12/);
    expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual([left, 'Contact.\n']);
    expect(github.revoked).toEqual([]);
  });
}

test('Sign out while changes are being sent lets them arrive, and leaves nothing of them', async (t) => {
  const {github, publishing, write} = await begin(t);
  write(AFTER);
  github.meanwhile('POST /repos/{owner}/{repo}/git/trees', () => publishing.signOut());
  await publishing.propose('Change About');
  await publishing.run('Looking…', async () => undefined);
  expect(github.pulls).toHaveLength(1);
  expect(publishing.state).toMatchObject({kept: NOTHING_KEPT, proposals: {}});
});

test('Sign out while a proposal is being read doesn’t show it', async (t) => {
  const {github} = await propose(t);
  const {publishing, workspace} = openEditor();
  github.meanwhile('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', () => publishing.signOut());
  await publishing.show();
  expect(publishing.state.isSignedIn).toBe(false);
  expect(workspace.read(ABOUT)).toBe(BEFORE);
});

test('another person’s key in the same browser doesn’t publish what the first person has waited for', async (t) => {
  const {github} = await waiting(t);
  github.keys.set(MOSES, {login: 'moses', permission: 'WRITE', contents: true, pulls: true});
  github.keys.delete(GRACE);
  const {publishing} = openEditor();
  await publishing.show();
  await publishing.signIn(MOSES, false);
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect(publishing.state).toMatchObject({login: 'moses', proposals: {}});
  expect(github.pulls[0].state).toBe('open');
});

test('Sign out everywhere revokes the key', async (t) => {
  const {github, publishing} = await begin(t);
  await publishing.signOutEverywhere();
  expect(publishing.state).toMatchObject({isSignedIn: false, login: undefined, failure: undefined});
  expect([keptKey(NAME), github.revoked]).toEqual([undefined, [GRACE]]);
});

test('Sign out everywhere without a connection forgets the key here, and says that it still works', async (t) => {
  const {github, publishing} = await begin(t);
  github.trouble = () => 'dropped';
  await publishing.signOutEverywhere();
  expect(keptKey(NAME)).toBeUndefined();
  expect(publishing.state.failure).toMatch(/^You are signed out here, but the key still works: delete it on GitHub\./);
});
