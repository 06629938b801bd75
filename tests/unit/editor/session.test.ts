/** The queue of requests to GitHub: what the editor says that it is doing until the last of them has ended. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {begin} from './headlessEditor';

/** Something that takes until `end` is called. */
function newTask() {
  let end: () => void = () => undefined;
  const task = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {task, end};
}

test('of two actions in the queue, the end of the first doesn’t end the waiting for the second', async (t) => {
  const {publishing} = await begin(t);
  const tasks = [newTask(), newTask()];
  const [first, second] = tasks.map(({task}) => publishing.run('Looking…', () => task));
  tasks[0].end();
  await first;
  expect(publishing.state.busy).toBe('Looking…');
  tasks[1].end();
  await second;
  expect(publishing.state.busy).toBeUndefined();
});

test('what nobody waits for is done without a word', async (t) => {
  const {publishing} = await begin(t);
  const {task, end} = newTask();
  const action = publishing.run(undefined, () => task);
  expect(publishing.state.busy).toBeUndefined();
  end();
  await action;
  expect(publishing.state.busy).toBeUndefined();
});
