/** What a browser keeps of somebody’s proposals, also as an older editor wrote it. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {NOTHING_KEPT, readProgress} from '../../../../src/editor/workspace/keptProgress';
import {NAME} from '../../../github/repository';
import {ABOUT, CONTACT} from '../files';
import {AFTER, begin, newBrowser, openEditor, propose, twoPages} from '../headlessEditor';

/** An entry as the editor wrote it until November 2026. */
const OLD = {login: 'grace', sent: 11, seenLive: 10, waiting: {11: 'a'}, before: {11: 'b'}, published: {10: 'c'}};
const kept = {...NOTHING_KEPT, ...OLD};

const OLD_ENTRIES: [what: string, entry: object, destination: object][] = [
  ['nothing was begun', OLD, {kind: 'new'}],
  ['a proposal was begun', {...OLD, begun: 'edit/grace'}, {kind: 'new', begun: 'edit/grace'}],
  [
    'one was continued, after another was begun',
    {...OLD, continued: 12, begun: 'edit/grace'},
    {kind: 'continued', number: 12, instead: {kind: 'new', begun: 'edit/grace'}},
  ],
];
for (const [what, entry, destination] of OLD_ENTRIES) {
  test(`an entry from before, in which ${what}, is read whole`, (t) => {
    newBrowser(t, twoPages(t));
    localStorage.setItem(`editor proposal ${NAME}`, JSON.stringify(entry));
    expect(readProgress(NAME)).toEqual({...kept, destination});
  });
}

test('an entry that is damaged, or that is none, is as good as nothing', (t) => {
  newBrowser(t, twoPages(t));
  for (const entry of ['{"sent":', 'null']) {
    localStorage.setItem(`editor proposal ${NAME}`, entry);
    expect(readProgress(NAME)).toEqual(NOTHING_KEPT);
  }
});

test('what is kept now is read as it was, and the next editor goes on with it', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.continue(12);
  expect(readProgress(NAME)).toEqual(JSON.parse(JSON.stringify(publishing.state.kept)));
  const later = openEditor();
  later.write('Come in.\n', CONTACT);
  await later.publishing.propose('More');
  expect(github.pulls).toHaveLength(1);
});

test('a proposal whose answer was lost is found again, though another one was continued meanwhile', async (t) => {
  const {github, publishing, write} = await begin(t);
  github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  write(AFTER);
  github.trouble = (name) => (name === 'POST /repos/{owner}/{repo}/pulls' ? 'lost' : undefined);
  await publishing.propose('Change About');
  expect(publishing.state.failure).toMatch(/didn’t answer/);
  github.trouble = () => undefined;
  await publishing.continue(12);
  await publishing.stopContinuing();
  await publishing.propose('Change About');
  expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 13}}});
  expect(github.pulls).toHaveLength(2);
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER);
});
