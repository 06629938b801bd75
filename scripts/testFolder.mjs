/**
 * Runs all tests of a folder that need no browser, or those of one file, in this one process, so that the components' types
 * are read once.
 *
 *   node --import tsx scripts/testFolder.mjs tests/unit
 *   node --import tsx scripts/testFolder.mjs tests/unit/browser/figures.test.ts
 */
import {readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const [asked] = process.argv.slice(2);
const inFolder = (folder) => readdirSync(folder, {recursive: true}).map((file) => path.join(folder, file));
const files = statSync(asked).isFile() ? [asked] : inFolder(asked).filter((file) => file.endsWith('.test.ts'));
if (files.length === 0) throw new Error(`There are no tests in ${asked}.`);
await import('../tests/guards/liveContent.cjs');
await import('../tests/guards/timeLimit.mjs');
await import('../tests/guards/leftBehind.mjs');
const load = createRequire(import.meta.url);
for (const file of files) {
  try {
    load(path.resolve(file));
  } catch (error) {
    // Node's short reports leave out what fails outside of a test.
    console.error(`${file} can't be loaded:`, error);
    throw error;
  }
}
