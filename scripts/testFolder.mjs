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
for (const file of files) createRequire(import.meta.url)(path.resolve(folder, file));
