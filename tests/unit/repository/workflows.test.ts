/** What actionlint can't know of the workflows: who may write, what is pinned and required, and what counts as content. */
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {CONTENT_FOLDERS, HANDBOOK_PICTURES} from '../../../src/content/folders';
import {readEnvironment} from '../../../src/environment';
import {setUp, sources, stepNamed, verifiedSite, workflows} from './workflows';

/** An expression of GitHub's, as a workflow writes it. */
const expression = (text: string) => `$\{{ ${text} }}`;

const jobs = Object.values(workflows).flatMap((workflow) => Object.entries(workflow.jobs));
const steps = jobs.flatMap(([, job]) => job.steps);
const allSteps = [...steps, ...setUp, ...verifiedSite];
const {build, deploy} = workflows.publish.jobs;
const pullRequest = workflows['pull-request'];

test('no workflow runs a stranger’s changes with rights', () => {
  const events = Object.values(workflows).flatMap(({on}) => Object.keys(on));
  expect(events).not.toContain('pull_request_target');
  expect(events).not.toContain('workflow_run');
});

test('only the job “deploy” may write', () => {
  const isWriting = (permissions: unknown) => /write/.test(JSON.stringify(permissions));
  expect(Object.values(workflows).filter(({permissions}) => !permissions || isWriting(permissions))).toEqual([]);
  const writing = jobs.filter(([, {permissions}]) => isWriting(permissions));
  expect(writing.map(([id, {permissions}]) => [id, permissions])).toEqual([
    ['deploy', {pages: 'write', 'id-token': 'write'}],
  ]);
});

test('no checkout keeps the key to the repository', () => {
  const checkouts = steps.filter(({uses = ''}) => uses.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
});

test('no command contains text of a pull request', () => {
  expect(allSteps.filter(({run = ''}) => run.includes('${{'))).toEqual([]);
});

test('every action is pinned to a commit', () => {
  const actions = sources.flatMap((source) => [...source.matchAll(/\buses: (.*)/g)].map(([, action]) => action));
  const pinned = /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(actions.filter((action) => !pinned.test(action) && !action.startsWith('./'))).toEqual([]);
});

test('every job has a time limit', () => {
  expect(jobs.filter(([, job]) => !job['timeout-minutes']).map(([id]) => id)).toEqual([]);
});

test('every script that a workflow runs exists', () => {
  const commands = allSteps.map(({run = ''}) => run).join('\n');
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = Array.from(commands.matchAll(/npm (?:run (?:--silent )?)?([\w:]+)/g), ([, name]) => name);
  expect(names).toContain('test');
  expect(names.filter((name) => !scripts[name])).toEqual([]);
  expect([...commands.matchAll(/node (\S+)/g)].filter(([, file]) => !existsSync(file))).toEqual([]);
});

test('a pull request builds and verifies the site in the same way as publishing', () => {
  const siteOf = (job: typeof build) => job.steps.find(({uses}) => uses === './.github/actions/verified-site');
  expect(siteOf(build)).toBeDefined();
  expect(siteOf(pullRequest.jobs.check)).toEqual(siteOf(build));
});

test('the checks that main requires run on every pull request, under the names in PUBLISHING', () => {
  // With a filter by paths or branches, a required check would wait forever. One that is skipped counts as passed.
  expect(pullRequest.on).toEqual({pull_request: null});
  const guide = readFileSync('PUBLISHING.md', 'utf8');
  for (const {name, if: condition, needs} of Object.values(pullRequest.jobs)) {
    expect(guide).toContain(`_${name}_`);
    expect([condition, needs], name).toEqual([undefined, undefined]);
  }
});

test('a pull request skips the code’s tests only if it changes content alone', () => {
  const {id} = stepNamed('pull-request', 'Tell whether only content changes');
  const {steps} = pullRequest.jobs.test;
  const conditions = steps.slice(steps.findIndex((step) => step.id === id) + 1).map((step) => step.if);
  const unlessContentAlone = `steps.${id}.outputs.content-alone != 'true'`;
  expect(conditions).toEqual([unlessContentAlone, unlessContentAlone, 'failure()']);
});

test('CODEOWNERS, the workflows and the ruleset in PUBLISHING agree on what content is', () => {
  const owners = Array.from(readFileSync('.github/CODEOWNERS', 'utf8').matchAll(/^(\/\S+|\*)(.*)$/gm));
  const isOwned = ([, path, owner]: RegExpExecArray) => [path, owner !== ''];
  expect(owners.map(isOwned)).toEqual([
    ['*', true],
    ...CONTENT_FOLDERS.map((folder) => [`/${folder}/`, false]),
    [`/${HANDBOOK_PICTURES}/`, true],
  ]);
  expect(workflows['test-main'].on.push?.paths).toEqual([
    '**',
    ...CONTENT_FOLDERS.map((folder) => `!${folder}/**`),
    `${HANDBOOK_PICTURES}/**`,
  ]);
  const {run = ''} = stepNamed('pull-request', 'Tell whether only content changes');
  expect(Array.from(run.matchAll(/':\(exclude\)(.*?)\/'/g), ([, folder]) => folder)).toEqual(CONTENT_FOLDERS);
  expect(run).toContain(` -- ${HANDBOOK_PICTURES}/ `);
  const ruleset = CONTENT_FOLDERS.map((folder) => `\`!${folder}/**\``).join(', ');
  expect(readFileSync('PUBLISHING.md', 'utf8')).toContain(ruleset);
});

test('only main is published', () => {
  expect(deploy.if).toBe("github.ref == 'refs/heads/main'");
  expect(workflows.publish.on.push?.branches).toEqual(['main']);
});

test('publishing waits for the site of its own run, also if only publishing is run again', () => {
  const {run = '', artifact = ''} = build.outputs ?? {};
  const filled = run.replace(expression('github.run_id'), '1234').replace(expression('github.run_attempt'), '2');
  expect(filled).toBe(readEnvironment({GITHUB_RUN_ID: '1234', GITHUB_RUN_ATTEMPT: '2'}).run);
  const upload = build.steps.find(({uses = ''}) => uses.includes('upload-pages-artifact'));
  expect(upload?.with).toMatchObject({name: artifact, path: 'build'});
  const [deployment, wait] = deploy.steps;
  expect(deployment.with).toMatchObject({artifact_name: expression('needs.build.outputs.artifact')});
  expect(wait.env).toMatchObject({
    RUN: expression('needs.build.outputs.run'),
    URL: expression('steps.deployment.outputs.page_url'),
  });
});
