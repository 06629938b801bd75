/** Each state of a proposal, from GitHub's answers: which run counts, what is in the way, and which answers are too old. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {nextState, type Reason, type State, TRANSITIONS} from '../../../../src/editor/workspace/proposal';
import {CHECK, MAIN, PUBLISH, type Repository, type Run} from '../../../github/repository';
import {ABOUT, CONTACT} from '../files';
import {AFTER, begin, liveAt, openEditor, propose, rebuild} from '../headlessEditor';

const OTHER = '.github/workflows/test-main.yml';
const passed = {conclusion: 'success'} as const;
const failed = {conclusion: 'failure'} as const;
const cancelled = {conclusion: 'cancelled'} as const;

/** Runs of a commit, with their numbers if these aren't their order. */
type Runs = (Omit<Run, 'sha' | 'number'> & {number?: number})[];

/** Lets GitHub list these runs of a commit, and no others. */
function list(github: Repository, sha: string, runs: Runs): void {
  const ofOthers = github.runs.filter((run) => run.sha !== sha);
  github.runs = [...ofOthers, ...runs.map((run, at) => ({sha, number: 100 + at, ...run}))];
}

const CHECKS: {what: string; runs: Runs; state: State; reason?: Reason}[] = [
  {what: 'no run is listed yet', runs: [], state: 'checking'},
  {what: 'its check is running', runs: [{workflow: CHECK}], state: 'checking'},
  {what: 'its check has passed', runs: [{workflow: CHECK, ...passed}], state: 'ready'},
  {what: 'its check was skipped', runs: [{workflow: CHECK, conclusion: 'skipped'}], state: 'ready'},
  {what: 'its check has failed', runs: [{workflow: CHECK, ...failed}], state: 'blocked', reason: 'red'},
  {
    what: 'its check took too long',
    runs: [{workflow: CHECK, conclusion: 'timed_out'}],
    state: 'blocked',
    reason: 'red',
  },
  {what: 'its check was stopped', runs: [{workflow: CHECK, ...cancelled}], state: 'blocked', reason: 'cancelled'},
  {
    what: 'a stopped check was followed by another',
    runs: [{workflow: CHECK, ...cancelled}, {workflow: CHECK}],
    state: 'checking',
  },
  {
    what: 'it was closed and reopened, and passed then',
    runs: [
      {workflow: CHECK, ...failed},
      {workflow: CHECK, ...passed},
    ],
    state: 'ready',
  },
  {
    what: 'a failed check was started again, and passed',
    runs: [{workflow: CHECK, attempt: 2, ...passed}],
    state: 'ready',
  },
  {
    what: 'another workflow has failed',
    runs: [
      {workflow: CHECK, ...passed},
      {workflow: OTHER, ...failed},
    ],
    state: 'ready',
  },
  {what: 'another workflow has passed', runs: [{workflow: OTHER, ...passed}], state: 'checking'},
  {
    what: 'it waits for approval',
    runs: [{workflow: CHECK, conclusion: 'action_required'}],
    state: 'blocked',
    reason: 'approval',
  },
];
for (const {what, runs, state, reason} of CHECKS) {
  test(`an open proposal: ${what}: ${reason ?? state}`, async (t) => {
    const {github, publishing} = await propose(t);
    list(github, github.pulls[0].head, runs);
    await publishing.look();
    expect(publishing.state.followed).toMatchObject({state, ...(reason && {reason})});
    expect(publishing.state.followed?.reason).toBe(reason);
  });
}

type Arrange = (github: Repository) => void;

