/** What goes wrong on the way to GitHub: one sentence says it, nothing is lost, and the next press continues. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {continuedNumber} from '../../../../src/editor/workspace/keptProgress';
import type {Publishing, PublishingState} from '../../../../src/editor/workspace/publishing';
import {MAIN, type Repository, type Trouble} from '../../../github/repository';
import {thorough} from '../../random';
import {ABOUT} from '../files';
import {AFTER, begin, propose} from '../headlessEditor';

/** One to three sentences without code, and without a key. */
const SENTENCE = /^(?!.*github_pat)[A-Z][^{}<>]+[.”]( [A-Z][^{}<>]+[.”]){0,2}$/;

/** Presses that continue until a proposal is live. With one request in trouble, no more are needed. */
const PRESSES_TO_LIVE = 3;

/**
 * Proposes and publishes a change with trouble at one request, by its number from 0. Returns how many requests there were,
 * and whether a sentence said that something went wrong.
 */
async function publishWith(t: TestContext, trouble: Trouble, at: number) {
  const {github, workspace, publishing, write} = await begin(t);
  const from = github.log.length;
  github.trouble = (_name, index) => (index === from + at ? trouble : undefined);
  let hasFailed = false;
  const expectSentence = () => {
    if (publishing.state.failure === undefined) return;
    hasFailed = true;
    expect(publishing.state.failure).toMatch(SENTENCE);
  };
  write(AFTER);
  await publishing.propose('Change About');
  expectSentence();
  // What somebody has written is either still a change, or in the proposal that they see.
  expect(workspace.read(ABOUT)).toBe(AFTER);
  if (workspace.changes.length > 0) await publishing.propose('Change About');
  expect(workspace.changes, `request ${at}: ${publishing.state.failure}`).toEqual([]);
  expect(github.pulls).toHaveLength(1);
  github.end(github.pulls[0].head, 'success');
  for (let press = 0; press < PRESSES_TO_LIVE && publishing.state.followed?.state !== 'live'; press += 1) {
    await publishing.show('12');
    expectSentence();
    if (publishing.state.followed?.state === 'ready') await publishing.publish(12);
    expectSentence();
  }
  expect(publishing.state.followed?.state, `request ${at}: ${github.log.slice(from).join('\n')}`).toBe('live');
  expect(github.text(ABOUT)).toBe(AFTER);
  expect(github.commits.get(github.head(MAIN))?.message).toBe('Change About (#12)');
  return {requests: github.log.length - from, hasFailed};
}

const TROUBLES: Trouble[] = ['dropped', 'lost', 'page', 409, ...thorough<Trouble>('limited', 403, 404, 405, 422, 502)];
for (const trouble of TROUBLES) {
  test(`${trouble} at any request: one sentence, nothing lost, and the next press continues`, async (t) => {
    const {requests, hasFailed} = await publishWith(t, trouble, Number.POSITIVE_INFINITY);
    expect(hasFailed, 'without trouble').toBe(false);
    const ends: boolean[] = [];
    for (let at = 0; at < requests; at += 1) ends.push((await publishWith(t, trouble, at)).hasFailed);
    expect(ends, 'no sentence at any of them').toContain(true);
  });
}

/** What else is pressed. */
interface Press {
  press: string;
  /** Whether the proposal is published before. */
  isPublished?: boolean;
  act: (publishing: Publishing) => Promise<void>;
  isDone: (github: Repository, state: PublishingState) => boolean;
}

const PRESSES: Press[] = [
  {press: 'Withdraw', act: (one) => one.withdraw(12), isDone: ({pulls}) => pulls[0].state === 'closed'},
  {
    press: 'Withdraw, words kept',
    act: (one) => one.withdraw(12, {keepWords: true}),
    isDone: ({pulls}) => pulls[0].state === 'closed',
  },
  {press: 'Continue', act: (one) => one.continue(12), isDone: (_github, {kept}) => continuedNumber(kept) === 12},
  {press: 'Undo', isPublished: true, act: (one) => one.undo(12), isDone: ({pulls}) => pulls.length === 2},
];

/**
 * Presses with trouble at one request, by its number from 0, and once more if that didn't do it. `says`: what went wrong;
 * `isOver`: there was no request of that number, so each has had its trouble.
 */
