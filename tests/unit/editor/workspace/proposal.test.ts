/** The states of a proposal: from GitHub's answers to a state, and to the sentence that staff read. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Pull, Run} from '../../../../src/editor/github/api';
import {describeState} from '../../../../src/editor/workspace/describeState';
import {
  type Live,
  nextState,
  type Reason,
  type State,
  stateOfOpen,
  stateOfPublished,
} from '../../../../src/editor/workspace/proposal';
import {BUILT, CHECK, MAIN, PUBLISH} from '../../../github/repository';
import {ABOUT, CONTACT, proposal} from '../fakes';
import {AFTER, begin, type Live as LiveAnswer, liveAt, propose, waiting} from '../headlessEditor';

const OTHER_WORKFLOW = '.github/workflows/test-main.yml';

/** A run of a workflow. Without a conclusion it is still running. */
const run = (number: number, conclusion: Run['conclusion'], path: string, sha = 'head') =>
  ({
    path,
    head_sha: sha,
    run_number: number,
    status: conclusion ? 'completed' : 'in_progress',
    conclusion,
    updated_at: new Date(2026, 10, 5, 9, 30).toISOString(),
  }) as Run;
const check = (conclusion: Run['conclusion'], number = 1) => run(number, conclusion, CHECK);

const CHECKED = 'Being checked…';
const GREEN = 'The check is green';

interface OpenProposal {
  what: string;
  runs: Run[];
  state: State;
  says: string;
  reason?: Reason;
  pull?: Partial<Pull>;
}

const FORK = proposal('ready', 'fork').pull;

const OPEN: OpenProposal[] = [
  {what: 'GitHub lists no run yet', runs: [], state: 'checking', says: CHECKED},
  {what: 'the check is running', runs: [check(null)], state: 'checking', says: CHECKED},
  {what: 'the check has passed', runs: [check('success')], state: 'ready', says: GREEN},
  {what: 'the check was skipped', runs: [check('skipped')], state: 'ready', says: GREEN},
  {what: 'the check has failed', runs: [check('failure')], state: 'blocked', says: 'The check found a problem'},
  {
    what: 'the check was cancelled',
    runs: [check('cancelled')],
    state: 'blocked',
    says: 'The check was stopped before it had ended',
  },
  {what: 'the newest check has passed', runs: [check('success', 2), check('failure', 1)], state: 'ready', says: GREEN},
  {
    what: 'a failed check was started again',
    runs: [check('failure', 1), check(null, 2)],
    state: 'checking',
    says: CHECKED,
  },
  {
    what: 'only another workflow has passed',
    runs: [run(1, 'success', OTHER_WORKFLOW)],
    state: 'checking',
    says: CHECKED,
  },
  {
    what: 'another workflow has failed',
    runs: [check('success', 1), run(2, 'failure', OTHER_WORKFLOW)],
    state: 'ready',
    says: GREEN,
  },
  {
    what: 'the check waits for approval',
    runs: [check('action_required')],
    pull: FORK,
    state: 'blocked',
    says: 'It will be checked once somebody who looks after the site allows that on GitHub',
  },
  {
    what: 'it comes from a fork',
    runs: [check('success')],
    pull: FORK,
    state: 'blocked',
    says: 'It comes from somebody’s own copy of the site, so it can only be published on GitHub',
  },
  {
    what: 'it changes code',
    runs: [check('success')],
    reason: 'code',
    state: 'blocked',
    says: 'It changes more than pages, facts and pictures, so it can only be published on GitHub',
  },
  {
    what: 'it conflicts with what was published since',
    runs: [check('success')],
    pull: {mergeable_state: 'dirty'},
    state: 'blocked',
    says: 'Somebody has published other changes to the same lines',
  },
  {
    what: 'GitHub doesn’t know yet whether it conflicts',
    runs: [check('success')],
    pull: {mergeable_state: 'unknown'},
    state: 'checking',
    says: CHECKED,
  },
  {
    what: 'it lacks what was published since, which a rule requires',
    runs: [check('success')],
    pull: {mergeable_state: 'behind'},
    state: 'blocked',
    says: 'Something else was published meanwhile, and has to be brought in first',
  },
  {
    what: 'it is a draft',
    runs: [check('success')],
    pull: {mergeable_state: 'draft'},
    state: 'blocked',
    says: 'It is still a draft on GitHub',
  },
  {
    what: 'another rule of the repository is in the way',
    runs: [check('success')],
    pull: {mergeable_state: 'blocked'},
    state: 'blocked',
    says: 'A rule on GitHub keeps it from being published, such as a review',
  },
];
for (const {what, runs, state, says, reason, pull} of OPEN) {
  test(`an open proposal is ${state} when ${what}`, () => {
    const one = proposal('checking', reason);
    const newest = {...one.pull, ...pull};
    const seen = stateOfOpen(newest, runs, one.files);
    expect([seen.state, describeState({...one, reason: undefined, ...seen}, false)]).toEqual([state, says]);
  });
}

const publication = (number: number, conclusion: Run['conclusion'], sha = 'merged') =>
  run(number, conclusion, PUBLISH, sha);
const PUBLISHING = 'Publishing…';
const FAILED = 'The site couldn’t be built from it, and is as it was';
const LIVE: Live = {commit: 'newer', has: true, since: new Date(2026, 10, 7, 12)};

