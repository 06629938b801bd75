/**
 * A guard of `.github`, for what actionlint can't know of GitHub's settings: who may write, what is pinned, what is required,
 * and what is content.
 */
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {parse} from 'yaml';
import {CONTENT_FOLDERS, HANDBOOK_PICTURES, isContent} from '../../../src/content/site/folders';
import {readEnvironment} from '../../../src/environment';
import {setUp, sources, stepNamed, verifiedSite, workflows} from './workflows';

/** An expression of GitHub's, as a workflow writes it. */
const expression = (text: string) => `$\{{ ${text} }}`;

const jobs = Object.values(workflows).flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({id, workflow, job})),
);
const steps = jobs.flatMap(({job}) => job.steps);
/** With those of this repository's own actions. */
const allSteps = [...steps, ...setUp, ...verifiedSite];
const {build, deploy} = workflows.publish.jobs;
const pullRequest = workflows['pull-request'];

test('no workflow runs with rights on what a stranger wrote', () => {
  expect(Object.values(workflows).flatMap(({on}) => Object.keys(on))).not.toContain('pull_request_target');
  expect(Object.values(workflows).flatMap(({on}) => Object.keys(on))).not.toContain('workflow_run');
});

test('only "deploy" may write', () => {
  const isWriting = (permissions: unknown) => /write/.test(JSON.stringify(permissions));
  expect(Object.values(workflows).filter(({permissions}) => !permissions || isWriting(permissions))).toEqual([]);
  expect(jobs.filter(({job}) => isWriting(job.permissions)).map(({id, job}) => [id, job.permissions])).toEqual([
    ['deploy', {pages: 'write', 'id-token': 'write'}],
  ]);
});

test('no workflow keeps the key to the repository', () => {
  const checkouts = steps.filter(({uses = ''}) => uses.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
});

test('no workflow puts text of a pull request into commands', () => {
  expect(allSteps.filter(({run = ''}) => /\$\{\{/.test(run))).toEqual([]);
});

test('every action is pinned by its commit', () => {
  const uses = sources.flatMap((source) => [...source.matchAll(/\buses: (.*)/g)].map(([, action]) => action));
  const others = uses.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
  expect([...new Set(others)].sort()).toEqual(['./.github/actions/set-up', './.github/actions/verified-site']);
  expect(uses.length).toBeGreaterThan(10);
  const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const [{directories}] = updates.filter(
    (update: Record<string, unknown>) => update['package-ecosystem'] === 'github-actions',
  );
  expect(directories, 'updates come for these actions, too').toEqual(['/', '/.github/actions/*']);
});

test('every job has a time limit', () => {
  expect(jobs.filter(({job}) => !job['timeout-minutes']).map(({id}) => id)).toEqual([]);
});

const commands = allSteps.map(({run = ''}) => run).join('\n');

test('npx fetches nothing', () => expect(commands).not.toMatch(/npx (?!--no )/));

test('every script that a workflow runs is there', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = [...commands.matchAll(/npm (test|run (?:--silent )?([\w:]+))/g)].map(
    ([, name, script]) => script ?? name,
  );
  expect([...new Set(names)].sort()).toEqual(['check', 'test', 'test:all', 'verify']);
  expect(names.filter((name) => !scripts[name])).toEqual([]);
  expect([...commands.matchAll(/node (\S+)/g)].filter(([, file]) => !existsSync(file))).toEqual([]);
});

test('a pull request and main go through the same steps before anything is published', () => {
  expect(verifiedSite[0].uses).toBe('./.github/actions/set-up');
  const order = ['setup.mjs', 'check', 'builds.mjs', 'verify'];
  const commands = verifiedSite.flatMap(({run = []}) => run);
  expect(commands.map((run, index) => run.includes(order[index]))).toEqual(order.map(() => true));
  const usesOf = (steps: typeof build.steps) => steps.find(({uses}) => uses === './.github/actions/verified-site');
  expect(usesOf(pullRequest.jobs.check.steps)).toEqual(usesOf(build.steps));
  expect(usesOf(build.steps)?.env).toEqual({
    SITE_URL: expression('steps.pages.outputs.origin'),
    BASE_URL: `${expression('steps.pages.outputs.base_path')}/`,
    SERVICE_WORKER: expression('vars.SERVICE_WORKER'),
  });
});

test('the checks that main requires run on every pull request, under the names in PUBLISHING', () => {
  const required = ['What staff edit', 'Is everything in order?'];
  // A filter by paths or branches would leave a required check waiting for ever.
  expect(pullRequest.on).toEqual({pull_request: null});
  const names = Object.values(pullRequest.jobs).map(({name}) => name);
  for (const name of required) {
    expect(names).toContain(name);
    expect(readFileSync('PUBLISHING.md', 'utf8')).toContain(`_${name}_`);
  }
  // One that is skipped counts as passed.
  for (const job of Object.values(pullRequest.jobs))
    expect([job.if, job.needs], job.name).toEqual([undefined, undefined]);
});

test('only what the commands find keeps a pull request from being tested, and no failure does', () => {
  const {steps} = pullRequest.jobs.test;
  const {id} = stepNamed('pull-request', 'Tell whether only content changes');
  const after = steps.slice(steps.findIndex((step) => step.id === id) + 1);
  const unlessContentAlone = `steps.${id}.outputs.content-alone != 'true'`;
  expect(after.map((step) => [step.uses?.replace(/@.*/, '') ?? step.run, step.if])).toEqual([
    ['./.github/actions/set-up', unlessContentAlone],
    ['npm test', unlessContentAlone],
    ['actions/upload-artifact', 'failure()'],
  ]);
  expect(steps.filter((step) => 'continue-on-error' in step)).toEqual([]);
});

test('a newer push stops the tests of the one before it', () => {
  expect(pullRequest.concurrency['cancel-in-progress']).toBe(true);
});

test('content is what staff fill: not the handbook’s pictures, and nothing of a similar name', () => {
  for (const file of ['pages/a.mdx', 'records/a.yml', 'pictures/a.jpg', 'pictures/b/a.jpg', 'static/files/a.pdf'])
    expect(isContent(file), file).toBe(true);
  for (const file of ['pages', 'pages.ts', 'src/pages/a.mdx', 'static/a.svg', 'pictures/examples/a.jpg', 'Pages/a.mdx'])
    expect(isContent(file), file).toBe(false);
});

/** Who owns which files: of the lines that match one, the last counts. */
const owners = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' '));

