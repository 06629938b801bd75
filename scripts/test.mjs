/**
 * `npm test`: runs everything. The two builds run while types, lint and content are checked. Arguments after `--` go to
 * Playwright.
 */
import {spawn} from 'node:child_process';
import {BUILDS} from './testBuilds.mjs';

const SETUP = {name: 'Install what is missing', command: 'node scripts/setup.mjs --browser'};

/** Lanes run side by side, the steps of a lane one after another. */
const LANES = [
  [
    {name: 'Types', command: 'npx tsc'},
    {name: 'Lint, format, unused code, workflows', command: 'npm run lint'},
    // A pull request has a check of its own for content. One set of annotations on its lines is enough.
    {name: 'Content', command: 'npm run check', env: {GITHUB_ACTIONS: ''}},
  ],
  BUILDS,
];

const TESTS = {
  name: 'Unit and browser tests',
  command: ['npx playwright test', ...process.argv.slice(2).map((argument) => JSON.stringify(argument))].join(' '),
};

/** Runs a step. With `quiet`, prints its output in one piece at the end: another step is printing at the same time. */
function run({name, command, env}, {quiet = false} = {}) {
  const start = Date.now();
  if (!quiet) console.log(`\n— ${name}: ${command}`);
  return new Promise((done, fail) => {
    const child = spawn(command, {
      shell: true,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...env},
    });
    const output = [];
    for (const stream of quiet ? [child.stdout, child.stderr] : []) stream.on('data', (data) => output.push(data));
    child.once('error', fail);
    child.once('close', (code) => {
      if (quiet) console.log(`\n— ${name}: ${command}\n${Buffer.concat(output)}`);
      if (code === 0) {
        console.log(`  ${name}: done in ${Math.round((Date.now() - start) / 1000)} s`);
        done();
      } else fail(new Error(`"${name}" failed. The reason is above. To run this step alone: ${command}`));
    });
  });
}

async function runLane(steps) {
  for (const step of steps) await run(step, {quiet: true});
}

try {
  await run(SETUP);
  // Every lane runs to its end or its first failure, so that one run shows what is wrong in each.
  const results = await Promise.allSettled(LANES.map(runLane));
  const failures = results.flatMap(({reason}) => (reason ? [reason.message] : []));
  if (failures.length > 0) throw new Error(failures.join('\n'));
  await run(TESTS);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
