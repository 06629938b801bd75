/** Smaller things on the way to visitors: what is shown, which check counts, how long to wait, and what isn't sent yet. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Pull, Run} from '../../../../src/editor/github/api';
import {failureFor} from '../../../../src/editor/github/failure';
import {stateOfOpen} from '../../../../src/editor/workspace/proposal';
import {save} from '../../../../src/editor/workspace/saving';
import {Workspace} from '../../../../src/editor/workspace/workspace';
import {CONTACT} from '../files';
import {propose} from '../headlessEditor';
import {newEngine, pageWith} from '../siteEngine';

test('a colleague’s proposal that is continued is shown, and not one’s own that was sent', async (t) => {
  const {github, publishing, workspace} = await propose(t);
  const {number} = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  await publishing.continue(number);
  expect(publishing.state.kept).toMatchObject({sent: 12, destination: {kind: 'continued', number}});
  expect(workspace.read(CONTACT)).toBe('Come in.\n');
});

test('the newest check counts, in whatever order GitHub lists them', () => {
  const run = (number: number, conclusion: string) => {
    const path = '.github/workflows/pull-request.yml';
    return {path, run_number: number, status: 'completed', conclusion} as Run;
  };
  const repo = {full_name: 'organisation/website'};
  const pull = {head: {repo}, base: {repo}, mergeable_state: 'clean'} as Pull;
  expect(stateOfOpen(pull, [run(1, 'success'), run(2, 'failure')], []).state).toBe('blocked');
  expect(stateOfOpen(pull, [run(2, 'success'), run(1, 'failure')], []).state).toBe('ready');
});

test('GitHub asks for a few seconds: the sentence says two minutes', () => {
  const response = new Response('{}', {status: 403, headers: {'retry-after': '5'}});
  expect(failureFor('GET /user', response).message).toBe('GitHub asks you to slow down. Try again in 2 minutes.');
});

test('what GitHub can’t find isn’t called its limit, though nothing more may be asked this hour', () => {
  const response = new Response('{}', {status: 404, headers: {'x-ratelimit-remaining': '0'}});
  expect(failureFor('GET /user', response).message).toBe('GitHub can’t find this, or your key doesn’t reach it.');
});

for (const [route, permission] of [
  ['POST /repos/{owner}/{repo}/pulls', 'Pull requests'],
  ['PATCH /repos/{owner}/{repo}/pulls/{pull_number}', 'Pull requests'],
  ['POST /repos/{owner}/{repo}/git/refs', 'Contents'],
]) {
  test(`a key that may not do this is told which permission it needs: ${permission} for ${route}`, () => {
    expect(failureFor(route, new Response('{}', {status: 403})).message).toContain(`it needs “${permission}” set to`);
  });
}

test('GitHub’s limit for an hour is reached: the sentence says how long it lasts', (t) => {
  t.mock.timers.enable({apis: ['Date'], now: Date.UTC(2026, 10, 22, 6)});
  const atTenToSeven = String(Date.UTC(2026, 10, 22, 6, 50) / 1000);
  const headers = {'x-ratelimit-remaining': '0', 'x-ratelimit-reset': atTenToSeven};
  const {message} = failureFor('GET /user', new Response('{}', {status: 403, headers}));
  expect(message).toBe('GitHub asks you to slow down. Try again in 50 minutes.');
});

for (const message of ['Update is not a fast forward', 'Reference already exists']) {
  test(`somebody else was faster, and GitHub says “${message}”: the sentence says so`, () => {
    const failure = failureFor('POST /repos/{owner}/{repo}/git/refs', new Response('{}', {status: 422}), message);
    expect(failure.message).toBe('Somebody else changed this at the same moment. Try again.');
  });
}

test('what can’t be saved says where the changes stay', async (t) => {
  t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const workspace = new Workspace({[CONTACT]: 'Contact.\n'});
  workspace.apply({label: 'Typing', files: {[CONTACT]: 'Come in.\n'}});
  await expect(save(workspace, '/editor/save')).rejects.toThrow(
    'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.',
  );
});

test('an example that is left keeps changes from being sent, and its part is named', () => {
  const engine = newEngine();
  engine.put('pages/sample.mdx', pageWith('<Section>\n\n## A\n\nWrite what you want to say.\n\n</Section>'));
  expect(engine.correct(['pages/sample.mdx']).blocking?.sentence).toMatch(/^Not sent yet\. “A page”, Paragraph: /);
});
