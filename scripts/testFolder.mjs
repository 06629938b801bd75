/**
 * Runs all tests of a folder that need no browser, in this one process, so that the components' types are read once.
 *
 *   node --import tsx scripts/testFolder.mjs tests/unit
 */
import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const [folder] = process.argv.slice(2);
const files = readdirSync(folder, {recursive: true}).filter((file) => file.endsWith('.test.ts'));
if (files.length === 0) throw new Error(`There are no tests in ${folder}.`);
await import('../tests/guards/liveContent.cjs');
await import('../tests/guards/timeLimit.mjs');
await import('../tests/guards/leftBehind.mjs');
const load = createRequire(import.meta.url);
for (const file of files) {
  try {
    load(path.resolve(folder, file));
  } catch (error) {
    // Node's short reports leave out what fails outside of a test.
    console.error(`${folder}/${file} can't be loaded:`, error);
    throw error;
  }
}
