/** Failures on the way to GitHub: a sentence says what happened, nothing is lost, and the next press continues. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {failureFor} from '../../../../src/editor/github/failure';
import {continuedNumber} from '../../../../src/editor/workspace/keptProgress';
import type {Publishing, PublishingState} from '../../../../src/editor/workspace/publishing';
import {MAIN, type Repository, type Trouble} from '../../../github/repository';
import {ABOUT, CONTACT} from '../fakes';
import {AFTER, begin, propose} from '../headlessEditor';

/** One to three sentences without code, and without a key. */
const SENTENCE = /^(?!.*github_pat)[A-Z][^{}<>]+[.”]( [A-Z][^{}<>]+[.”]){0,2}$/;

/**
 * Proposes and publishes a change with trouble at one request, counted from 0. Returns the number of requests, and
 * whether the editor has said that something went wrong.
 */
async function publishWithTrouble(t: TestContext, trouble: Trouble, at: number) {
  const {github, workspace, publishing, write} = await begin(t);
  const from = github.log.length;
  github.trouble = (_route, index) => (index === from + at ? trouble : undefined);
  let hasFailed = false;
  const expectSentence = () => {
    if (publishing.state.failure === undefined) return;
    hasFailed = true;
    expect(publishing.state.failure).toMatch(SENTENCE);
  };
  write(AFTER);
  await publishing.propose('Change About');
  expectSentence();
  expect(workspace.read(ABOUT)).toBe(AFTER);
  if (workspace.changes.length > 0) await publishing.propose('Change About');
  expect(workspace.changes, `request ${at}: ${publishing.state.failure}`).toEqual([]);
  expect(github.pulls).toHaveLength(1);
  github.end(github.pulls[0].head, 'success');
  for (let press = 0; press < 3 && publishing.state.followed?.state !== 'live'; press += 1) {
    await publishing.show('12');
    expectSentence();
    if (publishing.state.followed?.state === 'ready') await publishing.publish(12);
    expectSentence();
  }
  expect(publishing.state.followed?.state, `request ${at}: ${github.log.slice(from).join('\n')}`).toBe('live');
  expect(github.text(ABOUT)).toBe(AFTER);
  expect(github.at(MAIN).message).toBe('Change About (#12)');
  return {requests: github.log.length - from, hasFailed};
}

for (const trouble of ['dropped', 'lost', 'page', 409] as const) {
  test(`a change is published once and in full although any one request ends in “${trouble}”`, async (t) => {
    const {requests, hasFailed} = await publishWithTrouble(t, trouble, Number.POSITIVE_INFINITY);
    expect(hasFailed).toBe(false);
    const failures: boolean[] = [];
    for (let at = 0; at < requests; at += 1) failures.push((await publishWithTrouble(t, trouble, at)).hasFailed);
    expect(failures).toContain(true);
  });
}

interface Press {
  press: string;
  /** Whether the proposal is published before. */
  isPublished?: boolean;
  act: (publishing: Publishing) => Promise<void>;
  isDone: (github: Repository, state: PublishingState) => boolean;
}

const PRESSES: Press[] = [
  {
    press: 'Withdraw',
    act: (publishing) => publishing.withdraw(12, {keepWords: true}),
    isDone: ({pulls}) => pulls[0].state === 'closed',
  },
  {
    press: 'Continue',
    act: (publishing) => publishing.continue(12),
    isDone: (_github, {kept}) => continuedNumber(kept) === 12,
  },
  {
    press: 'Undo',
    isPublished: true,
    act: (publishing) => publishing.undo(12),
    isDone: ({pulls}) => pulls.length === 2,
  },
];
for (const {press, isPublished, act, isDone} of PRESSES) {
  test(`${press} succeeds at the second press although the answer to any one request is lost`, async (t) => {
    for (let at = 0, isLast = false; !isLast; at += 1) {
      const {github, publishing} = await propose(t);
      if (isPublished) await publishing.publish(12);
      const from = github.log.length;
      github.trouble = (_route, index) => (index === from + at ? 'lost' : undefined);
      await act(publishing);
      expect(publishing.state.failure ?? 'Nothing.').toMatch(SENTENCE);
      isLast = github.log.length <= from + at;
      github.trouble = () => undefined;
      if (!isDone(github, publishing.state)) await act(publishing);
      // After an Undo that wasn't sent, the old text is a change that has to be proposed.
      if (publishing.state.failure?.startsWith('You have changes')) await publishing.propose('Undo');
      expect(isDone(github, publishing.state), `request ${at}: ${publishing.state.failure}`).toBe(true);
    }
  });
}

const PULLS = 'POST /repos/{owner}/{repo}/pulls';

test('a proposal whose answer was lost isn’t made twice, even if another one was continued in between', async (t) => {
  const {github, publishing, write} = await begin(t);
  github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  write(AFTER);
  github.trouble = (route) => (route === PULLS ? 'lost' : undefined);
  await publishing.propose('Change About');
  expect(publishing.state.failure).toMatch(/didn’t answer/);
  github.trouble = () => undefined;
  await publishing.continue(12);
  await publishing.stopContinuing();
  await publishing.propose('Change About');
  expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 13}}});
  expect([github.pulls.length, github.text(ABOUT, github.pulls[1].branch)]).toEqual([2, AFTER]);
});

const SAYS: [trouble: Trouble, says: string][] = [
  ['dropped', 'GitHub didn’t answer. Check your connection, then try again.'],
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
  test(`a proposal that ends in ${trouble} says what to do, and the next press takes the message away`, async (t) => {
    const {github, workspace, publishing, write} = await begin(t);
    write(AFTER);
    github.trouble = (route) => (route === PULLS ? trouble : undefined);
    await publishing.propose('Change About');
    expect(publishing.state).toMatchObject({failure: says, busy: undefined});
    expect(workspace.read(ABOUT)).toBe(AFTER);
    github.trouble = () => undefined;
    const next = publishing.propose('Change About');
    expect(publishing.state.failure).toBeUndefined();
    await next;
  });
}

test('a rate limit says how long it lasts', (t) => {
  t.mock.timers.enable({apis: ['Date'], now: Date.UTC(2026, 10, 22, 6)});
  const limit = (headers: Record<string, string>) =>
    failureFor('GET /user', new Response('{}', {status: 403, headers})).message;
  const atTenToSeven = String(Date.UTC(2026, 10, 22, 6, 50) / 1000);
  expect(limit({'x-ratelimit-remaining': '0', 'x-ratelimit-reset': atTenToSeven})).toContain('again in 50 minutes.');
  expect(limit({'retry-after': '5'})).toContain('again in 2 minutes.');
});

test('an error of the editor’s own is shown, and the next action still runs', async (t) => {
  const {publishing} = await begin(t);
  const broken = publishing.run('Looking…', () => Promise.reject(new TypeError('No such thing.')));
  const busy: (string | undefined)[] = [];
  const next = publishing.run('Sending…', async () => void busy.push(publishing.state.busy));
  await expect(broken).rejects.toThrow('No such thing.');
  expect(publishing.state.failure).toBe('The editor has made a mistake. Reload this page, then try again.');
  await next;
  expect([busy, publishing.state.busy]).toEqual([['Sending…'], undefined]);
});

test('a failure of a request that nobody has made by a press isn’t shown', async (t) => {
  const {github, publishing} = await propose(t);
  github.trouble = () => 'dropped';
  await publishing.look();
  expect(publishing.state.failure).toBeUndefined();
});
