/** Each state of a proposal, from GitHub's answers: which run counts, what is in the way, and which answers are too old. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {nextState, type Reason, type State, TRANSITIONS} from '../../../src/editor/workspace/proposal';
import {CHECK, MAIN, PUBLISH, type Repository, type Run} from '../../github/repository';
import {ABOUT, AFTER, begin, CONTACT, liveAt, openEditor, propose, rebuild} from './headlessEditor';

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

const CHECKS: [what: string, runs: Runs, state: State, reason?: Reason][] = [
  ['no run is listed yet', [], 'checking'],
  ['its check is running', [{workflow: CHECK}], 'checking'],
  ['its check has passed', [{workflow: CHECK, ...passed}], 'ready'],
  ['its check was skipped', [{workflow: CHECK, conclusion: 'skipped'}], 'ready'],
  ['its check has failed', [{workflow: CHECK, ...failed}], 'blocked', 'red'],
  ['its check took too long', [{workflow: CHECK, conclusion: 'timed_out'}], 'blocked', 'red'],
  ['its check was stopped', [{workflow: CHECK, ...cancelled}], 'blocked', 'cancelled'],
  ['a stopped check was followed by another', [{workflow: CHECK, ...cancelled}, {workflow: CHECK}], 'checking'],
  [
    'it was closed and reopened, and passed then',
    [
      {workflow: CHECK, ...failed},
      {workflow: CHECK, ...passed},
    ],
    'ready',
  ],
  ['a failed check was started again, and passed', [{workflow: CHECK, attempt: 2, ...passed}], 'ready'],
  [
    'another workflow has failed',
    [
      {workflow: CHECK, ...passed},
      {workflow: OTHER, ...failed},
    ],
    'ready',
  ],
  ['another workflow has passed', [{workflow: OTHER, ...passed}], 'checking'],
  ['it waits for approval', [{workflow: CHECK, conclusion: 'action_required'}], 'blocked', 'approval'],
];
for (const [what, runs, state, reason] of CHECKS) {
  test(`an open proposal: ${what}: ${reason ?? state}`, async (t) => {
    const {github, publishing} = await propose(t);
    list(github, github.pulls[0].head, runs);
    await publishing.look();
    expect(publishing.state.followed).toMatchObject({state, ...(reason && {reason})});
    expect(publishing.state.followed?.reason).toBe(reason);
  });
}

type Arrange = (github: Repository) => void;

const MERGEABLE: [says: string, arrange: Arrange, state: State, reason?: Reason][] = [
  ['clean', () => undefined, 'ready'],
  [
    'unstable',
    (one) =>
      list(one, one.pulls[0].head, [
        {workflow: CHECK, ...passed},
        {workflow: OTHER, ...failed},
      ]),
    'ready',
  ],
  ['unknown', (one) => Object.assign(one, {isWorkingOut: true}), 'checking'],
  ['blocked', ({rules}) => Object.assign(rules, {hasReview: true}), 'blocked', 'rules'],
  ['draft', ({pulls}) => Object.assign(pulls[0], {isDraft: true}), 'blocked', 'draft'],
  ['dirty', (one) => one.push({[ABOUT]: 'Other.\n'}), 'blocked', 'conflict'],
  [
    'behind',
    (one) => {
      Object.assign(one.rules, {isUpToDate: true});
      one.push({[CONTACT]: 'Come in.\n'});
    },
    'blocked',
    'behind',
  ],
];
for (const [says, arrange, state, reason] of MERGEABLE) {
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
const PUBLICATIONS: [what: string, runs: Runs, nextRuns: Runs, state: State][] = [
  ['hasn’t begun', [], [], 'publishing'],
  ['is running', [{workflow: PUBLISH}], [], 'publishing'],
  ['has ended, and visitors’ copies are old', [{workflow: PUBLISH, ...passed}], [], 'publishing'],
  ['has failed', [{workflow: PUBLISH, ...failed}], [], 'failed'],
  ['has failed, was started again, and has passed', [{workflow: PUBLISH, attempt: 2, ...passed}], [], 'publishing'],
  ['gave way to the next one', [{workflow: PUBLISH, ...cancelled}], [{workflow: PUBLISH}], 'publishing'],
  [
    'gave way to the next one, which failed',
    [{workflow: PUBLISH, ...cancelled}],
    [{workflow: PUBLISH, ...failed}],
    'failed',
  ],
  ['was stopped by somebody', [{workflow: PUBLISH, ...cancelled}], [], 'failed'],
  ['has failed, and the next one is running', [{workflow: PUBLISH, ...failed}], [{workflow: PUBLISH}], 'publishing'],
  ['has passed, and tests of the code failed', [{workflow: PUBLISH}, {workflow: OTHER, ...failed}], [], 'publishing'],
];
for (const [what, runs, nextRuns, state] of PUBLICATIONS) {
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

const ELSEWHERE: [what: string, files: Record<string, string>, fork: string | undefined, reason: Reason][] = [
  ['from a copy of the repository', {[CONTACT]: 'Come in.\n'}, 'moses/website', 'fork'],
  ['that changes code', {[CONTACT]: 'Come in.\n', 'src/index.ts': 'const a = 1;\n'}, undefined, 'code'],
  ['that changes the handbook’s pictures', {'pictures/examples/a.png': 'a'}, undefined, 'code'],
];
for (const [what, files, fork, reason] of ELSEWHERE) {
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
      kept: {continued: undefined},
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
  ['editing', 'live'],
];
for (const [from, to] of NO_WAY) {
  test(`an answer that takes ${from} to ${to} is older than what is known`, () => {
    expect(nextState(from, to)).toBe(from);
  });
}

test('every state can be reached from changes that aren’t sent', () => {
  const reached = new Set<State>(['editing']);
  for (const state of reached) for (const next of TRANSITIONS[state]) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(TRANSITIONS).sort());
});
