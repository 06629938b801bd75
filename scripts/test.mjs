/**
 * `npm test`: everything, one step after another, from what fails fastest to what takes longest. What stands behind
 * `--` is handed to Playwright.
 */
import {execSync} from 'node:child_process';

/** The tests look for this name: in the preview it leads to GitHub's editor, in the public build it is not to be. */
const {GITHUB_REPOSITORY = 'organisation/website'} = process.env;

const STEPS = [
  ['Installing what is missing', 'node scripts/setup.mjs --browser'],
  ['Types', 'npx tsc'],
  ['Lint, format, unused code', 'npm run lint'],
  ['What staff edit', 'npm run check'],
  ['Production build', 'npm run build', {GITHUB_REPOSITORY}],
  ['Preview build', 'npm run build -- --out-dir build-preview', {PREVIEW: '1', GITHUB_REPOSITORY}],
  ['Unit and browser tests', ['npx playwright test', ...process.argv.slice(2)].join(' ')],
];

for (const [name, command, environment] of STEPS) {
  const start = Date.now();
  console.log(`\n— ${name}: ${command}`);
  try {
    execSync(command, {stdio: 'inherit', env: {...process.env, ...environment}});
  } catch {
    console.error(`\n"${name}" failed. What is wrong stands above; "${command}" runs this step alone.`);
    process.exit(1);
  }
  console.log(`  ${name}: done in ${Math.round((Date.now() - start) / 1000)} s`);
}
