/** Changes that aren't sent yet: undo, merging with newer versions, and keeping them in the browser. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {ChangeQueue} from '../../../../src/editor/workspace/changeQueue';
import {browserDrafts} from '../../../../src/editor/workspace/drafts';
import {conflictsOf} from '../../../../src/editor/workspace/merge';
import {Workspace} from '../../../../src/editor/workspace/workspace';
import {replaceGlobals} from '../../globals';
import {ABOUT, CONTACT, keepingDrafts, PHOTOGRAPH} from '../fakes';

const BUILT = {[ABOUT]: 'One.\nTwo.\nThree.\n', [CONTACT]: 'Contact.\n'};

/** A workspace in which nothing is changed, and a way to type. */
function open() {
  const workspace = new Workspace(BUILT);
  const type = (text: string | null, stepKey?: string, file = ABOUT) =>
    workspace.apply({label: 'Typing', files: {[file]: text}, stepKey});
  return {workspace, type};
}

// Undo and Redo

test('Undo and Redo go through the steps one by one and name each', () => {
  const {workspace, type} = open();
  type('First.\n');
  workspace.apply({label: 'Delete', files: {[CONTACT]: null}});
  expect(workspace.undo()).toBe('Delete');
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual(['First.\n', 'Contact.\n']);
  expect(workspace.undo()).toBe('Typing');
  expect([workspace.read(ABOUT), workspace.changes]).toEqual([BUILT[ABOUT], []]);
  expect([workspace.redo(), workspace.redo()]).toEqual(['Typing', 'Delete']);
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual(['First.\n', undefined]);
});

test('typing in one field is one step, and typing in another field is the next', () => {
  const {workspace, type} = open();
  for (const text of ['F', 'Fi', 'First']) type(text, 'title');
  type('First, and more', 'text');
  workspace.undo();
  expect(workspace.read(ABOUT)).toBe('First');
  workspace.undo();
  expect([workspace.read(ABOUT), workspace.done]).toEqual([BUILT[ABOUT], []]);
});

test('a change after Undo takes Redo away', () => {
  const {workspace, type} = open();
  type('First.\n');
  workspace.undo();
  type('Second.\n');
  expect([workspace.undone, workspace.read(ABOUT)]).toEqual([[], 'Second.\n']);
});

test('files that change together are undone together', () => {
  const {workspace} = open();
  workspace.apply({label: 'Add a picture', files: {[ABOUT]: 'A picture.\n', [PHOTOGRAPH]: new Uint8Array([1])}});
  expect(Object.keys(workspace.pictures)).toEqual([PHOTOGRAPH]);
  workspace.undo();
  expect([workspace.changes, workspace.pictures]).toEqual([[], {}]);
});

test('a file that has its published content again isn’t a change, be it a text or a picture', () => {
  const {workspace, type} = open();
  type('First.\n');
  type(BUILT[ABOUT]);
  workspace.update({[PHOTOGRAPH]: new Uint8Array([1, 2])});
  workspace.apply({label: 'Picture', files: {[PHOTOGRAPH]: new Uint8Array([1, 2])}});
  expect(workspace.changes).toEqual([]);
  workspace.apply({label: 'Picture', files: {[PHOTOGRAPH]: new Uint8Array([1, 3])}});
  expect(workspace.changes.map(({file}) => file)).toEqual([PHOTOGRAPH]);
});

test('changes that were sent can’t be undone: that would take them out of the file unseen', () => {
  const {workspace, type} = open();
  type('First.\n');
  type('Second.\n');
  workspace.undo();
  workspace.update({[ABOUT]: 'First.\n'}, {[ABOUT]: 'First.\n'});
  expect([workspace.changes, workspace.done, workspace.undone]).toEqual([[], [], []]);
});

test('throwing changes away shows what is published now, not what was built', () => {
  const {workspace, type} = open();
  workspace.update({[ABOUT]: 'Published.\n'});
  type('First.\n');
  workspace.clear();
  expect([workspace.read(ABOUT), workspace.changes, workspace.done]).toEqual(['Published.\n', [], []]);
});

