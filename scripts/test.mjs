/**
 * `npm test`: types, lint, content, unit tests, both builds, tests of what was built, browser tests. `npm run test:all`
 * adds what is too slow for every change: phones, other engines, old browsers, depth. Arguments after `--` go to
 * Playwright.
 */
import {quoted, runInShell} from './shell.mjs';

const parameters = process.argv.slice(2);
const isAll = parameters.includes('--all');
const forPlaywright = parameters.filter((parameter) => parameter !== '--all');

const SETUP = {
  name: 'Install what is missing',
  command: `node scripts/setup.mjs --browser${isAll ? ' --other-engines' : ''}`,
  isLive: true,
};

/** How many cases tests with random input try: as RUNS says, or else their own number, or for `test:all` many times that. */
const DEPTH = isAll ? {RUNS: process.env.RUNS || '2000'} : {};

/** With room for what is short-lived: a fifth of the time of Node's tests went into collecting it again and again. */
const nodeTests = (folder) =>
  `node --max-semi-space-size=64 --import tsx --test-reporter=dot scripts/testFolder.mjs ${folder}`;

/** A pull request has a check of its own for content. One set of annotations on its lines is enough. */
const UNANNOTATED = {GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: ''};

/** Playwright's command. Without `--all` it runs one project, since the others are too slow for every change. */
function browserTests() {
  const projects = isAll ? [] : ['--project=site'];
  return ['npx playwright test', ...projects, ...forPlaywright.map(quoted)].join(' ');
}

const TESTS_BUILDS = 'Tests’ site: both builds';

/**
 * Lanes run side by side, the steps of a lane one after another: first what fails soonest. A step of builds makes both of a
 * site side by side. `needs`: the step without which another can't run, or would say the same once more.
 */
const LANES = [
  [
    {name: 'Unit tests', command: nodeTests('tests/unit'), env: DEPTH},
    {name: 'Lint, format, unused code, workflows', command: 'npm run lint'},
    {name: 'Live site: check', command: 'npm run check', env: UNANNOTATED},
    {name: 'Live site: both builds', command: 'node scripts/builds.mjs', needs: 'Live site: check'},
    {name: 'Live site: verify', command: 'npm run verify', env: UNANNOTATED, needs: 'Live site: both builds'},
  ],
  [
    {name: TESTS_BUILDS, command: 'node scripts/builds.mjs tests'},
    {name: 'Types', command: 'npx tsc'},
    {name: 'Tests of what was built', command: nodeTests('tests/built'), env: DEPTH, needs: TESTS_BUILDS},
    {name: 'Browser tests', command: browserTests(), env: DEPTH, isLive: true, needs: TESTS_BUILDS},
  ],
];

/** Everything once more after a year of staff's changes, and as a machine of GitHub runs it. Only `test:all` takes that long. */
const STAFF_YEAR = {
  name: 'A year of staff’s changes',
  command: 'node --import tsx tests/deep/staffYear/run.ts --command "bash .ci/run"',
  isLive: true,
};

/** Runs a step. Throws if it fails. */
async function run({name, command, env, isLive}) {
  const start = Date.now();
  const hasSucceeded = await runInShell(command, {title: `\n— ${name}: ${command}`, env, isLive});
  if (!hasSucceeded) throw new Error(`"${name}" failed. The reason is above. To run this step alone: ${command}`);
  console.log(`  ${name}: done in ${Math.round((Date.now() - start) / 1000)} s`);
}

/** Runs the steps of a lane, but for those that need one that isn't done. Resolves to what went wrong. */
async function runLane(steps) {
  const done = new Set();
  const problems = [];
  for (const step of steps) {
    if (step.needs && !done.has(step.needs)) {
      problems.push(`"${step.name}" was left out: it needs "${step.needs}".`);
      continue;
    }
    try {
      await run(step);
      done.add(step.name);
    } catch (error) {
      problems.push(error.message);
    }
  }
  return problems;
}

async function runAll() {
  await run(SETUP);
  // Both lanes run to their ends, so that one run shows all that is wrong.
  const problems = (await Promise.all(LANES.map(runLane))).flat();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (isAll) await run(STAFF_YEAR);
}

try {
  await runAll();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
