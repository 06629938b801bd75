/** The queue of requests to GitHub: what the editor says that it is doing until the last of them has ended. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {Failure} from '../../../../src/editor/github/failure';
import {Session} from '../../../../src/editor/workspace/session';
import {MAIN, NAME} from '../../../github/repository';
import {begin} from '../headlessEditor';

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

test('what nobody has asked for is done without a word, and so is its failure', async (t) => {
  await begin(t);
  const session = new Session({repository: NAME, branch: MAIN});
  const {task, end} = newTask();
  const action = session.runUnasked(async () => {
    await task;
    throw new Failure('GitHub didn’t answer.');
  });
  expect(session.state.busy).toBeUndefined();
  end();
  await action;
  expect([session.state.busy, session.state.failure]).toEqual([undefined, undefined]);
});

test('a key that isn’t valid any more signs out, and that is said although nobody has asked for anything', async (t) => {
  await begin(t);
  const session = new Session({repository: NAME, branch: MAIN});
  const rejected = Object.assign(new Failure('Sign in with a new one.'), {status: 401});
  await session.runUnasked(() => Promise.reject(rejected));
  expect(session.state).toMatchObject({failure: 'Sign in with a new one.', isSignedIn: false});
});
