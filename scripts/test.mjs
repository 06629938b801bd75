/**
 * `npm test`: runs everything. The two builds run while types, lint and content are checked. Arguments after `--` go to
 * Playwright, except for three options that CI uses:
 *   --content     only what a change of content can break
 *   --no-browser  nothing that needs a browser
 *   --no-check    without the content check, which CI runs beside this; the builds reject what it rejects
 */
import {spawn} from 'node:child_process';
import {buildCommand, PREVIEW, PUBLIC} from './testBuilds.mjs';

const OPTIONS = ['--content', '--no-browser', '--no-check'];
const [content, noBrowser, noCheck] = OPTIONS.map((option) => process.argv.includes(option));
const forPlaywright = process.argv
  .slice(2)
  .filter((argument) => !OPTIONS.includes(argument) && !(noBrowser && argument.startsWith('--project=')));

/** The tests that look at what staff wrote, and not at code alone. */
const OF_CONTENT =
  'budgets structured-data accessibility-tree appearance axe content.test figures layout metadata preview.test reflow words.test';

const SETUP = {name: 'Install what is missing', command: `node scripts/setup.mjs${noBrowser ? '' : ' --browser'}`};

/** Lanes run side by side, the steps of a lane one after another. */
const LANES = [
  [
    !content && {name: 'Types', command: 'npx tsc'},
    !content && {name: 'Lint, format, unused code', command: 'npm run lint'},
    !noCheck && {name: 'Content', command: 'npm run check'},
  ].filter(Boolean),
  [
    {name: 'Production build', command: buildCommand(PUBLIC), env: PUBLIC.env},
    {name: 'Preview build', command: buildCommand(PREVIEW), env: PREVIEW.env},
  ],
];

const TESTS = {
  name: 'Unit and browser tests',
  command: [
    'npx playwright test',
    ...(noBrowser ? ['--project=unit'] : []),
    ...forPlaywright.map((argument) => JSON.stringify(argument)),
    ...(content ? [OF_CONTENT] : []),
  ].join(' '),
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
