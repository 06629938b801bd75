/** What one style sheet sets for another is said where it is read, and what a component names is in its sheet. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {classesIn} from '../sheets';

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

const SOURCES = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => /\.tsx?$/.test(file));

/** The sheets that a source file imports, each with the classes that the file names as `styles.name`. */
function namedIn(file: string): {sheet: string; names: string[]}[] {
  const source = readFileSync(file, 'utf8');
  const code = source.replace(/^import .*$/gm, '');
  return Array.from(source.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm), ([, styles, sheet]) => ({
    sheet: path.join(path.dirname(file), sheet),
    names: Array.from(code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')), ([, name]) => name),
  }));
}

test('every class that a component names is in its sheet: a misspelt one would be none, and nothing would say so', () => {
  const named = SOURCES.flatMap((file) => namedIn(`src/${file}`).map((one) => ({file, ...one})));
  expect(named.length).toBeGreaterThan(20);
  const missing = named.flatMap(({file, sheet, names}) => {
    const classes = classesIn(readFileSync(sheet, 'utf8'));
    return names.filter((name) => !classes.has(name)).map((name) => `src/${file}: ${sheet} has no .${name}`);
  });
  expect(missing).toEqual([]);
});
