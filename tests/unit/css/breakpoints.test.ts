/**
 * A guard of all style sheets: widths of a window are in one file, by name, and whatever can't read that file says the same.
 * A sheet with a width of its own would change at another point than its neighbors.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import postcss from 'postcss';
import {BREAKPOINTS as PICTURES} from '../../../src/content/site/pictures/placements';

const BREAKPOINTS = readFileSync('src/css/breakpoints.css', 'utf8');
const NAMES = Array.from(BREAKPOINTS.matchAll(/@custom-media (--[\w-]+)/g), ([, name]) => name);

/** Every condition of the site's sheets, with its file. The editor has a window of its own. */
function conditions(): {file: string; condition: string}[] {
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
  return files.flatMap((file) => {
    if (file.startsWith('editor')) return [];
    const all: {file: string; condition: string}[] = [];
    postcss.parse(readFileSync(`src/${file}`, 'utf8')).walkAtRules('media', ({params}) => {
      all.push({file, condition: params});
    });
    return all;
  });
}

test('a style sheet names only breakpoints that exist, and writes no width of a window', () => {
  const all = conditions();
  expect(all.length).toBeGreaterThan(20);
  for (const {file, condition} of all) {
    expect(condition, `${file}: src/css/breakpoints.css has names for widths`).not.toMatch(/width/);
    for (const [name] of condition.matchAll(/--[\w-]+/g)) expect(NAMES, `${file}: ${name}`).toContain(name);
  }
});

test('every breakpoint is used', () => {
  const used = conditions()
    .map(({condition}) => condition)
    .join();
  expect(NAMES.filter((name) => !used.includes(`(${name})`))).toEqual([]);
});

/** Each breakpoint that begins or ends at a width: the width, in rem. */
const edges = (edge: 'min' | 'max') =>
  new Map(
    Array.from(BREAKPOINTS.matchAll(/@custom-media --([\w-]+) (.*);/g), ([, name, condition]): [string, number] => [
      name,
      Number(new RegExp(`\\(${edge}-width: ([\\d.]+)rem\\)`).exec(condition)?.[1]),
    ]).filter(([, width]) => !Number.isNaN(width)),
  );
const LEAST = edges('min');
const MOST = edges('max');

/** Breakpoints that end at a width where no other begins. */
const WITHOUT_NEIGHBOR = ['one-hand'];

test('a width of a window ends where the next begins: no zoom makes a window as wide as what is between', () => {
  expect(MOST.size).toBeGreaterThan(WITHOUT_NEIGHBOR.length);
  const begins = [...LEAST.values()];
  for (const [name, most] of MOST) {
    if (!WITHOUT_NEIGHBOR.includes(name)) expect(begins, name).toContain(Number((most + 0.001).toFixed(3)));
  }
});

test('pictures are as wide as the styles say, from the same widths of a window on', () => {
  for (const [name, width] of Object.entries(PICTURES)) expect(`${LEAST.get(name)}rem`, name).toBe(width);
});

test('the starter, and Docusaurus, know from which width on the bar shows its links', () => {
  const least = LEAST.get('full-bar') ?? 0;
  expect(readFileSync('src/browser/starter/menu.ts', 'utf8')).toContain(`(min-width:${least}rem)`);
  const theme = 'node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js';
  expect(readFileSync(theme, 'utf8')).toContain(`const DesktopBreakpoint = ${Math.floor(16 * least)};`);
});

/** A file of the source that names a width, and that the tests above hold. */
const HELD = ['browser/starter/menu.ts', 'content/site/pictures/placements.ts'];

test('no other file of the source names a width of a window', () => {
  const naming = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('editor'))
    .filter((file) => /\((min|max)-width:/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(naming.sort()).toEqual(HELD);
});
