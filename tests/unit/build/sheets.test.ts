/** What one style sheet sets for another is said where it is read. */
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';

/** The custom properties that a sheet sets, without what its comments say. */
const setBy = (css: string) => new Set(Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name]) => name));
const readBy = (css: string) => new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));

const TOKENS = setBy(readFileSync('src/css/tokens.css', 'utf8'));
const SHEETS = readdirSync('src/components', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.css'),
);

test('a component’s sheet names in a comment what it reads from another sheet, unless it is a token', () => {
  expect(SHEETS.length).toBeGreaterThan(20);
  for (const sheet of SHEETS) {
    const css = readFileSync(`src/components/${sheet}`, 'utf8');
    const comments = (css.match(/\/\*[\s\S]*?\*\//g) ?? []).join('\n');
    const named: string[] = comments.match(/--[\w-]+/g) ?? [];
    const own = setBy(css);
    const foreign = [...readBy(css)].filter((name) => !own.has(name) && !TOKENS.has(name));
    expect(
      foreign.filter((name) => !named.includes(name)),
      `src/components/${sheet}`,
    ).toEqual([]);
  }
});