test('the engine receives each file that differs from the build, and again when it doesn’t differ any more', () => {
  const {workspace, type} = open();
  type('First.\n');
  const received: unknown[] = [];
  workspace.connect((file, content) => received.push([file, content]));
  type('Second.\n', undefined, CONTACT);
  workspace.undo();
  expect(received).toEqual([
    [ABOUT, 'First.\n'],
    [CONTACT, 'Second.\n'],
    [CONTACT, undefined],
  ]);
});

// Newer versions

test('a newer version is merged with changes to other lines, and Undo goes back to it', () => {
  const {workspace, type} = open();
  type('One.\nTwo, mine.\nThree.\n');
  workspace.update({[ABOUT]: 'One, theirs.\nTwo.\nThree, theirs.\n'});
  expect([workspace.read(ABOUT), workspace.hasConflict]).toEqual(['One, theirs.\nTwo, mine.\nThree, theirs.\n', false]);
  workspace.undo();
  expect([workspace.read(ABOUT), workspace.changes]).toEqual(['One, theirs.\nTwo.\nThree, theirs.\n', []]);
});

test('a conflict shows both versions of the line, until one is chosen', () => {
  const {workspace, type} = open();
  type('One.\nTwo, mine.\nThree.\n');
  workspace.update({[ABOUT]: 'One.\nTwo, theirs.\nThree, theirs.\n'});
  expect(conflictsOf(workspace.changes[0])).toEqual([{mine: ['Two, mine.'], theirs: ['Two, theirs.']}]);
  type('One.\nTwo, mine now.\nThree.\n');
  expect(workspace.hasConflict).toBe(true);
  workspace.choose(ABOUT, 'mine');
  expect(workspace.read(ABOUT)).toBe('One.\nTwo, mine now.\nThree, theirs.\n');
  workspace.undo();
  workspace.choose(ABOUT, 'theirs');
  expect([workspace.read(ABOUT), workspace.hasConflict]).toEqual(['One.\nTwo, theirs.\nThree, theirs.\n', false]);
});

const [ADDED, CHANGED] = ['One.\nTwo, added to.\nTwo and a half.\nThree.\n', 'One.\nTwo, changed.\nThree.\n'];
for (const [what, mine, theirs] of [
  ['this person has added a line there', ADDED, CHANGED],
  ['the other person has added a line there', CHANGED, ADDED],
  ['this person has deleted it', 'One.\nThree.\n', CHANGED],
]) {
  test(`a conflict about one line loses no other line if ${what}`, () => {
    const {workspace, type} = open();
    type(mine);
    workspace.update({[ABOUT]: theirs});
    expect(workspace.hasConflict).toBe(true);
    workspace.choose(ABOUT, 'theirs');
    expect(workspace.read(ABOUT)).toBe(theirs);
    workspace.undo();
    workspace.choose(ABOUT, 'mine');
    expect(workspace.read(ABOUT)).toBe(mine);
  });
}

// Drafts

