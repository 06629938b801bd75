/** What one style sheet sets for another is said in both, and what a component names is in its sheet. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {classesIn} from './sheets';

/** The custom properties that a sheet sets, without what its comments say. */
const setBy = (css: string) => new Set(Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name]) => name));
const readBy = (css: string) => new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));

/**
 * What the comments of a sheet say after `Reads:` or `Sets:`, up to the next of the two, or to the comment's end: the names
 * in it.
 */
function namedAfter(word: 'Reads' | 'Sets', css: string): Set<string> {
  const comments = (css.match(/\/\*[\s\S]*?\*\//g) ?? []).join('\n');
  const lists = comments.match(new RegExp(`\\b${word}:[\\s\\S]*?(?=\\bReads:|\\bSets:|\\*/)`, 'g')) ?? [];
  return new Set(lists.join('\n').match(/--[\w-]+/g) ?? []);
}

const TOKENS = setBy(readFileSync('src/css/tokens.css', 'utf8'));

/** Docusaurus' own properties, which it declares for sites to set. Those that it sets itself are read, and named, like others. */
const isInfima = (name: string) => name.startsWith('--ifm-');

/** The sheets of the pages. Tokens are for all of them; a breakpoint is a name for a width, and not a property. */
const SHEETS = ['src/components', 'src/theme', 'src/css'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css') && !/tokens|breakpoints/.test(file))
    .map((file) => ({file: `${folder}/${file}`, css: readFileSync(`${folder}/${file}`, 'utf8')})),
);

/** What components' drawings read in their attributes, such as `fill="var(--tile)"`. */
const readByDrawings = readBy(
  readdirSync('src/components', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`src/components/${file}`, 'utf8'))
    .join('\n'),
);

test('a sheet says after “Reads:” what another sheet sets for it, unless it is a token', () => {
  expect(SHEETS.length).toBeGreaterThan(30);
  for (const {file, css} of SHEETS) {
    const own = setBy(css);
    const foreign = [...readBy(css)].filter((name) => !own.has(name) && !TOKENS.has(name));
    const named = namedAfter('Reads', css);
    expect(
      foreign.filter((name) => !named.has(name)),
      file,
    ).toEqual([]);
  }
});

test('a sheet says after “Sets:” what another sheet reads of it, unless it is a token', () => {
  const readElsewhere = new Set([...readByDrawings, ...SHEETS.flatMap(({css}) => [...namedAfter('Reads', css)])]);
  for (const {file, css} of SHEETS) {
    const named = namedAfter('Sets', css);
    const reads = namedAfter('Reads', css);
    const crossing = [...setBy(css)].filter((name) => readElsewhere.has(name) && !TOKENS.has(name) && !isInfima(name));
    expect(
      crossing.filter((name) => !named.has(name) && !reads.has(name)),
      file,
    ).toEqual([]);
  }
});

test('what a sheet says that it reads or sets, it does', () => {
  for (const {file, css} of SHEETS) {
    const [sets, reads] = [setBy(css), readBy(css)];
    expect(
      [...namedAfter('Sets', css)].filter((name) => !sets.has(name)),
      file,
    ).toEqual([]);
    expect(
      [...namedAfter('Reads', css)].filter((name) => !reads.has(name)),
      file,
    ).toEqual([]);
  }
});

/** The colors that tokens.css gives roles, and which a sheet may redefine. */
const [, ROLES] = /\/\* Roles, light theme \*\/([\s\S]*?)\n\n/.exec(readFileSync('src/css/tokens.css', 'utf8')) ?? [];

/** What the table at the head of tokens.css says of each color: by its name, the row with all of its lines. */
function colorTable(): Map<string, string> {
  const [head] = readFileSync('src/css/tokens.css', 'utf8').split(':root {');
  const rows = new Map<string, string>();
  let names: string[] = [];
  for (const [, first, text] of head.matchAll(/^ \*(.{23})\|([^|]*)\|/gm)) {
    if (first.trim()) names = first.match(/--[\w-]+/g) ?? [];
    for (const name of names) rows.set(name, (rows.get(name) ?? '') + text);
  }
  return rows;
}

test('the table of colors in tokens.css names each sheet that redefines one, and no other', () => {
  const table = colorTable();
  const colors = setBy(ROLES);
  expect(colors.size).toBeGreaterThan(10);
  const inPlace = SHEETS.filter(({file}) => !file.endsWith('print.css'));
  const nameOf = (file: string) => file.replace(/^src\/(components\/)?|(\/styles)?(\.module)?\.css$/g, '');
  for (const name of new Set([...colors, ...table.keys()])) {
    const sheets = inPlace.filter(({css}) => setBy(css).has(name)).map(({file}) => nameOf(file));
    const row = table.get(name) ?? '';
    const named = inPlace.map(({file}) => nameOf(file)).filter((one) => new RegExp(`(^|[ (])${one}\\b(?!/)`).test(row));
    expect(named.sort(), `${name} in the table of src/css/tokens.css`).toEqual(sheets.sort());
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
