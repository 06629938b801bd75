/** What actionlint can't know of the workflows: who may write, what is pinned, and that what they run is there. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {parse} from 'yaml';
import {editorOf} from '../../../scripts/github/report';

type Permissions = Record<string, string> | string;
interface Workflow {
  on: Record<string, unknown>;
  permissions: Permissions;
  jobs: Record<string, {permissions?: Permissions; 'timeout-minutes'?: number; steps: {run?: string}[]}>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
const parsed = workflows.map((source): Workflow => parse(source));
const jobs = parsed.flatMap((workflow) => Object.entries(workflow.jobs).map(([name, job]) => ({name, workflow, job})));

test('no workflow runs with rights on what a stranger wrote, and only "deploy" may write', () => {
  expect(parsed.flatMap(({on}) => Object.keys(on))).not.toContain('pull_request_target');
  const writing = jobs.filter(({job, workflow}) =>
    /write/.test(JSON.stringify(job.permissions ?? workflow.permissions)),
  );
  expect(writing.map(({name, job}) => [name, job.permissions])).toEqual([
    ['deploy', {pages: 'write', 'id-token': 'write'}],
  ]);
});

test('every action is pinned by its commit, and every job has a time limit', () => {
  const uses = workflows.flatMap((source) => [...source.matchAll(/\buses: (.*)/g)].map(([, action]) => action));
  expect(uses.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  expect(uses.length).toBeGreaterThan(10);
  expect(jobs.filter(({job}) => !job['timeout-minutes']).map(({name}) => name)).toEqual([]);
});

test('every script that a workflow runs is there, and npx fetches nothing', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = jobs.flatMap(({job}) => job.steps.map(({run = ''}) => run)).join('\n');
  const names = [...commands.matchAll(/npm (test|run (?:--silent )?([\w:]+))/g)].map(
    ([, test, script]) => script ?? test,
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !scripts[name])).toEqual([]);
  expect([...commands.matchAll(/node (\S+)/g)].filter(([, file]) => !existsSync(file))).toEqual([]);
  expect(commands).not.toMatch(/npx (?!--no )/);
});

test('the summary of a pull request leads to it in the editor', () => {
  const run = {GITHUB_REPOSITORY: 'Organisation/Website', GITHUB_REF: 'refs/pull/12/merge'};
  expect(editorOf(run)).toBe('https://organisation.github.io/Website/staff/editor?proposal=12');
  const own = {...run, GITHUB_REPOSITORY: 'Organisation/organisation.github.io'};
  expect(editorOf(own)).toBe('https://organisation.github.io/staff/editor?proposal=12');
  expect(editorOf({...run, GITHUB_REF: 'refs/heads/main'})).toBeUndefined();
});
