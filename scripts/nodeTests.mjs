/**
 * Runs a folder's tests, or one file, with Node's test runner: one process for each file, as many at a time as there are
 * cores.
 *
 *   node scripts/nodeTests.mjs tests/unit/content
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';

const [asked] = process.argv.slice(2);
if (!asked) {
  console.error('Name a folder of tests, or one file: node scripts/nodeTests.mjs tests/unit');
  process.exit(1);
}
const files = statSync(asked).isFile()
  ? [asked]
  : readdirSync(asked, {recursive: true})
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(asked, file));

const {status} = spawnSync(
  process.execPath,
  [
    '--import=tsx',
    '--test',
    `--test-concurrency=${availableParallelism()}`,
    '--test-timeout=90000',
    '--test-reporter=dot',
    ...files,
  ],
  {stdio: 'inherit'},
);
process.exit(status ?? 1);