const PUBLISHED: [what: string, runs: Run[], state: State, says: string, live?: Live][] = [
  ['its publication hasn’t begun', [], 'publishing', PUBLISHING],
  ['its publication is running', [publication(2, null)], 'publishing', PUBLISHING],
  ['its publication has passed, but visitors get an old copy', [publication(2, 'success')], 'publishing', PUBLISHING],
  ['its publication has failed', [publication(2, 'failure')], 'failed', FAILED],
  [
    'somebody cancelled its publication',
    [publication(2, 'cancelled')],
    'failed',
    'GitHub stopped before it was published',
  ],
  [
    'the next publication replaced it and is running',
    [publication(2, 'cancelled'), publication(3, null, 'newer')],
    'publishing',
    PUBLISHING,
  ],
  [
    'the next publication replaced it and has failed',
    [publication(2, 'cancelled'), publication(3, 'failure', 'newer')],
    'failed',
    FAILED,
  ],
  [
    'only an older publication has passed',
    [publication(1, 'success', 'older'), publication(2, 'failure')],
    'failed',
    FAILED,
  ],
  ['visitors get it', [publication(2, 'success')], 'live', 'Live since 5 November 2026 at 09:30', LIVE],
  [
    'a later commit fixed its publication',
    [publication(2, 'failure')],
    'live',
    'Live since 6 November 2026 at 08:00',
    LIVE,
  ],
];
for (const [what, runs, state, says, live] of PUBLISHED) {
  test(`a published proposal is ${state} when ${what}`, () => {
    const mergedAt = new Date(2026, 10, 6, 8).toISOString();
    const seen = stateOfPublished('merged', mergedAt, runs, live);
    expect([seen.state, describeState({...proposal(state), ...seen}, false)]).toEqual([state, says]);
  });
}

test('a proposal that is published as soon as its check is green says so', () => {
  expect(describeState(proposal('checking'), true)).toBe('Published as soon as the check is green');
  expect(describeState(proposal('ready'), true)).toBe(GREEN);
});

test('an outdated answer of GitHub’s doesn’t make a published proposal publishable again', () => {
  const outdated: [from: State, to: State][] = [
    ['merging', 'ready'],
    ['publishing', 'ready'],
    ['live', 'publishing'],
    ['live', 'closed'],
  ];
  for (const [from, to] of outdated) expect(nextState(from, to)).toBe(from);
});

const ELSEWHERE: [what: string, files: Record<string, string>, fork?: string][] = [
  ['from a fork', {[CONTACT]: 'Come in.\n'}, 'moses/website'],
  ['that changes code', {[CONTACT]: 'Come in.\n', 'src/index.ts': 'const a = 1;\n'}],
  ['that changes the handbook’s pictures', {'pictures/examples/a.png': 'a'}],
];
for (const [what, files, fork] of ELSEWHERE) {
  test(`a proposal ${what} can’t be published or added to in the editor`, async (t) => {
    const {github, publishing} = await begin(t);
    const main = github.head(MAIN);
    const {head} = github.propose('Other', files, 'moses', fork);
    await publishing.show('12');
    expect(publishing.state.followed?.state).toBe('blocked');
    await publishing.publish(12);
    await publishing.look();
    await publishing.continue(12);
    expect(publishing.state).toMatchObject({
      failure: expect.stringMatching(/^Nothing can be added/),
      kept: {destination: {kind: 'new'}},
    });
    expect([github.head(MAIN), github.pulls[0].head]).toEqual([main, head]);
  });
}

test('a proposal isn’t published while GitHub still shows the commit before the newest one', async (t) => {
  const {github, publishing, write} = await propose(t);
  const [{head}] = github.pulls;
  await publishing.continue(12);
  write(AFTER.replace('Third.', 'Third, changed.'));
  github.oldHeads.set(12, head);
  await publishing.propose('More');
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('sent');
  await publishing.publish(12);
  await publishing.look();
  expect(github.pulls[0].state).toBe('open');
  github.oldHeads.clear();
  await publishing.look();
  expect(publishing.state.followed).toMatchObject({state: 'checking', pull: {head: {sha: github.pulls[0].head}}});
});

const LIVE_ANSWERS: [what: string, live: LiveAnswer, state: State][] = [
  ['a newer commit', (github) => liveAt(github.push({[CONTACT]: 'Come in.\n'})), 'live'],
  ['an older commit', () => liveAt(BUILT), 'publishing'],
  ['the sign-in page of a Wi-Fi network', () => new Response('<html>Welcome'), 'publishing'],
];
for (const [what, live, state] of LIVE_ANSWERS) {
  test(`a published proposal is ${state} when the public site answers with ${what}`, async (t) => {
    const {publishing} = await propose(t, live);
    await publishing.publish(12);
    expect(publishing.state).toMatchObject({failure: undefined, followed: {state}});
  });
}

test('the editor finds a publication among more runs than GitHub lists on one page', async (t) => {
  const {github, publishing} = await propose(t, () => liveAt(BUILT));
  await publishing.publish(12);
  const merged = github.head(MAIN);
  github.end(merged, 'failure');
  for (let index = 0; index < 150; index += 1) github.start(OTHER_WORKFLOW, merged);
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('failed');
});

test('a proposal that waits for its check isn’t published after the check has failed', async (t) => {
  const {github, publishing} = await waiting(t);
  github.end(github.pulls[0].head, 'failure');
  await publishing.look();
  const report = expect.stringContaining('https://github.com/organisation/website/actions/runs/');
  expect(publishing.state.followed).toMatchObject({state: 'blocked', reason: 'red', report});
  expect(github.text(ABOUT)).not.toBe(AFTER);
});