/** A stand-in for the browser's storage, with these entries. A full one accepts no more. Returns the entries. */
function storage(t: TestContext, entries: Record<string, unknown>, isFull = false) {
  const succeed = (result: unknown) => {
    const request = {result, onsuccess: () => undefined};
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const objectStore = {
    get: (key: string) => succeed(entries[key]),
    put: (value: unknown, key: string) => {
      if (isFull) throw new Error('It is full.');
      entries[key] = value;
    },
    get transaction() {
      return succeed(undefined);
    },
  };
  const database = {transaction: () => ({objectStore: () => objectStore})};
  replaceGlobals(t, {indexedDB: {open: () => succeed(database)}});
  return entries;
}

const restore = () => Workspace.restored(browserDrafts('editor'), BUILT);

test('changes that the browser keeps are there when the editor is opened again', async (t) => {
  const entries = storage(t, {});
  const before = await restore();
  expect([before.changes, before.isKept]).toEqual([[], true]);
  before.apply({label: 'Typing', files: {[ABOUT]: 'First.\n', [PHOTOGRAPH]: new Uint8Array([1])}});
  await expect.poll(() => entries.all).toBeDefined();
  const after = await restore();
  expect(after.read(ABOUT)).toBe('First.\n');
  expect(Object.keys(after.pictures)).toEqual([PHOTOGRAPH]);
});

test('a draft of an older version of the editor is read, and unknown fields are ignored', async (t) => {
  storage(t, {all: {[ABOUT]: {file: ABOUT, content: 'First.\n', base: BUILT[ABOUT], changed: 1763800000000}}});
  const workspace = await restore();
  workspace.update({});
  expect(workspace.changes).toEqual([{file: ABOUT, content: 'First.\n', base: BUILT[ABOUT]}]);
});

test('a draft that doesn’t say what it began from conflicts with the published file, so that nothing is overwritten', async (t) => {
  storage(t, {all: [{file: ABOUT, content: 'First.\n'}]});
  const workspace = await restore();
  workspace.update({});
  expect(workspace.changes).toEqual([{file: ABOUT, content: 'First.\n', base: null, theirs: BUILT[ABOUT]}]);
});

test('a draft that can’t be read stays in the browser beside the changes of this version', async (t) => {
  const unknown = {words: 'Come in.'};
  const entries = storage(t, {all: {[CONTACT]: unknown, [PHOTOGRAPH]: null}});
  const workspace = await restore();
  expect([workspace.changes, workspace.hasUnreadable]).toEqual([[], true]);
  workspace.apply({label: 'Typing', files: {[CONTACT]: 'Welcome.\n'}});
  await expect.poll(() => entries.unreadable).toEqual({[CONTACT]: unknown, [PHOTOGRAPH]: null});
  const later = await restore();
  expect([later.read(CONTACT), later.hasUnreadable]).toEqual(['Welcome.\n', true]);
});

test('the editor says so when the browser’s storage is full', async (t) => {
  storage(t, {}, true);
  const workspace = await restore();
  const shown: boolean[] = [];
  workspace.subscribe(() => shown.push(workspace.isKept));
  workspace.apply({label: 'Typing', files: {[ABOUT]: 'First.\n'}});
  await expect.poll(() => shown).toEqual([true, false]);
});

/** Whether a tab with an edited page asks before it is closed. */
async function asksBeforeClosing(t: TestContext, drafts = browserDrafts('editor')) {
  const listeners = new Set<(event: object) => void>();
  replaceGlobals(t, {addEventListener: (_name: string, listener: () => void) => listeners.add(listener)});
  const workspace = await Workspace.restored(drafts, BUILT);
  workspace.guardChanges();
  workspace.apply({label: 'Typing', files: {[ABOUT]: 'First.\n'}});
  const event = {returnValue: false};
  for (const listener of listeners) listener(event);
  return event.returnValue;
}

test('a tab asks before it is closed if the browser can’t keep its changes', async (t) => {
  expect(await asksBeforeClosing(t)).toBe(true);
  expect(await asksBeforeClosing(t, keepingDrafts())).toBe(false);
});

// Changes that the engine works out

/** A queue of changes, and one that appends to the page, whatever the page says by then. */
function openQueue() {
  const {workspace} = open();
  const queue = new ChangeQueue(workspace);
  const append = (words: string, stepKey?: string) =>
    queue.add({label: words, stepKey, ask: async () => ({files: {[CONTACT]: `${workspace.read(CONTACT)}${words}`}})});
  return {workspace, queue, append};
}

test('changes of the engine are made one after another, also after one that failed', async () => {
  const {workspace, queue, append} = openQueue();
  const failed = queue.add({label: 'Fails', ask: () => Promise.reject(new Error('No engine.'))});
  await Promise.all([append('Two.'), append('Three.'), expect(failed).rejects.toThrow('No engine.')]);
  expect(workspace.read(CONTACT)).toBe('Contact.\nTwo.Three.');
});

test('of several changes in one field, only the last is made', async () => {
  const {workspace, append} = openQueue();
  await Promise.all([append('A', 'title'), append('AB', 'title'), append('Text.', 'text')]);
  expect(workspace.read(CONTACT)).toBe('Contact.\nABText.');
});

test('a change of the engine doesn’t overwrite what a person types in the meantime', async () => {
  const {workspace, queue} = openQueue();
  let count = 0;
  await queue.add({
    label: 'Correct',
    ask: async () => {
      const text = workspace.read(CONTACT);
      count += 1;
      if (count === 1) workspace.apply({label: 'Typing', files: {[CONTACT]: 'Typed.\n'}});
      return {files: {[CONTACT]: `${text}Two.`}};
    },
  });
  expect(workspace.read(CONTACT)).toBe('Typed.\nTwo.');
});
