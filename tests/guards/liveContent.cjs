/**
 * Closes what staff write to every process of the tests. A test that reads it passes today and fails on the day when
 * somebody rightly changes a word. `scripts/testFolder.mjs` and `playwright.config.ts` load this before any test.
 */
const fs = require('node:fs');
const {syncBuiltinESMExports} = require('node:module');
const path = require('node:path');
const {fileURLToPath} = require('node:url');

const root = path.resolve(__dirname, '../..');
const LIVE = /^(pages|records|pictures|static\/files)(\/|$)/;
/** The handbook's. */
const EXAMPLES = /^pictures\/examples(\/|$)/;

/** Functions that take a path and say what is there, alone or with `Sync` at the end. */
const READERS = ['readFile', 'open', 'readdir', 'opendir', 'cp', 'copyFile', 'stat', 'lstat', 'access', 'exists'];

/** A path in the live content, as the site names it; undefined for any other. */
function liveName(place) {
  if (typeof place !== 'string' && !(place instanceof URL) && !Buffer.isBuffer(place)) return undefined;
  const full = path.resolve(place instanceof URL ? fileURLToPath(place) : String(place));
  const name = path.relative(root, full).replaceAll(path.sep, '/');
  return LIVE.test(name) && !EXAMPLES.test(name) ? name : undefined;
}

/** Makes a function refuse paths in the live content. */
function close(library, reader) {
  const original = library[reader];
  if (!original) return;
  const closed = function (place, ...others) {
    const name = liveName(place);
    if (name)
      throw new Error(
        `This test reads ${name}, which staff may change at any time. Read the tests' own site instead: tests/site.ts.`,
      );
    return original.call(this, place, ...others);
  };
  library[reader] = Object.assign(closed, original);
}

for (const reader of READERS) {
  close(fs, reader);
  close(fs, `${reader}Sync`);
  close(fs.promises, reader);
}
close(fs, 'createReadStream');
// For `import {readFileSync} from 'node:fs'`.
syncBuiltinESMExports();

// Whatever a test starts is closed to it, too: commands, builds, Playwright's workers.
const option = `--require ${JSON.stringify(__filename)}`;
const {NODE_OPTIONS = ''} = process.env;
if (!NODE_OPTIONS.includes(option)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`.trim();
