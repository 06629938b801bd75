/**
 * A guard of all style sheets: widths of a window are in one file, by name, and whatever can't read that file says the same.
 * A sheet with a width of its own would change at another point than its neighbors.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import postcss from 'postcss';

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

test('the starter knows from which width on the bar shows its links', () => {
  const [, width] = /--full-bar \(min-width: (.+?)\)/.exec(BREAKPOINTS) ?? [];
  expect(readFileSync('src/browser/starter/menu.ts', 'utf8')).toContain(`(min-width:${width})`);
});
