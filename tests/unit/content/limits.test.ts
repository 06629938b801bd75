/** However odd a page is, it is checked in seconds, and few problems of a file are shown. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {bounded, type Diagnostic} from '../../../src/content/checker/diagnostic';
import {excessOf} from '../../../src/content/checker/page/parse';
import {thorough} from '../random';
import {diagnosticsOf} from './fixture';

const FILE = 'pages/a.mdx';
const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n\n';
/** Signs of a page that is longer than any that somebody writes. */
const LONG = 100_000;

const short = ({start, severity, rule}: Diagnostic) => `${start.line}:${start.column} ${severity} ${rule}`;

/** As many copies as a page may have before it is too much to be read. */
function mostOf(piece: string): number {
  let [least, most] = [0, Math.floor(LONG / piece.length)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (excessOf(TOP + piece.repeat(middle)) < 0) least = middle;
    else most = middle - 1;
  }
  return least;
}

type Piece = [piece: string, first?: string, most?: 'never too much'];

/** Pieces of which a page may be full: the first problem of as many as are read, and whether any number of them is read. */
const PIECES: Piece[] = [
  ['{', 'error broken-page'],
  ['}'],
  ['<', 'error broken-page'],
  ['*a'],
  ['['],
  ['`', 'warning tables-and-code'],
  ['\\\\'],
  ['> '],
  ['|'],
  ['"', undefined, 'never too much'],
  [':a'],
  ['{/*', 'error broken-page'],
  ['<!--', 'error broken-page'],
  ['</a>', 'error broken-page'],
  ['<a>', 'error broken-page'],
  ['<A b="', 'error broken-page'],
  ['<Section>\n\n', 'error broken-page'],
  ['import ', 'error broken-page', 'never too much'],
  ['import a\n\n', 'error broken-page'],
  [':::a\n\n', 'error boxes'],
  ['a\n\n'],
  ['8am ', 'warning prices-and-times', 'never too much'],
  ['% Name % ', 'error name-token', 'never too much'],
  ['<Kard>a</Kard> ', 'error elements'],
  ['```\n', 'warning tables-and-code'],
  ['\n|a|\n'],
  ['1,', undefined, 'never too much'],
  ...thorough<Piece>(
    ['_a'],
    ['!['],
    ['&'],
    ['- '],
    ['~', 'warning tables-and-code'],
    ['<a ', 'error broken-page'],
    ['<A b=“', 'error broken-page'],
    ['export a\n\n', 'error broken-page'],
    ['<Card title="a">\n\n', 'error broken-page'],
    ['[a]('],
  ),
];

/** A page of nothing but copies of a piece, longer than any that somebody writes. */
const fullOf = (piece: string) => `${TOP}${piece.repeat(Math.ceil(LONG / piece.length))}\n`;

for (const [piece, first, most] of PIECES) {
  const name = JSON.stringify(piece);
  test(`a page of as many ${name} as are read: the first problem is ${first ?? 'none'}, and at most 20 are shown`, () => {
    const problems = bounded(diagnosticsOf(FILE, `${TOP}${piece.repeat(mostOf(piece))}\n`));
    expect(problems.map(({severity, rule}) => `${severity} ${rule}`)[0]).toBe(first);
    expect(problems.length).toBeLessThanOrEqual(21);
    if (problems.length > 20) expect(problems[20].message).toMatch(/^And [1-9]\d* more in this file\.$/);
  });
  if (most === 'never too much') continue;
  test(`a page of nothing but ${name} is one error: it is too much to be read`, () => {
    expect(diagnosticsOf(FILE, fullOf(piece))).toMatchObject([
      {severity: 'error', rule: 'broken-page', message: expect.stringMatching(/^This is too much to be read\./)},
    ]);
  });
}

for (const [what, piece, place] of [
  ['the paragraph that has too many signs', '{', '8:1'],
  ['the 3,001st tag', '<a>', '8:9001'],
  ['the 3,001st line', 'a\n\n', '3001:1'],
  ['the 21st box', ':::a\n\n', '48:1'],
]) {
  test(`what is too much is reported where it begins: at ${what}`, () => {
    expect(diagnosticsOf(FILE, fullOf(piece)).map(short)).toEqual([`${place} error broken-page`]);
  });
}

test('of very many problems, an error among those that are not shown still stops', () => {
  const text = `${TOP}${'Come at 8am.\n\n'.repeat(25)}[Words](/abuot)\n`;
  const problems = bounded(diagnosticsOf(FILE, text));
  expect(problems.map(({severity}) => severity)).toEqual([...Array(20).fill('warning'), 'error']);
  expect(problems[20].message).toBe('And 6 more in this file.');
  expect(bounded(diagnosticsOf(FILE, text.replace('/abuot', '/about')))[20]).toMatchObject({
    severity: 'warning',
    message: 'And 5 more in this file.',
  });
});

test('the problems beyond the list are counted in one', () => {
  const problemsOf = (times: number) => bounded(diagnosticsOf(FILE, `${TOP}${'Come at 8am.\n\n'.repeat(times)}`));
  expect(problemsOf(20).map(({rule}) => rule)).toEqual(Array(20).fill('prices-and-times'));
  expect(problemsOf(21).map(({rule}) => rule)).toEqual([...Array(20).fill('prices-and-times'), 'more']);
});

for (const [what, text] of [
  ['bold words in bold words', `${'<b>'.repeat(900)}a${'</b>'.repeat(900)}`],
  ['quotations in quotations', `${'> '.repeat(3000)}a`],
]) {
  test(`${what}, deep beyond all measure, are too much`, () => {
    const problems = diagnosticsOf(FILE, `${TOP}${text}\n`);
    expect(problems.map(short)).toEqual(['8:1 error broken-page']);
    expect(problems[0].message).toMatch(/^This is too much to be read\./);
  });
}

test('a tree as deep as is read is checked to its ground', () => {
  const problems = diagnosticsOf(FILE, `${TOP}${'<b>'.repeat(300)}8am${'</b>'.repeat(300)}\n`);
  expect(problems.map(short)).toEqual(['8:901 warning prices-and-times']);
});
