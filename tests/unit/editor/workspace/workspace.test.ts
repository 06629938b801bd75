/** What somebody has changed and not sent yet: undone and done again step by step, kept file by file. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {browserDrafts, type Drafts} from '../../../../src/editor/workspace/drafts';
import {conflictsOf} from '../../../../src/editor/workspace/merge';
import {Workspace} from '../../../../src/editor/workspace/workspace';
import {replaceGlobals} from '../../globals';
import {keepingDrafts} from '../fakes';
import {ABOUT, CONTACT, PHOTOGRAPH} from '../files';

const BUILT = {[ABOUT]: 'One.\nTwo.\nThree.\n', [CONTACT]: 'Contact.\n'};

/** A workspace in which nothing is changed, and a way to type. */
function open() {
  const workspace = new Workspace(BUILT);
  const type = (text: string | null, stepKey?: string, file = ABOUT) =>
    workspace.apply({label: 'Typing', files: {[file]: text}, stepKey});
  const texts = () => workspace.changes.map(({file, content}) => [file, content]);
  return {workspace, type, texts};
}

test('Undo and Redo go through the steps one by one, and say what each was', () => {
  const {workspace, type} = open();
  type('First.\n');
  workspace.apply({label: 'Delete', files: {[CONTACT]: null}});
  expect(workspace.undo()).toBe('Delete');
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual(['First.\n', 'Contact.\n']);
  expect(workspace.undo()).toBe('Typing');
  expect([workspace.read(ABOUT), workspace.changes]).toEqual([BUILT[ABOUT], []]);
  expect([workspace.done.length, workspace.undone.length]).toEqual([0, 2]);
  expect(workspace.redo()).toBe('Typing');
  expect(workspace.redo()).toBe('Delete');
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual(['First.\n', undefined]);
  expect(workspace.undo()).toBe('Delete');
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual(['First.\n', 'Contact.\n']);
});

test('what is typed in one field, letter by letter, is one step', () => {
  const {workspace, type} = open();
  for (const text of ['F', 'Fi', 'First']) type(text, 'title');
  workspace.undo();
  expect([workspace.read(ABOUT), workspace.done]).toEqual([BUILT[ABOUT], []]);
});

test('what is typed in another field is another step', () => {
  const {workspace, type} = open();
  type('First', 'title');
  type('First, and more', 'words');
  workspace.undo();
  expect(workspace.read(ABOUT)).toBe('First');
});

test('what is typed in a field after another step is another step', () => {
  const {workspace, type} = open();
  type('One', 'title');
  type('Contact us.\n', undefined, CONTACT);
  type('One two', 'title');
  workspace.undo();
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual(['One', 'Contact us.\n']);
});

test('something new after Undo takes Redo away', () => {
  const {workspace, type} = open();
  type('First.\n');
  workspace.undo();
  type('Second.\n');
  expect(workspace.undone).toEqual([]);
  expect(workspace.read(ABOUT)).toBe('Second.\n');
});

test('something new in the field that was just undone takes Redo away, too', () => {
  const {workspace, type} = open();
  type('First.\n', 'a');
  workspace.undo();
  type('S', 'a');
  expect(workspace.undone).toEqual([]);
  type('Second.\n', 'a');
  workspace.undo();
  expect([workspace.read(ABOUT), workspace.done]).toEqual([BUILT[ABOUT], []]);
});

test('files that change together are undone together, pictures too', () => {
  const {workspace, texts} = open();
  workspace.apply({label: 'Add a picture', files: {[ABOUT]: 'A picture.\n', [PHOTOGRAPH]: new Uint8Array([1])}});
  expect(Object.keys(workspace.pictures)).toEqual([PHOTOGRAPH]);
  workspace.undo();
  expect([texts(), workspace.pictures]).toEqual([[], {}]);
});

test('another picture in the place of one is a change, however alike they are, and no text', () => {
  const {workspace, texts} = open();
  const [one, other, shorter] = [new Uint8Array([1, 2]), new Uint8Array([1, 3]), new Uint8Array([1])];
  workspace.update({[PHOTOGRAPH]: one});
  workspace.apply({label: 'Picture', files: {[PHOTOGRAPH]: new Uint8Array(one), [ABOUT]: 'First.\n'}});
  expect(texts()).toEqual([[ABOUT, 'First.\n']]);
  workspace.apply({label: 'Picture', files: {[PHOTOGRAPH]: other}});
  expect(Object.fromEntries(texts())).toEqual({[ABOUT]: 'First.\n', [PHOTOGRAPH]: other});
  expect(workspace.changedTexts).toEqual([ABOUT]);
  workspace.apply({label: 'Picture', files: {[PHOTOGRAPH]: shorter}});
  expect(Object.fromEntries(texts())).toEqual({[ABOUT]: 'First.\n', [PHOTOGRAPH]: shorter});
});

