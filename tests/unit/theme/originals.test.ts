/**
 * A guard of the theme, ours, the public build's and the staff's: each replaced part of Docusaurus is held to the original
 * that it was made from, in `originals.json`, and so is whatever else rests on a file that Docusaurus keeps for itself. When
 * an upgrade changes an original, somebody has to see whether ours must follow.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';

const TABLE = 'tests/unit/theme/originals.json';
const originals: Record<string, {original: string; sha256: string}> = JSON.parse(readFileSync(TABLE, 'utf8'));

/** Whether a part replaces one of the stock theme; others are the site's own, which these use. */
const isReplacement = (part: string) =>
  [part, `${part}/index`].some((file) => existsSync(`node_modules/@docusaurus/theme-classic/lib/theme/${file}.js`));

const FOLDERS = ['src/theme', 'src/build/slim/theme', 'src/build/staff/theme'];

/** Each part with its folder. */
const parts = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => ({folder, name: name.replaceAll('\\', '/')}))
    .filter(({name}) => name.endsWith('.tsx')),
);

test('each replaced part of the theme has its original in the table', () => {
  const missing = parts
    .filter(({name}) => isReplacement(name.replace(/\.tsx$/, '')))
    .map(({folder, name}) => `${folder}/${name}`)
    .filter((file) => !originals[file]);
  expect(missing, `${TABLE} has no original for ${missing.join(', ')}.`).toEqual([]);
});

for (const [file, {original, sha256}] of Object.entries(originals)) {
  test(`${file} goes by ${original} as it is`, () => {
    expect(existsSync(file), `${file} is gone. Delete it from ${TABLE}.`).toBe(true);
    const location = `node_modules/${original}`;
    expect(existsSync(location), `${location} is gone. Find out what Docusaurus uses instead of it.`).toBe(true);
    const current = createHash('sha256').update(readFileSync(location)).digest('hex').slice(0, 16);
    expect(
      current,
      `${location} has changed since ${file} was written. Compare the two, update ${file} if it needs it, and ` +
        `then write "${current}" into ${TABLE}.`,
    ).toBe(sha256);
  });
}

/** What an import of a file that Docusaurus keeps for itself looks like. */
const PRIVATE = /from '@docusaurus\/[\w-]+\/(lib|internal)\b/;

test('whatever imports a file that Docusaurus keeps for itself has it in the table', () => {
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx?$/.test(name));
  const importing = files.map((name) => `src/${name}`).filter((file) => PRIVATE.test(readFileSync(file, 'utf8')));
  expect(importing.length).toBeGreaterThan(0);
  expect(importing.filter((file) => !originals[file])).toEqual([]);
});

test('each replaced part says in its first words why', () => {
  const replaced = parts.map(({folder, name}) => `${folder}/${name}`).filter((file) => file in originals);
  const silent = replaced.filter((file) => !/^\/\*\*\s+(\* )?Replaced /.test(readFileSync(file, 'utf8')));
  expect(replaced.length).toBeGreaterThan(5);
  expect(silent, `These don’t begin with “Replaced …”: ${silent.join(', ')}.`).toEqual([]);
});