const MERGEABLE: {says: string; arrange: Arrange; state: State; reason?: Reason}[] = [
  {says: 'clean', arrange: () => undefined, state: 'ready'},
  {
    says: 'unstable',
    arrange: (one) =>
      list(one, one.pulls[0].head, [
        {workflow: CHECK, ...passed},
        {workflow: OTHER, ...failed},
      ]),
    state: 'ready',
  },
  {says: 'unknown', arrange: (one) => Object.assign(one, {isWorkingOut: true}), state: 'checking'},
  {says: 'blocked', arrange: ({rules}) => Object.assign(rules, {hasReview: true}), state: 'blocked', reason: 'rules'},
  {says: 'draft', arrange: ({pulls}) => Object.assign(pulls[0], {isDraft: true}), state: 'blocked', reason: 'draft'},
  {says: 'dirty', arrange: (one) => one.push({[ABOUT]: 'Other.\n'}), state: 'blocked', reason: 'conflict'},
  {
    says: 'behind',
    arrange: (one) => {
      Object.assign(one.rules, {isUpToDate: true});
      one.push({[CONTACT]: 'Come in.\n'});
    },
    state: 'blocked',
    reason: 'behind',
  },
];
for (const {says, arrange, state, reason} of MERGEABLE) {
  test(`the check has passed, and GitHub says “${says}”: ${reason ?? state}, and it is published only if ready`, async (t) => {
    const {github, publishing} = await propose(t);
    arrange(github);
    const main = github.head(MAIN);
    await publishing.look();
    expect(publishing.state.followed).toMatchObject({state, pull: {mergeable_state: says}});
    expect(publishing.state.followed?.reason).toBe(reason);
    await publishing.publish(12);
    await publishing.look();
    expect(github.head(MAIN) === main).toBe(state !== 'ready');
    expect(publishing.state.failure).toBeUndefined();
  });
}

/** A publication: its runs, those of the next one, and the state of its proposal. */
const PUBLICATIONS: {what: string; runs: Runs; nextRuns?: Runs; state: State}[] = [
  {what: 'hasn’t begun', runs: [], state: 'publishing'},
  {what: 'is running', runs: [{workflow: PUBLISH}], state: 'publishing'},
  {what: 'has ended, and visitors’ copies are old', runs: [{workflow: PUBLISH, ...passed}], state: 'publishing'},
  {what: 'has failed', runs: [{workflow: PUBLISH, ...failed}], state: 'failed'},
  {
    what: 'has failed, was started again, and has passed',
    runs: [{workflow: PUBLISH, attempt: 2, ...passed}],
    state: 'publishing',
  },
  {
    what: 'gave way to the next one',
    runs: [{workflow: PUBLISH, ...cancelled}],
    nextRuns: [{workflow: PUBLISH}],
    state: 'publishing',
  },
  {
    what: 'gave way to the next one, which failed',
    runs: [{workflow: PUBLISH, ...cancelled}],
    nextRuns: [{workflow: PUBLISH, ...failed}],
    state: 'failed',
  },
  {what: 'was stopped by somebody', runs: [{workflow: PUBLISH, ...cancelled}], state: 'failed'},
  {
    what: 'has failed, and the next one is running',
    runs: [{workflow: PUBLISH, ...failed}],
    nextRuns: [{workflow: PUBLISH}],
    state: 'publishing',
  },
  {
    what: 'has passed, and tests of the code failed',
    runs: [{workflow: PUBLISH}, {workflow: OTHER, ...failed}],
    state: 'publishing',
  },
];
for (const {what, runs, nextRuns = [], state} of PUBLICATIONS) {
  test(`a published proposal whose publication ${what}: ${state}`, async (t) => {
    const {github, publishing} = await propose(t, (model) => liveAt([...model.commits.keys()][0]));
    await publishing.look();
    await publishing.publish(12);
    list(github, github.head(MAIN), runs);
    const newer = github.push({[CONTACT]: 'Come in.\n'});
    list(
      github,
      newer,
      nextRuns.map((run) => ({number: 200, ...run})),
    );
    await publishing.look();
    expect(publishing.state.followed?.state).toBe(state);
  });
}

test('what couldn’t be built and was mended is live, though its own publication failed', async (t) => {
  let commit = '';
  const {github, publishing} = await propose(t, (model) => liveAt(commit || [...model.commits.keys()][0]));
  await publishing.look();
  await publishing.publish(12);
  list(github, github.head(MAIN), [{workflow: PUBLISH, ...failed}]);
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('failed');
  commit = github.push({[CONTACT]: 'Come in.\n'});
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('live');
});

test('Live since is the time of a proposal’s own publication, not of the newest one', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  list(github, github.head(MAIN), [{workflow: PUBLISH, ...passed, ended: '2026-11-22T06:20:00Z'}]);
  const newer = github.push({[CONTACT]: 'Come in.\n'});
  list(github, newer, [{workflow: PUBLISH, number: 200, ...passed, ended: '2026-11-23T09:00:00Z'}]);
  const later = openEditor(rebuild(github)).publishing;
  await later.show('12');
  expect(later.state.followed).toMatchObject({state: 'live', liveSince: new Date('2026-11-22T06:20:00Z')});
});

