/** What staff read of a proposal, in every state that it can have on GitHub. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {describeState} from '../../../../src/editor/workspace/describeState';
import type {Publishing} from '../../../../src/editor/workspace/publishing';
import {CHECK, MAIN, PUBLISH, type Repository} from '../../../github/repository';
import {proposal} from '../fakes';
import {ABOUT, CONTACT} from '../files';
import {BEFORE, begin, liveAt, propose, TODAY} from '../headlessEditor';

const CHECKED = 'Being checked…';
const GREEN = 'The check is green';
const RED = 'The check found a problem';

/** What is read of the proposal. */
const wordsOf = (publishing: Publishing) => {
  const proposal = publishing.state.proposals[12];
  return describeState(proposal, publishing.waits(proposal));
};

/** What happens on GitHub, and what is read then, one after the other. */
type Course = [happens: string, act: (github: Repository) => void, says: string][];

const runOf = (github: Repository) => github.runs[github.runs.length - 1];
const end = (conclusion: 'success' | 'failure' | 'cancelled') => (github: Repository) => {
  runOf(github).conclusion = conclusion;
};
const startAgain = (github: Repository) => github.startAgain(runOf(github));
const check = (github: Repository) => void github.start(CHECK, github.pulls[0].head);

const COURSES: [what: string, course: Course][] = [
  [
    'cancelled, and run again',
    [
      ['its check starts', check, CHECKED],
      ['somebody stops it', end('cancelled'), 'The check was stopped before it had ended'],
      ['it is started again', startAgain, CHECKED],
      ['it passes', end('success'), GREEN],
    ],
  ],
  [
    'stopped for a newer commit',
    [
      ['its check starts', check, CHECKED],
      [
        'a colleague adds to it',
        (github) => github.start(CHECK, github.push({[CONTACT]: 'Come in.\n'}, github.pulls[0].branch)),
        CHECKED,
      ],
      ['that passes', end('success'), GREEN],
    ],
  ],
  [
    'closed, and reopened',
    [
      ['somebody closes it', (github) => github.close(github.pulls[0]), 'Closed without being published'],
      ['it is reopened', (github) => github.reopen(github.pulls[0]), CHECKED],
      ['it passes', end('success'), GREEN],
    ],
  ],
  [
    'failed, closed and reopened',
    [
      ['its check starts', check, CHECKED],
      ['it fails', end('failure'), RED],
      ['somebody closes it', (github) => github.close(github.pulls[0]), 'Closed without being published'],
      ['it is reopened', (github) => github.reopen(github.pulls[0]), CHECKED],
    ],
  ],
  [
    'failed, and mended by a colleague',
    [
      ['its check starts', check, CHECKED],
      ['it fails', end('failure'), RED],
      [
        'a colleague mends it',
        (github) => github.start(CHECK, github.push({[ABOUT]: BEFORE}, github.pulls[0].branch)),
        CHECKED,
      ],
      ['it passes', end('success'), GREEN],
    ],
  ],
  [
    'conflicting, until that is taken back',
    [
      [
        'other words are published',
        (github) => github.push({[ABOUT]: 'Other.\n'}),
        'Somebody has published other changes to the same lines',
      ],
      ['they are taken back', (github) => github.push({[ABOUT]: BEFORE}), GREEN],
    ],
  ],
  ['published by somebody else', [['Moses publishes it', (github) => github.merge(github.pulls[0]), 'Publishing…']]],
];

const isOld = (github: Repository) => liveAt([...github.commits.keys()][0]);

async function follow(github: Repository, publishing: Publishing, course: Course) {
  for (const [happens, act, says] of course) {
    act(github);
    await publishing.look();
    expect(wordsOf(publishing), happens).toBe(says);
  }
}

for (const [what, course] of COURSES) {
  test(`an open proposal, ${what}: ${course.map(([, , says]) => says).join(', ')}`, async (t) => {
    const {github, publishing} = await propose(t, isOld);
    await follow(github, publishing, course);
  });
}

test('a newcomer’s proposal that awaits approval says who can allow it, and after that who can publish it', async (t) => {
  const {github, publishing} = await begin(t);
  const pull = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'}, 'moses', 'moses/website');
  const run = github.start(CHECK, pull.head);
  run.conclusion = 'action_required';
  await publishing.show('12');
  expect(wordsOf(publishing)).toBe('It will be checked once somebody who looks after the site allows that on GitHub');
  github.startAgain(run);
  await publishing.look();
  expect(wordsOf(publishing)).toBe(
    'It comes from somebody’s own copy of the site, so it can only be published on GitHub',
  );
});

const publishMain = (github: Repository) => void github.start(PUBLISH, github.head(MAIN));
const publishBehindAnother = (github: Repository) => {
  github.start(PUBLISH, [...github.commits.keys()][0]);
  publishMain(github);
};
const PUBLICATIONS: [what: string, course: Course][] = [
  [
    'failed, and mended',
    [
      ['its publication starts', publishMain, 'Publishing…'],
      ['it fails', end('failure'), 'The site couldn’t be built from it, and is as it was'],
      ['it is started again', startAgain, 'Publishing…'],
      ['it passes, and visitors’ copies are old', end('success'), 'Publishing…'],
    ],
  ],
  [
    'waiting for another, and stopped for a newer one',
    [
      ['its publication waits', publishBehindAnother, 'Publishing…'],
      [
        'the next one stops it',
        (github) => github.start(PUBLISH, github.push({[CONTACT]: 'Come in.\n'})),
        'Publishing…',
      ],
      ['the next one fails', end('failure'), 'The site couldn’t be built from it, and is as it was'],
    ],
  ],
  [
    'stopped by somebody',
    [
      ['its publication starts', publishMain, 'Publishing…'],
      ['somebody stops it', end('cancelled'), 'GitHub stopped before it was published'],
    ],
  ],
];
for (const [what, course] of PUBLICATIONS) {
  test(`a publication, ${what}: ${course.map(([, , says]) => says).join(', ')}`, async (t) => {
    const {github, publishing} = await propose(t, isOld);
    await publishing.look();
    await publishing.publish(12);
    await follow(github, publishing, course);
  });
}

test('Publish when the check is green is said as long as it is waited for', async (t) => {
  const {github, publishing} = await propose(t);
  github.start(CHECK, github.pulls[0].head);
  await publishing.look();
  await publishing.publish(12);
  expect(wordsOf(publishing)).toBe('Published as soon as the check is green');
  end('failure')(github);
  await publishing.look();
  expect(wordsOf(publishing)).toBe(RED);
});

for (const [state, says] of [
  ['sent', 'Published as soon as the check is green'],
  ['checking', 'Published as soon as the check is green'],
  ['ready', GREEN],
  ['merging', 'Publishing…'],
] as const) {
  test(`a proposal that is ${state} and waited for: ${says}`, () => {
    expect(describeState(proposal(state), true)).toBe(says);
  });
}

/** A proposal that is published, and live at 9:30 in the morning of this day of November, by this computer's clock. */
async function liveOn(t: TestContext, day: number): Promise<string> {
  const {publishing} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  const proposal = publishing.state.proposals[12];
  expect(proposal.state).toBe('live');
  return describeState({...proposal, liveSince: new Date(2026, 10, day, 9, 30)}, false);
}

test('what is live since today says the time', async (t) => {
  const today = new Date(TODAY).getDate();
  expect(await liveOn(t, today)).toBe('Live since 09:30');
});

test('what is live since another day says the day, too', async (t) => {
  expect(await liveOn(t, 5)).toBe('Live since 5 November 2026 at 09:30');
});
