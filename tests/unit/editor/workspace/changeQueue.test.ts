/** Changes that the engine works out are made one after another, on the files as they are by then. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {ChangeQueue} from '../../../../src/editor/workspace/changeQueue';
import {Workspace} from '../../../../src/editor/workspace/workspace';

const FILE = 'pages/about.mdx';

function begin() {
  const workspace = new Workspace({[FILE]: 'One.'});
  const queue = new ChangeQueue(workspace);
  /** Appends words to whatever the page says once it is asked. */
  const append = (words: string, stepKey?: string) =>
    queue.add({label: words, stepKey, ask: async () => ({files: {[FILE]: `${workspace.read(FILE)}${words}`}})});
  return {workspace, queue, append};
}

test('two changes that are asked for at once: the second one goes on from the first', async () => {
  const {workspace, append} = begin();
  await Promise.all([append(' Two.'), append(' Three.')]);
  expect(workspace.read(FILE)).toBe('One. Two. Three.');
});

test('of several that are one step, only the last that waits is made', async () => {
  const {workspace, append} = begin();
  const done = await Promise.all([append(' A', 'field'), append(' AB', 'field'), append(' ABC', 'field')]);
  expect(workspace.read(FILE)).toBe('One. ABC');
  expect(done.map(Boolean)).toEqual([false, false, true]);
});

test('so it is though something else is typed in between', async () => {
  const {workspace, append} = begin();
  await Promise.all([append(' A', 'title'), append(' AB', 'title'), append(' Words.', 'words')]);
  expect(workspace.read(FILE)).toBe('One. AB Words.');
});

test('what somebody types meanwhile isn’t overwritten: the engine is asked again', async () => {
  const {workspace, queue} = begin();
  let asked = 0;
  await queue.add({
    label: 'Correct',
    ask: async () => {
      const text = workspace.read(FILE);
      asked += 1;
      if (asked === 1) workspace.apply({label: 'Typing', files: {[FILE]: 'One, and a half.'}});
      return {files: {[FILE]: `${text} Two.`}};
    },
  });
  expect([asked, workspace.read(FILE)]).toEqual([2, 'One, and a half. Two.']);
});

test('one that fails says so, and keeps none behind it from being made', async () => {
  const {workspace, queue, append} = begin();
  const failed = queue.add({label: 'Fails', ask: () => Promise.reject(new Error('No engine.'))});
  const next = append(' Two.');
  await expect(failed).rejects.toThrow('No engine.');
  await next;
  expect(workspace.read(FILE)).toBe('One. Two.');
});

test('what is typed in one field isn’t dropped because something is typed in another', async () => {
  const {workspace, append} = begin();
  await Promise.all([append(' Two.', 'title'), append(' Three.', 'words')]);
  expect(workspace.read(FILE)).toBe('One. Two. Three.');
});

test('each can be undone by its name, and those of one field together', async () => {
  const {workspace, append} = begin();
  await append(' Two.', 'field');
  await append(' Three.', 'field');
  await append(' Four.');
  expect(workspace.undo()).toBe(' Four.');
  expect(workspace.undo()).toBe(' Two.');
  expect(workspace.read(FILE)).toBe('One.');
});

test('one that can’t be done changes nothing', async () => {
  const {workspace, queue} = begin();
  expect(await queue.add({label: 'Move', ask: async () => undefined})).toBeUndefined();
  expect(workspace.changes).toEqual([]);
});
