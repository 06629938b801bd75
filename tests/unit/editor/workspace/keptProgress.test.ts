/** What a browser keeps of somebody’s proposals. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {NOTHING_KEPT, readProgress} from '../../../../src/editor/workspace/keptProgress';
import {NAME} from '../../../github/repository';
import {ABOUT, CONTACT} from '../files';
import {AFTER, begin, newBrowser, openEditor, propose, twoPages} from '../headlessEditor';

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