test('what is thrown away leaves what is published, and not what this build has', () => {
  const {workspace, type} = open();
  workspace.update({[ABOUT]: 'Published.\n'});
  type('First.\n');
  workspace.clear();
  expect([workspace.read(ABOUT), workspace.changes, workspace.done]).toEqual(['Published.\n', [], []]);
});

test('a file that is written back as it was isn’t a change', () => {
  const {type, texts} = open();
  type('First.\n');
  expect(texts()).toEqual([[ABOUT, 'First.\n']]);
  type(BUILT[ABOUT]);
  expect(texts()).toEqual([]);
});

test('a step in which nothing differs is none', () => {
  const {workspace, type} = open();
  type(BUILT[ABOUT]);
  expect(workspace.done).toEqual([]);
});

test('a change begins from the published file, however often it is changed', () => {
  const {workspace, type} = open();
  type('First.\n');
  type('Second.\n');
  expect(workspace.changes).toMatchObject([{file: ABOUT, content: 'Second.\n', base: BUILT[ABOUT]}]);
});

test('a newer version of a page comes in below what is changed, and Undo leads back to it', () => {
  const {workspace, type} = open();
  type('One.\nTwo.\nThree, mine.\n');
  workspace.update({[ABOUT]: 'One, theirs.\nTwo.\nThree.\n'});
  expect(workspace.read(ABOUT)).toBe('One, theirs.\nTwo.\nThree, mine.\n');
  expect(workspace.hasConflict).toBe(false);
  workspace.undo();
  expect([workspace.read(ABOUT), workspace.changes]).toEqual(['One, theirs.\nTwo.\nThree.\n', []]);
});

test('neighboring lines don’t conflict', () => {
  const {workspace, type} = open();
  type('One.\nTwo, mine.\nThree.\n');
  workspace.update({[ABOUT]: 'One.\nTwo.\nThree, theirs.\n'});
  expect(workspace.hasConflict).toBe(false);
  expect(workspace.read(ABOUT)).toBe('One.\nTwo, mine.\nThree, theirs.\n');
});

test('of a line that both changed, both versions are shown, and one is chosen', () => {
  const {workspace, type} = open();
  type('One.\nTwo, mine.\nThree.\n');
  workspace.update({[ABOUT]: 'One.\nTwo, theirs.\nThree, theirs.\n'});
  const [change] = workspace.changes;
  expect(conflictsOf(change)).toEqual([{mine: ['Two, mine.'], theirs: ['Two, theirs.']}]);
  workspace.choose(ABOUT, 'mine');
  expect(workspace.read(ABOUT)).toBe('One.\nTwo, mine.\nThree, theirs.\n');
  workspace.undo();
  workspace.choose(ABOUT, 'theirs');
  expect([workspace.read(ABOUT), workspace.hasConflict]).toEqual(['One.\nTwo, theirs.\nThree, theirs.\n', false]);
});

test('who types on while both versions wait for a choice is still asked, and overwrites nobody', () => {
  const {workspace, type} = open();
  type('One.\nTwo, mine.\nThree.\n');
  workspace.update({[ABOUT]: 'One.\nTwo, theirs.\nThree.\n'});
  type('One.\nTwo, mine now.\nThree.\n');
  expect(workspace.hasConflict).toBe(true);
  workspace.choose(ABOUT, 'theirs');
  expect(workspace.read(ABOUT)).toBe('One.\nTwo, theirs.\nThree.\n');
});

test('what is sent can’t be undone step by step any more: Undo would take it out of the file unseen', () => {
  const {workspace, type} = open();
  type('First.\n');
  type('Second.\n');
  workspace.undo();
  workspace.update({[ABOUT]: 'First.\n'}, {[ABOUT]: 'First.\n'});
  expect([workspace.changes, workspace.done, workspace.undone]).toEqual([[], [], []]);
});