test('CODEOWNERS: everything has an owner but content, which staff publish by themselves', () => {
  expect(owners.map(([pattern]) => pattern)).toEqual([
    '*',
    ...CONTENT_FOLDERS.map((folder) => `/${folder}/`),
    `/${HANDBOOK_PICTURES}/`,
  ]);
  const owner = owners[0][1];
  expect(owner).toMatch(/^@/);
  expect(owners.map(([, name]) => name)).toEqual([owner, ...CONTENT_FOLDERS.map(() => undefined), owner]);
});

test('the same content keeps the tests of a pull request and of main from running', () => {
  const {run = ''} = stepNamed('pull-request', 'Tell whether only content changes');
  expect([...run.matchAll(/':\(exclude\)(.*?)\/'/g)].map(([, folder]) => folder)).toEqual(CONTENT_FOLDERS);
  expect(run).toContain(` -- ${HANDBOOK_PICTURES}/ `);
  expect(workflows['test-main'].on.push?.paths).toEqual([
    '**',
    ...CONTENT_FOLDERS.map((folder) => `!${folder}/**`),
    `${HANDBOOK_PICTURES}/**`,
  ]);
});

test('nothing but main is published, and another branch cancels no run of it', () => {
  expect(deploy.if).toBe("github.ref == 'refs/heads/main'");
  expect(workflows.publish.on.push?.branches).toEqual(['main']);
  expect(workflows.publish.concurrency).toEqual({group: `publish-${expression('github.ref')}`});
});

test('publishing waits for no test of the code', () => {
  expect(deploy.needs).toBe('build');
  expect(JSON.stringify(workflows.publish)).not.toContain('npm test');
});

test('the site that visitors must get is the one that was built, even if only publishing is run again', () => {
  const {run = '', artifact = ''} = build.outputs ?? {};
  const filled = run.replace(expression('github.run_id'), '1234').replace(expression('github.run_attempt'), '2');
  expect(filled).toBe(readEnvironment({GITHUB_RUN_ID: '1234', GITHUB_RUN_ATTEMPT: '2'}).run);
  const uploaded = build.steps.find(({uses = ''}) => uses.includes('upload-pages-artifact'))?.with;
  expect(uploaded).toMatchObject({name: artifact, path: 'build'});
  const [deployment, wait] = deploy.steps;
  expect(deployment.with).toMatchObject({artifact_name: expression('needs.build.outputs.artifact')});
  expect(wait.env).toMatchObject({
    RUN: expression('needs.build.outputs.run'),
    URL: expression('steps.deployment.outputs.page_url'),
  });
});