async function pressWithTroubleAt(at: number, trouble: Trouble, {isPublished, act, isDone}: Press, t: TestContext) {
  const {github, publishing} = await propose(t);
  await publishing.look();
  if (isPublished) await publishing.publish(12);
  const from = github.log.length;
  github.trouble = (_name, index) => (index === from + at ? trouble : undefined);
  await act(publishing);
  const says = publishing.state.failure;
  const isOver = github.log.length <= from + at;
  github.trouble = () => undefined;
  if (!isDone(github, publishing.state)) await act(publishing);
  // Undo writes the words from before, then proposes them. If that was lost, they are changes by now, which a second Undo
  // would write over: it refuses, and they are proposed like any others.
  if (publishing.state.failure?.startsWith('You have changes')) await publishing.propose('Undo');
  const seen = `request ${at}: ${publishing.state.failure ?? ''} ${github.log.slice(from).join('\n')}`;
  return {says, isDone: isDone(github, publishing.state), isOver, seen};
}

const AT_PRESSES: Trouble[] = ['lost', ...thorough<Trouble>('page', 502)];
for (const one of PRESSES) {
  for (const trouble of AT_PRESSES) {
    test(`${one.press}, and ${trouble} at any request: one sentence, and the next press continues`, async (t) => {
      for (let at = 0, isLast = false; !isLast; at += 1) {
        const {says, isDone, isOver, seen} = await pressWithTroubleAt(at, trouble, one, t);
        expect(says ?? 'Nothing.').toMatch(SENTENCE);
        expect(isDone, seen).toBe(true);
        isLast = isOver;
      }
    });
  }
}

test('a fault of the editor’s own says so, and what is pressed next is still done', async (t) => {
  const {publishing} = await begin(t);
  const broken = publishing.run('Looking…', () => Promise.reject(new TypeError('No such thing.')));
  const next: (string | undefined)[] = [];
  const after = publishing.run('Sending…', async () => void next.push(publishing.state.busy));
  await expect(broken).rejects.toThrow('No such thing.');
  expect(publishing.state.failure).toBe('The editor has made a mistake. Reload this page, then try again.');
  await after;
  // What waits is said while it waits, and nothing once all is done.
  expect([next, publishing.state.busy]).toEqual([['Sending…'], undefined]);
});

test('a proposal whose answer was lost and that somebody has closed since: Propose makes another one', async (t) => {
  const {github, publishing, write} = await begin(t);
  write(AFTER);
  github.trouble = (name) => (name.startsWith('POST') && name.endsWith('/pulls') ? 'lost' : undefined);
  await publishing.propose('Change About');
  github.trouble = () => undefined;
  github.pulls[0].state = 'closed';
  await publishing.propose('Change About');
  expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 13}, state: 'checking'}});
});

const SAYS: [trouble: Trouble, says: string][] = [
  ['dropped', 'GitHub didn’t answer. Check your connection, then try again.'],
  ['lost', 'GitHub didn’t answer. Check your connection, then try again.'],
  ['page', 'Something else answered in GitHub’s place, such as the sign-in page of a Wi-Fi network. Try again soon.'],
  ['limited', 'GitHub asks you to slow down. Try again in 5 minutes.'],
  [401, 'GitHub doesn’t accept this key: it isn’t complete, has expired or was deleted. Sign in with a new one.'],
  [403, 'Your key may not do this: it needs “Pull requests” set to “Read and write”, or an owner’s approval.'],
  [404, 'GitHub can’t find this, or your key doesn’t reach it.'],
  [409, 'Somebody else changed this at the same moment. Try again.'],
  [422, 'GitHub didn’t take this. It says: “Trouble”'],
  [502, 'GitHub has a problem of its own. Try again in a few minutes.'],
];
for (const [trouble, says] of SAYS) {
  test(`Propose that ends in ${trouble} says: ${says}`, async (t) => {
    const {github, workspace, publishing, write} = await begin(t);
    write(AFTER);
    github.trouble = (name) => (name.startsWith('POST') && name.endsWith('/pulls') ? trouble : undefined);
    await publishing.propose('Change About');
    expect(publishing.state).toMatchObject({failure: says, busy: undefined});
    expect(workspace.read(ABOUT)).toBe(AFTER);
    // The next press takes the sentence away.
    github.trouble = () => undefined;
    void publishing.propose('Change About');
    expect(publishing.state.failure).toBeUndefined();
    await publishing.show();
  });
}
