/** `npm test`: everything, one step after another, from what fails fastest to what takes longest. */
import {execSync} from 'node:child_process';

const STEPS = [
  ['Installing what is missing', 'node scripts/setup.mjs --browser'],
  ['Types', 'npx tsc'],
  ['Lint, format, unused code', 'npm run lint'],
  ['What staff edit', 'npm run check'],
  ['Production build', 'npm run build'],
  ['Preview build', 'npm run build -- --out-dir build-preview', {PREVIEW: '1'}],
  ['Unit and browser tests', 'npx playwright test'],
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
