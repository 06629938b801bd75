/**
 * The attributes by which the build, the components and the scripts of `src/browser` know of each other: the table in the
 * scripts' README names every one of them, and each file that it names has it.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';

const ROOM = 'src/browser';
const README = readFileSync(`${ROOM}/README.md`, 'utf8');

/** The cells of the table's rows. */
const ROWS = Array.from(README.matchAll(/^\| (`[a-z-]+`.*) \|$/gm), ([, row]) => row.split('|'));

/** What is named in a piece of Markdown, in backticks. */
const namesIn = (markdown: string) => Array.from(markdown.matchAll(/`([^`]+)`/g), ([, name]) => name);

/** The files and folders that a cell names. */
const placesIn = (cell: string) =>
  namesIn(cell)
    .filter((name) => /\/|\.tsx?$/.test(name))
    .map((name) => (name.startsWith('src/') ? name : `${ROOM}/${name}`));

/** Each attribute with the places that write or read it. A row names its attributes before the first comma. */
const ATTRIBUTES = ROWS.flatMap(([first, writers, readers]) =>
  namesIn(first.split(',')[0])
    .filter((name) => /^[a-z-]+$/.test(name))
    .map((attribute) => ({attribute, places: [...placesIn(writers), ...placesIn(readers)]})),
);

/** All code in a file, or in a folder. */
function codeIn(place: string): string {
  if (statSync(place).isFile()) return readFileSync(place, 'utf8');
  const files = readdirSync(place, {recursive: true, encoding: 'utf8'}).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => readFileSync(path.join(place, file), 'utf8')).join('\n');
}

/** How scripts name a `data-` attribute, too: `dataset.hasHydrated`. */
const inDataset = (attribute: string) =>
  attribute.replace(/^data-/, 'dataset.').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

for (const {attribute, places} of ATTRIBUTES) {
  test(`whoever writes or reads ${attribute} has it: ${places.join(', ')}`, () => {
    for (const place of places) {
      const code = codeIn(place);
      const isNamed = code.toLowerCase().includes(attribute) || code.includes(inDataset(attribute));
      expect(isNamed, `${place} doesn’t name ${attribute}, and ${ROOM}/README.md says that it does`).toBe(true);
    }
  });
}

test('every attribute that the scripts name is in their README', () => {
  const named = codeIn(ROOM).match(/data-[a-z-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  for (const attribute of new Set(named)) expect(README).toContain(`\`${attribute}\``);
});