test('a publication that fails after an older one that passed has failed', async (t) => {
  const {github, publishing} = await propose(t, (model) => liveAt([...model.commits.keys()][0]));
  const before = github.head(MAIN);
  await publishing.look();
  await publishing.publish(12);
  list(github, before, [{workflow: PUBLISH, number: 90, ...passed}]);
  list(github, github.head(MAIN), [{workflow: PUBLISH, ...failed}]);
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('failed');
});

test('while GitHub is asked to publish, nothing can be published again', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  const states: unknown[] = [];
  github.meanwhile('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', () => {
    states.push(publishing.state.followed?.state);
  });
  await publishing.publish(12);
  expect(states).toEqual(['merging']);
});

test('Live since of what the next publication brought along is that one’s time', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  list(github, github.head(MAIN), [{workflow: PUBLISH, ...cancelled}]);
  const newer = github.push({[CONTACT]: 'Come in.\n'});
  list(github, newer, [{workflow: PUBLISH, number: 200, ...passed, ended: '2026-11-23T09:00:00Z'}]);
  const later = openEditor(rebuild(github)).publishing;
  await later.show('12');
  expect(later.state.followed).toMatchObject({state: 'live', liveSince: new Date('2026-11-23T09:00:00Z')});
});

test('while GitHub still shows a proposal’s old commit, the new one is being checked', async (t) => {
  const {github, publishing, write} = await propose(t);
  const [{head}] = github.pulls;
  await publishing.look();
  await publishing.continue(12);
  write(AFTER.replace('Third.', 'Third, changed.'));
  // Its old commit has passed.
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

test('the commit that GitHub answered when it published is the one that is looked for', async (t) => {
  const {github, publishing} = await propose(t, (model) => liveAt([...model.commits.keys()][0]));
  await publishing.look();
  await publishing.publish(12);
  expect(publishing.state.kept.published).toEqual({12: github.head(MAIN)});
});

const ELSEWHERE: {what: string; files: Record<string, string>; fork?: string; reason: Reason}[] = [
  {what: 'from a copy of the repository', files: {[CONTACT]: 'Come in.\n'}, fork: 'moses/website', reason: 'fork'},
  {what: 'that changes code', files: {[CONTACT]: 'Come in.\n', 'src/index.ts': 'const a = 1;\n'}, reason: 'code'},
  {what: 'that changes the handbook’s pictures', files: {'pictures/examples/a.png': 'a'}, reason: 'code'},
];
for (const {what, files, fork, reason} of ELSEWHERE) {
  test(`a proposal ${what} is never published here, and nothing is added to it`, async (t) => {
    const {github, publishing} = await begin(t);
    const main = github.head(MAIN);
    const {number, head} = github.propose('Other', files, 'moses', fork);
    await publishing.show(String(number));
    expect(publishing.state.followed).toMatchObject({state: 'blocked', reason});
    await publishing.publish(number);
    await publishing.look();
    await publishing.continue(number);
    expect(publishing.state).toMatchObject({
      failure: expect.stringMatching(/^Nothing can be added/),
      kept: {destination: {kind: 'new'}},
    });
    expect([github.head(MAIN), github.pulls[0].head]).toEqual([main, head]);
  });
}

test('a proposal of documents and words alone is published', async (t) => {
  const {github, publishing} = await begin(t);
  github.propose('Form', {'static/files/form.pdf': '%PDF', [CONTACT]: 'Come in.\n'});
  await publishing.show('12');
  await publishing.publish(12);
  expect(github.text(CONTACT)).toBe('Come in.\n');
});

const NO_WAY: [from: State, to: State][] = [
  ['merging', 'ready'],
  ['publishing', 'ready'],
  ['live', 'publishing'],
  ['live', 'closed'],
];
for (const [from, to] of NO_WAY) {
  test(`an answer that takes ${from} to ${to} is older than what is known`, () => {
    expect(nextState(from, to)).toBe(from);
  });
}

test('every state can be reached from a proposal that is sent', () => {
  const reached = new Set<State>(['sent']);
  for (const state of reached) for (const next of TRANSITIONS[state]) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(TRANSITIONS).sort());
});
