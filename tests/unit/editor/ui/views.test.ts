/** Views of the editor as they are first drawn: what they offer for a proposal, and what they say about changes. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Reason, State} from '../../../../src/editor/workspace/proposal';
import {Workspace} from '../../../../src/editor/workspace/workspace';
import {draw, type Scene, textsOf} from '../draw';
import {ABOUT, changed, keepingDrafts, PHOTOGRAPH, proposal, readProposal} from '../fakes';

const ACTIONS: [state: State, reason: Reason | undefined, offered: string[]][] = [
  ['checking', undefined, ['Publish when the check is green', 'Continue', 'Withdraw']],
  ['ready', undefined, ['Publish', 'Continue', 'Withdraw']],
  ['blocked', 'red', ['Try again', 'Continue', 'Withdraw']],
  ['blocked', 'conflict', ['Bring both together', 'Continue', 'Withdraw']],
  ['blocked', 'rules', ['On GitHub', 'Continue', 'Withdraw']],
  ['blocked', 'fork', ['On GitHub']],
  ['blocked', 'code', ['On GitHub', 'Withdraw']],
  ['merging', undefined, []],
  ['publishing', undefined, []],
  ['failed', undefined, ['On GitHub']],
  ['live', undefined, ['Undo…']],
  ['closed', undefined, []],
];
for (const [state, reason, offered] of ACTIONS) {
  test(`a proposal that is ${reason ?? state} offers ${offered.join(', ') || 'nothing'}, and nothing while the editor is busy`, () => {
    const one = proposal(state, reason);
    const actions = (scene: Scene['state']) =>
      draw('ProposalActions', {proposal: one, names: []}, {state: {proposals: {12: one}, ...scene}});
    expect(textsOf(actions({}))).toEqual(offered);
    expect(textsOf(actions({busy: 'Sending…'}), 'button:not([disabled])')).toEqual([]);
    expect(textsOf(actions({isSignedIn: false}))).toEqual([]);
  });
}

test('a proposal can be published only once its newest commit is shown', () => {
  const read = readProposal({head: 'a'});
  const [shown, newer] = ['a', 'b'].map((commit) => proposal('ready', undefined, commit));
  expect(textsOf(draw('LoadedProposal', {proposal: shown, read}), 'button')).toContain('Publish');
  for (const props of [{}, {proposal: shown}, {proposal: newer, read}]) {
    const html = draw('LoadedProposal', props);
    expect(html('h1').text()).toBe('Opening…');
    expect(textsOf(html, 'button, ins')).toEqual([]);
  }
  const failed = draw('LoadedProposal', {proposal: newer, read}, {state: {failure: 'GitHub didn’t answer.'}});
  expect(failed.text()).toContain('GitHub didn’t answer.');
  expect(textsOf(failed, 'button, ins')).toEqual([]);
});

test('a proposal shows its text before and after, its pictures and documents, and what is deleted', () => {
  const changes = (read = readProposal({others: ['New picture: a.jpg', 'New document: plan.pdf']})) =>
    draw('ProposalChanges', {read, isContinued: false});
  const html = changes();
  expect(textsOf(html, 'li').slice(0, 2)).toEqual(['New picture: a.jpg', 'New document: plan.pdf']);
  expect([html('del').text(), html('ins').text()]).toEqual(['Old.', 'New.']);
  expect(html.text()).toContain('This page can’t be shown until its problems are fixed.');
  expect(changes(readProposal({}, {isDeleted: true}))('p').text()).toBe('This is deleted.');
});

test('the bar says what can be done with changes, and who is signed in', () => {
  const bar = (scene: Scene) => {
    const html = draw('Bar', {}, scene);
    return [html('[role=status]').text(), ...textsOf(html, 'button:not([disabled])')];
  };
  const workspace = changed({[ABOUT]: 'A.\n', [PHOTOGRAPH]: new Uint8Array([1])});
  expect(bar({state: {isSignedIn: false}})).toEqual(['No changes', 'Sign in']);
  expect(bar({state: {login: 'grace'}})).toEqual(['Signed in as grace. You can propose changes.']);
  expect(bar({workspace})).toEqual(['2 changes', 'Undo', 'Redo', 'Propose']);
  expect(bar({workspace, state: {busy: 'Sending…'}})).toEqual(['Sending…', 'Undo', 'Redo']);
});

test('the bar says whether changes are kept, after a failure, too', async () => {
  const alerts = (workspace: Workspace, failure?: string) =>
    textsOf(draw('Bar', {}, {workspace, state: {failure}}), '[role=alert]');
  const files = {[ABOUT]: 'A.\n'};
  expect(alerts(changed(files))).toEqual([expect.stringContaining('send them before you close this tab')]);
  expect(alerts(changed(files, keepingDrafts()), 'It failed.')).toEqual(['It failed. Your changes are kept.']);
  const older = {...keepingDrafts(), read: async () => ({unreadable: {[ABOUT]: 'Unknown.'}})};
  expect(alerts(await Workspace.restored(older, {}))).toEqual([expect.stringContaining('They are kept')]);
});

const CONFLICTS: [what: string, mine: string | null, theirs: string | null, columns: string[]][] = [
  ['both changed a line', 'One.\nMine.\nThree.\n', 'One.\nTheirs.\nThree.\n', ['Mine.', 'Theirs.']],
  ['one deleted the line', 'One.\nThree.\n', 'One.\nTheirs.\nThree.\n', ['(deleted)', 'Theirs.']],
  ['the other one deleted the page', 'Mine.\n', null, ['Yours', '(deleted)']],
];
for (const [what, mine, theirs, columns] of CONFLICTS) {
  test(`a conflict shows both versions, and nothing can be sent before the choice: ${what}`, () => {
    const workspace = changed({[ABOUT]: mine});
    workspace.update({[ABOUT]: theirs});
    const html = draw('Conflict', {change: workspace.changes[0]}, {workspace});
    expect(textsOf(html, 'pre')).toEqual(columns);
    expect(textsOf(html)).toEqual(['Keep mine', 'Keep theirs']);
    expect(textsOf(draw('Bar', {}, {workspace}), 'button[disabled]')).toEqual(['Propose']);
  });
}
