/** The bar at the bottom: what it says and offers, for each state of the changes and of what was sent. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {SendTarget} from '../../../../src/editor/workspace/keptProgress';
import {Workspace} from '../../../../src/editor/workspace/workspace';
import {draw, inBar, offers, type Scene} from '../draw';
import {changed, DIALOG, keepingDrafts, proposal, SITE} from '../fakes';
import {ABOUT, PHOTOGRAPH} from '../files';

test('what is published once its check is green can be held back', () => {
  const state = {proposals: {12: proposal('checking')}, kept: {sent: 12}};
  expect(inBar({state, waiting: [12]})).toEqual(['Don’t publish it yet']);
  expect(inBar({state, waiting: [13]})).toEqual(['Publish when the check is green']);
});

const CONTINUED: SendTarget = {kind: 'continued', number: 12, instead: {kind: 'new'}};

test('the proposal that is continued can be left, and isn’t offered again', () => {
  const one = proposal('ready');
  const state = {proposals: {12: one}, kept: {destination: CONTINUED}};
  expect(draw('Bar', {}, {state}).text()).toContain('You are changing #12, Change About, by grace.');
  expect(inBar({state})).toEqual(['Stop changing it']);
  expect(offers(draw('ProposalActions', {proposal: one, names: []}, {state}))).toEqual(['Publish', 'Withdraw']);
});

test('what was sent is spoken of once nothing else is: no changes, and no proposal that is open', () => {
  const state = {proposals: {12: proposal('ready')}, kept: {sent: 12}};
  expect(draw('Bar', {}, {state}).text()).toContain('Proposed: #12');
  expect(draw('Bar', {}, {state, workspace: changed({[ABOUT]: 'A.\n'})}).text()).not.toContain('#12');
  expect(draw('Bar', {}, {state, search: '?proposal=12'}).text()).not.toContain('#12');
});

const BARS: [what: string, scene: Scene, says: string, offered: string[]][] = [
  ['nothing is changed', {}, 'No changes', []],
  ['somebody has just signed in', {state: {login: 'grace'}}, 'Signed in as grace. You can propose changes.', []],
  ['nobody has signed in', {state: {isSignedIn: false}}, 'No changes', ['Sign in']],
  ['one file is changed', {workspace: changed({[ABOUT]: 'A.\n'})}, '1 change', ['Undo', 'Redo', 'Propose']],
  [
    'two files are changed',
    {workspace: changed({[ABOUT]: 'A.\n', [PHOTOGRAPH]: new Uint8Array([1])})},
    '2 changes',
    ['Undo', 'Redo', 'Propose'],
  ],
  [
    'changes are being sent',
    {workspace: changed({[ABOUT]: 'A.\n'}), state: {busy: 'Sending…'}},
    'Sending…',
    ['Undo', 'Redo', 'Propose'],
  ],
  [
    'it runs beside the files',
    {workspace: changed({[ABOUT]: 'A.\n'}), site: {canSave: true}, state: {isSignedIn: false}},
    '1 change',
    ['Undo', 'Redo', 'Save'],
  ],
];
for (const [what, scene, says, offered] of BARS) {
  test(`the bar, when ${what}: ${says}`, () => {
    expect(draw('Bar', {}, scene)('[role=status]').text()).toBe(says);
    expect(inBar(scene)).toEqual(offered);
  });
}

test('the way to the proposals is there for somebody who has signed in', () => {
  const hasWay = (isSignedIn: boolean) => offers(draw('Bar', {}, {state: {isSignedIn}}), 'a').includes('Proposals');
  expect([hasWay(true), hasWay(false)]).toEqual([true, false]);
});

test('Undo and Redo say whether there is a step, and stay where they are', () => {
  const workspace = changed({[ABOUT]: 'A.\n'});
  const idle = () => offers(draw('Bar', {}, {workspace}), '[aria-disabled=true]');
  expect(idle()).toEqual(['Redo']);
  workspace.undo();
  expect(idle()).toEqual(['Undo']);
});

test('a failure says that the changes are kept, if they are', () => {
  const edited = {[ABOUT]: 'A.\n'};
  const alerts = (scene: Scene) => offers(draw('Bar', {}, {...scene, state: {failure: 'It failed.'}}), '[role=alert]');
  const lost = 'This browser can’t keep your changes: send them before you close this tab.';
  expect(alerts({workspace: changed(edited)})).toEqual(['It failed. ', lost]);
  expect(alerts({workspace: changed(edited, keepingDrafts())})).toEqual(['It failed. Your changes are kept.']);
  expect(alerts({workspace: changed({}, keepingDrafts())})).toEqual(['It failed. ']);
});

const CONFLICTS: [what: string, file: string, mine: string | null, theirs: string | null, columns: string[]][] = [
  ['both changed a line', ABOUT, 'One.\nMine.\nThree.\n', 'One.\nTheirs.\nThree.\n', ['Mine.', 'Theirs.']],
  ['one has deleted the line', ABOUT, 'One.\nThree.\n', 'One.\nTheirs.\nThree.\n', ['(deleted)', 'Theirs.']],
  ['one has deleted the page', ABOUT, 'Mine.\n', null, ['Yours', '(deleted)']],
  ['the other has deleted the page', ABOUT, null, 'Theirs.\n', ['(deleted)', 'The other one']],
];
for (const [what, file, mine, theirs, columns] of CONFLICTS) {
  test(`two versions, of which each is under its own heading: ${what}`, () => {
    const workspace = changed({[file]: mine});
    workspace.update({[file]: theirs});
    const html = draw('Conflict', {change: workspace.changes[0]}, {workspace, site: SITE});
    expect(offers(html, 'pre')).toEqual(columns);
    expect(offers(html)).toEqual(['Keep mine', 'Keep theirs']);
    expect(html('[role=alert]').text()).toContain('Somebody else has changed the same lines of “About”.');
    expect(offers(draw('Bar', {}, {workspace, site: SITE}), 'button[disabled]')).toEqual(['Propose']);
  });
}

test('Sign in says for whom the key is, and why one isn’t taken', () => {
  const dialog = (state: Scene['state']) => draw('SignIn', {dialog: DIALOG}, {state: {isSignedIn: false, ...state}});
  const html = dialog({failure: 'This isn’t a whole key.'});
  expect(html('ol').text()).toMatch(/“Resource owner”: organisation\..*then “website”\./s);
  expect(html('[name=key]').attr()).toMatchObject({'aria-invalid': 'true', autocomplete: 'off', required: ''});
  expect(html(`#${html('[name=key]').attr('aria-describedby')}`).text()).toBe('This isn’t a whole key.');
  expect(html('[name=onDevice]').is('[checked]')).toBe(true);
  expect(dialog({})('[name=key]').attr('aria-invalid')).toBe('false');
  expect(offers(dialog({busy: 'Signing in…'}), 'button[disabled]')).toEqual(['Signing in…']);
});

test('without a key there is a way for each text, on GitHub only for those that are there', () => {
  const workspace = changed({[ABOUT]: 'A.\n', 'pages/a-visit.mdx': 'B.\n', [PHOTOGRAPH]: new Uint8Array([1])});
  const html = draw('SignIn', {dialog: DIALOG}, {workspace, site: SITE});
  const rows = Array.from(html('details li'), (row) => [html(row).text(), html(row).find('a').attr('href')]);
  expect(rows).toEqual([
    ['AboutCopy my textEdit on GitHub', 'https://github.com/organisation/website/edit/main/pages/about.mdx'],
    ['a visitCopy my text', undefined],
  ]);
  expect(draw('SignIn', {dialog: DIALOG}, {site: SITE})('details')).toHaveLength(0);
});

test('two new pages of one name: nothing is said of lines', () => {
  const file = 'pages/a-visit.mdx';
  const workspace = new Workspace({});
  workspace.apply({label: 'New page', files: {[file]: 'Mine.\n'}});
  workspace.update({[file]: 'Theirs.\n'});
  const html = draw('Conflict', {change: workspace.changes[0]}, {workspace});
  expect(html('[role=alert]').text()).toBe(
    'Somebody else has made “a visit” under the same name. Nothing is overwritten. Which one should stay?',
  );
  expect(html('pre').first().text()).toBe('Yours');
});

test('Sign in says each step of the way to a key', () => {
  const steps = offers(draw('SignIn', {dialog: DIALOG}, {state: {isSignedIn: false}}), 'ol > li');
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.at(-1)).toBe('Choose “Generate token”, copy what GitHub shows, and paste it here.');
});
