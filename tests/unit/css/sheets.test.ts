/** What one style sheet sets for another is said in both, and what a component names is in its sheet. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import postcss from 'postcss';
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

/**
 * The colors that sheets set anew for what is inside their elements, and which sheets do. Everywhere else a color is what
 * tokens.css makes it; --tile and --cut are the silk's own (Silk), and the two grounds the silk's bark and lake (Silk/tones).
 */
const REDEFINED: Record<string, string[]> = {
  '--ground': ['Hero', 'Hero/drawings/Frieze', 'Lost', 'Section', 'Silk/tones'],
  '--quiet-ground': ['Page/pages', 'Silk/tones'],
  '--text': ['Figure/poster', 'Hero', 'People', 'Silk/tones', 'theme/Footer'],
  '--text-quiet': ['Figure/poster', 'Section', 'Silk/tones'],
  '--text-warm': ['Hero', 'Silk/tones'],
  '--list-mark': ['Silk/tones'],
  '--line': ['Section', 'Silk/tones', 'theme/Footer'],
  '--edge': ['Figure/inCells'],
  '--loud': ['Hero', 'Silk/tones'],
  '--on-loud': ['Hero', 'Silk/tones'],
  '--focus': ['People', 'ProgramCard', 'Silk/tones', 'css/navbar', 'theme/Footer'],
  '--drawn-bark': ['Page/pages'],
  '--drawn-clay': ['Lost'],
  '--drawn-sand': ['Section'],
  '--tile': ['Hero', 'Hero/drawings/Frieze', 'Silk/tones'],
  '--cut': ['Section', 'Silk/tones'],
  '--ground-of-bark': ['Page/pages'],
  '--ground-of-lake': ['Page/pages'],
};

/** The last value that tokens.css gives each of its properties. */
const VALUES = new Map<string, string>();
postcss.parse(readFileSync('src/css/tokens.css', 'utf8')).walkDecls(({prop, value}) => void VALUES.set(prop, value));

function isColor(name: string): boolean {
  const value = VALUES.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? isColor(other) : /^(#[\da-f]+|transparent)$/.test(value);
}

const COLORS = [...VALUES.keys()].filter(isColor);

/** A sheet by its folder, without what most sheets are called. */
const nameOfSheet = (file: string) => file.replace(/^src\/(components\/)?|(\/styles)?(\.module)?\.css$/g, '');

test('only the sheets in the table set a color anew', () => {
  expect(COLORS.length).toBeGreaterThan(20);
  const onScreen = SHEETS.filter(({file}) => !file.endsWith('print.css'));
  const names = new Set([...COLORS, ...Object.keys(REDEFINED)]);
  const redefined = Array.from(names, (name): [string, string[]] => [
    name,
    onScreen.filter(({css}) => setBy(css).has(name)).map(({file}) => nameOfSheet(file)),
  ]).filter(([, sheets]) => sheets.length > 0);
  expect(Object.fromEntries(redefined.map(([name, sheets]) => [name, sheets.sort()]))).toEqual(REDEFINED);
});

/** Colors and sizes that are on paper what they are on a screen, and why. */
const KEPT_ON_PAPER: Record<string, string[]> = {
  'what is drawn keeps its colors': [
    ...COLORS.filter((name) => name.startsWith('--silk-')),
    ...['--ink-on-gold', '--head', '--deep-clay', '--sand-apart', '--drawn-bark', '--drawn-clay', '--drawn-sand'],
  ],
  'marks of lists, and the stripe beside a quotation, are drawn, too': ['--list-mark', '--loud'],
  'it is --line, which is black, or no line at all': ['--edge'],
  'paper has no buttons, no focus, and no ground of ink': ['--on-loud', '--text-button', '--focus', '--line-on-ink'],
  'figures are pictures, and as large': ['--text-figure'],
};

test('each color and size of text is set for paper, or there is a reason why not', () => {
  const onPaper = setBy(readFileSync('src/css/print.css', 'utf8'));
  const all = new Set([...COLORS, ...[...VALUES.keys()].filter((name) => name.startsWith('--text-'))]);
  const kept = Object.values(KEPT_ON_PAPER).flat();
  expect([...all].filter((name) => !onPaper.has(name)).sort()).toEqual(kept.sort());
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
