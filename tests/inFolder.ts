/**
 * Runs all tests in a folder that need no browser, in one process, which reads the components' types once:
 * `node --import tsx tests/inFolder.ts tests/unit`. One file runs by itself: `node --import tsx tests/unit/….test.ts`.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.test.ts'));
if (files.length === 0) throw new Error(`There are no tests in ${folder}.`);
for (const file of files) require(path.resolve(folder, file));
