/**
 * Runs a folder's tests, or one file, with Node's test runner. The files are divided among as many processes as there are
 * cores: most of a file's time would go into loading the same modules again.
 *
 *   node scripts/nodeTests.mjs tests/unit/content
 */
import {spawn} from 'node:child_process';
import {readdirSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';

const [target] = process.argv.slice(2);
if (!target) {
  console.error('Name a folder of tests, or a file: node scripts/nodeTests.mjs tests/unit');
  process.exit(1);
}
const files = statSync(target).isFile()
  ? [target]
  : readdirSync(target, {recursive: true})
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(target, file));

/** Runs files one after another in a process, and resolves to whether their tests passed. */
function runInOneProcess(share) {
  const imports = share.map((file) => `require(${JSON.stringify(path.resolve(file))});`).join('');
  const options = ['--import=tsx', '--test-reporter=dot', '--eval', imports];
  return new Promise((done) => {
    spawn(process.execPath, options, {stdio: 'inherit'}).on('exit', (status) => done(status === 0));
  });
}

const count = Math.min(availableParallelism(), files.length);
const shares = Array.from({length: count}, (_, first) => files.filter((_, index) => index % count === first));
const passed = await Promise.all(shares.map(runInOneProcess));
process.exit(passed.every(Boolean) ? 0 : 1);
