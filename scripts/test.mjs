/**
 * `npm test`: installs what is missing, then runs each step below and stops at the first that fails.
 * `npm run test:all` adds a smoke test in Firefox and WebKit.
 *
 * Steps run one after another, so that browser tests never share the processor with a build. A step's commands run side by
 * side.
 */
import {spawn} from 'node:child_process';

const STEPS = [
  ['Set-up', 'node scripts/setup.mjs --browser'],
  ['Types and lint', 'npx tsc', 'npm run lint'],
  ['Unit tests', 'node scripts/nodeTests.mjs tests/unit'],
  ['Content', 'npm run check'],
  ['Builds of the test site', 'node scripts/builds.mjs tests'],
  ['Tests of what was built', 'node scripts/nodeTests.mjs tests/built'],
  ['Browser tests', 'npx playwright test'],
];

const SMOKE_TEST = ['Firefox and WebKit', 'node --import=tsx --test --test-reporter=spec tests/engines/smoke.test.ts'];

const isAll = process.argv.includes('--all');

/** Runs a command, and resolves to whether it succeeded. */
const run = (command) =>
  new Promise((done) => {
    spawn(command, {shell: true, stdio: 'inherit'}).on('exit', (status) => done(status === 0));
  });

for (const [name, ...commands] of isAll ? [...STEPS, SMOKE_TEST] : STEPS) {
  console.log(`\n— ${name}: ${commands.join(', ')}`);
  const start = Date.now();
  const succeeded = await Promise.all(commands.map(run));
  const failed = commands.filter((_, index) => !succeeded[index]);
  if (failed.length > 0) {
    console.error(`\n"${name}" failed. To run it alone: ${failed.join(', ')}`);
    process.exit(1);
  }
  console.log(`  ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}