const [ADDED, CHANGED] = ['One.\nTwo, added to.\nTwo and a half.\nThree.\n', 'One.\nTwo, changed.\nThree.\n'];
for (const [what, mine, theirs] of [
  ['I have added a line there', ADDED, CHANGED],
  ['somebody else has added one', CHANGED, ADDED],
  ['I have deleted it', 'One.\nThree.\n', CHANGED],
]) {
  test(`both changed the same line, and ${what}: a choice is asked for, and no line of either is lost`, () => {
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

test('“Leave it” holds while somebody goes on typing, and until nothing is changed any more', () => {
  const {workspace, type} = open();
  type('First.\n');
  workspace.decline('the old price');
  type('Second.\n');
  workspace.undo();
  expect(workspace.declined).toEqual(['the old price']);
  workspace.clear();
  expect(workspace.declined).toEqual([]);
});

test('“Leave it” is seen at once', () => {
  const {workspace} = open();
  const seen: unknown[] = [];
  workspace.subscribe(() => seen.push(workspace.declined));
  workspace.decline('the old price');
  expect(seen).toEqual([['the old price']]);
});

test('a document that is added is no picture', () => {
  const {workspace} = open();
  workspace.apply({
    label: 'Files',
    files: {[PHOTOGRAPH]: new Uint8Array([1]), 'static/files/a.pdf': new Uint8Array([2])},
  });
  expect(Object.keys(workspace.pictures)).toEqual([PHOTOGRAPH]);
});

test('the engine gets each file that differs from the build, and hears when it is as built again', () => {
  const {workspace, type} = open();
  type('First.\n');
  const heard: unknown[] = [];
  workspace.connect((file, content) => heard.push([file, content]));
  type('Second.\n', undefined, CONTACT);
  workspace.undo();
  workspace.undo();
  expect(heard).toEqual([
    [ABOUT, 'First.\n'],
    [CONTACT, 'Second.\n'],
    [CONTACT, undefined],
    [ABOUT, undefined],
  ]);
});

/** Whether a tab with an edited page asks before it is closed: while it is open, and once its editor is gone. */
async function asksToStay(t: TestContext, drafts: Drafts) {
  const listeners = new Set<(event: object) => void>();
  replaceGlobals(t, {addEventListener: (_name: string, one: () => void) => listeners.add(one)});
  replaceGlobals(t, {removeEventListener: (_name: string, one: () => void) => listeners.delete(one)});
  const workspace = await Workspace.restored(drafts, BUILT);
  const stopAsking = workspace.guardChanges();
  const isAsked = () => {
    const event = {returnValue: false};
    for (const leave of listeners) leave(event);
    return event.returnValue;
  };
  const unchanged = isAsked();
  workspace.apply({label: 'Typing', files: {[ABOUT]: 'First.\n'}});
  const edited = isAsked();
  stopAsking();
  return {isKept: workspace.isKept, unchanged, edited, gone: isAsked()};
}

test('a browser that can’t keep changes asks before the tab is closed, once there are some, and as long as they are edited', async (t) => {
  const asks = await asksToStay(t, browserDrafts('editor'));
  expect(asks).toEqual({isKept: false, unchanged: false, edited: true, gone: false});
});

test('a browser that keeps changes doesn’t ask before the tab is closed', async (t) => {
  const asks = await asksToStay(t, keepingDrafts());
  expect(asks).toEqual({isKept: true, unchanged: false, edited: false, gone: false});
});

/** A browser's storage that has one value, whatever it is asked for, and takes no other. */
function storageWith(value: unknown): object {
  const answer = (result: unknown) => {
    const request = {result, onsuccess: () => undefined};
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const put = () => {
    throw new Error('It is full.');
  };
  const transaction = () => ({objectStore: () => ({get: () => answer(value), put})});
  return {open: () => answer({transaction})};
}

test('changes that can’t be restored are a fault, and not a browser that blocks storage', async (t) => {
  replaceGlobals(t, {indexedDB: storageWith([null])});
  await expect(Workspace.restored(browserDrafts('editor'), BUILT)).rejects.toThrow(TypeError);
});

test('a browser whose storage is full says so as soon as a change can’t be kept', async (t) => {
  replaceGlobals(t, {indexedDB: storageWith(undefined)});
  const workspace = await Workspace.restored(browserDrafts('editor'), BUILT);
  const shown = [workspace.isKept];
  workspace.subscribe(() => shown.push(workspace.isKept));
  workspace.apply({label: 'Typing', files: {[ABOUT]: 'First.\n'}});
  await expect.poll(() => shown).toEqual([true, true, false]);
});

test('a browser that has kept nothing yet begins with nothing changed, and nothing declined', async (t) => {
  replaceGlobals(t, {indexedDB: storageWith(undefined)});
  const {changes, declined} = await Workspace.restored(browserDrafts('editor'), BUILT);
  expect([changes, declined]).toEqual([[], []]);
});

test('changes that the browser has kept are there again', () => {
  const {workspace, texts} = open();
  workspace.restore([{file: ABOUT, content: 'First.\n', base: BUILT[ABOUT]}]);
  expect([texts(), workspace.read(ABOUT)]).toEqual([[[ABOUT, 'First.\n']], 'First.\n']);
});
