/** *Sign out*: two people at one computer, and nothing of the first is left for the second. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {keptKey} from '../../../../src/editor/github/key';
import {NOTHING_KEPT, readProgress} from '../../../../src/editor/workspace/keptProgress';
import {NAME} from '../../../github/repository';
import {ABOUT, CONTACT} from '../files';
import {AFTER, BEFORE, begin, openEditor, propose, waiting} from '../headlessEditor';

for (const [changes, verb, left] of [
  ['keep', 'keeps', AFTER],
  ['throwAway', 'throws away', BEFORE],
] as const) {
  test(`Sign out that ${verb} what isn’t sent: nothing else of the first person is left`, async (t) => {
    const {github, publishing, workspace, write} = await begin(t);
    write('Come in.\n', CONTACT);
    await publishing.propose('Change Contact');
    await publishing.publish(12);
    write(AFTER);
    publishing.signOut({changes});
    const {isSignedIn, login, proposals, followed, kept} = publishing.state;
    expect({isSignedIn, login, proposals, followed, kept}).toEqual({
      isSignedIn: false,
      proposals: {},
      kept: NOTHING_KEPT,
    });
    expect(JSON.stringify([readProgress(NAME), keptKey(NAME)])).not.toMatch(/grace|12/);
    expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual([left, 'Contact.\n']);
    expect([workspace.done, workspace.undone].flat().length > 0).toBe(changes === 'keep');
    // Her key goes on elsewhere.
    expect(github.revoked).toEqual([]);
  });
}

test('Sign out while changes are sent: they arrive, and nothing of them is left here', async (t) => {
  const {github, publishing, write} = await begin(t);
  write(AFTER);
  github.trouble = (name) => {
    if (name.endsWith('/git/trees') && publishing.state.isSignedIn) publishing.signOut();
    return undefined;
  };
  await publishing.propose('Change About');
  await publishing.run('Looking…', async () => undefined);
  expect(github.pulls).toHaveLength(1);
  expect(publishing.state.kept).toEqual(NOTHING_KEPT);
  expect(publishing.state.proposals).toEqual({});
});

test('Sign out takes the sentence about a failure away: the next person has done nothing wrong', async (t) => {
  const {github, publishing} = await begin(t);
  github.trouble = () => 'dropped';
  await publishing.show('12');
  expect(publishing.state.failure).toMatch(/didn’t answer/);
  publishing.signOut();
  expect(publishing.state.failure).toBeUndefined();
});

test('Sign out while the editor is still reading a proposal: it isn’t shown', async (t) => {
  const {github} = await propose(t);
  const {publishing, workspace} = openEditor();
  github.trouble = (name) => {
    if (name.includes('/git/blobs/')) publishing.signOut();
    return undefined;
  };
  await publishing.show();
  expect(github.log.at(-1)).toContain('/git/blobs/');
  expect(workspace.read(ABOUT)).toBe(BEFORE);
});

test('somebody else’s key in the same browser: nothing of the first person is followed or published', async (t) => {
  const {github} = await waiting(t);
  github.keys.set('github_pat_moses', {login: 'moses', permission: 'WRITE', contents: true, pulls: true});
  github.keys.delete('github_pat_grace');
  const {publishing} = openEditor();
  await publishing.show();
  expect(publishing.state.isSignedIn).toBe(false);
  await publishing.signIn('github_pat_moses', false);
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect(publishing.state).toMatchObject({login: 'moses', proposals: {}});
  expect(publishing.state.followed).toBeUndefined();
  expect(github.pulls[0].state).toBe('open');
});

test('Sign out while a colleague’s proposal is continued: what is published is shown', async (t) => {
  const {github, publishing, workspace} = await begin(t);
  github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  await publishing.continue(12);
  expect(workspace.read(CONTACT)).toBe('Come in.\n');
  publishing.signOut();
  expect(workspace.read(CONTACT)).toBe('Contact.\n');
});

test('Sign out of somebody who has proposed nothing leaves the newest text that is published', async (t) => {
  const {github, publishing, workspace} = await begin(t);
  github.push({[CONTACT]: 'Come in.\n'});
  await publishing.show();
  publishing.signOut();
  expect(workspace.read(CONTACT)).toBe('Come in.\n');
});

test('Sign out takes the lists of proposals away', async (t) => {
  const {publishing} = await propose(t);
  await publishing.list();
  publishing.signOut();
  expect([publishing.state.openProposals, publishing.state.publishedProposals]).toEqual([undefined, undefined]);
});
