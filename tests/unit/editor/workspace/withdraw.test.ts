/** *Withdraw*, *Undo* and *Continue* of a proposal: what stays, and what becomes a change again. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {ABOUT, CONTACT, PHOTOGRAPH} from '../files';
import {AFTER, BEFORE, begin, openEditor, propose} from '../headlessEditor';

test('Withdraw of a proposal, and its words as changes: the site stays, and they can be proposed again', async (t) => {
  const {github, publishing, workspace} = await propose(t);
  await publishing.withdraw(12, {keepWords: true});
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'closed'}, kept: {sent: undefined}});
  expect(workspace.changes.map(({file}) => file).sort()).toEqual([ABOUT, PHOTOGRAPH]);
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER);
  expect(github.text(PHOTOGRAPH, github.pulls[1].branch)).toBe('\0\u0001\u0002');
});

test('Withdraw: the site is shown without its words', async (t) => {
  const {publishing, workspace} = await propose(t);
  await publishing.withdraw(12);
  expect([workspace.read(ABOUT), workspace.changes]).toEqual([BEFORE, []]);
});

test('Withdraw and its words: they belong to no proposal any more', async (t) => {
  const {publishing} = await propose(t);
  await publishing.withdraw(12, {keepWords: true});
  expect(publishing.state.kept.joined).toBeUndefined();
});

test('Withdraw of what somebody has published meanwhile says that it is published, and asks GitHub for nothing', async (t) => {
  const {github, publishing} = await propose(t);
  github.merge(github.pulls[0]);
  await publishing.withdraw(12);
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'live'}});
  expect(github.log.filter((name) => name.startsWith('PATCH'))).toEqual([]);
});

test('Continue of what somebody has closed meanwhile says that it takes no more', async (t) => {
  const {github, publishing} = await propose(t);
  github.close(github.pulls[0]);
  await publishing.continue(12);
  expect(publishing.state.failure).toMatch(/^Nothing can be added to this proposal here: it is closed/);
  expect(publishing.state.kept.destination.kind).toBe('new');
});

test('Undo of a proposal that changed code, too, says who can do it, and changes nothing here', async (t) => {
  const {github, publishing, workspace} = await begin(t);
  github.merge(github.propose('Change Contact', {[CONTACT]: 'Come in.\n', 'src/index.ts': 'const a = 1;\n'}));
  await publishing.show('12');
  await publishing.undo(12);
  expect(publishing.state.failure).toBe(
    'This changes more than pages, facts and pictures. Ask a developer, or propose your changes by themselves.',
  );
  expect([workspace.changes, github.pulls.length]).toEqual([[], 1]);
});

test('Withdraw of a colleague’s proposal: what is shown and changed here stays', async (t) => {
  const {github, publishing, workspace, write} = await begin(t);
  github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  write(AFTER);
  await publishing.withdraw(12);
  expect(github.pulls[0].state).toBe('closed');
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual([AFTER, 'Contact.\n']);
});

test('Withdraw and its words, where what isn’t sent has others in the same place: asks first, and closes nothing', async (t) => {
  const {github, publishing, workspace, write} = await begin(t);
  github.propose('Change About', {[ABOUT]: BEFORE.replace('Second.', 'Second, by Moses.')});
  write(AFTER);
  await publishing.withdraw(12, {keepWords: true});
  expect([workspace.hasConflict, github.pulls[0].state]).toEqual([true, 'open']);
});

test('Undo with changes that aren’t sent says so, and sends nothing along', async (t) => {
  const {github, publishing, write} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  write('Come in.\n', CONTACT);
  await publishing.undo(12);
  expect(publishing.state.failure).toBe('You have changes that aren’t sent. Propose them or throw them away first.');
  expect(github.pulls).toHaveLength(1);
});

test('a reload while a proposal is continued: what is proposed is added to it', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.continue(12);
  const later = openEditor();
  later.write('Come in.\n', CONTACT);
  await later.publishing.propose('More');
  expect(github.pulls).toHaveLength(1);
  expect(github.text(CONTACT, github.pulls[0].branch)).toBe('Come in.\n');
});

test('a proposal that is continued and published on GitHub meanwhile isn’t continued any more', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.continue(12);
  github.merge(github.pulls[0]);
  const later = openEditor();
  await later.publishing.show();
  expect(later.publishing.state.kept.destination).toEqual({kind: 'new'});
  expect(later.workspace.read(ABOUT)).toBe(AFTER);
});

test('that it isn’t continued any more is noticed also while another proposal is opened', async (t) => {
  const {github, publishing} = await propose(t);
  github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  await publishing.continue(12);
  github.merge(github.pulls[0]);
  await publishing.show('13');
  expect(publishing.state.kept.destination).toEqual({kind: 'new'});
});

test('a reload while a colleague’s proposal is continued: it is shown, and known by its title', async (t) => {
  const {github, publishing} = await begin(t);
  github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  await publishing.continue(12);
  const later = openEditor();
  await later.publishing.show();
  expect(later.publishing.state.proposals[12]).toMatchObject({pull: {title: 'Change Contact'}, state: 'ready'});
  expect(later.workspace.read(CONTACT)).toBe('Come in.\n');
  await later.publishing.stopContinuing();
  expect(later.publishing.state.kept.destination).toEqual({kind: 'new'});
  expect(later.workspace.read(CONTACT)).toBe('Contact.\n');
});
