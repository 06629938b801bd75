/** However odd a page is, it is checked in seconds, and few problems of a file are shown. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Diagnostic} from '../../../src/content';
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

type Piece = [piece: string, tooMuch: string | undefined, first: string | undefined];

/** A piece, the place from which a page of nothing else is too much, and the first problem of as many as are read. */
const PIECES: Piece[] = [
  ['{', '8:1', '8:2828 error broken-page'],
  ['}', '8:1', undefined],
  ['<', '8:1', '8:1 error broken-page'],
  ['*a', '8:1', undefined],
  ['[', '8:1', undefined],
  ['`', '8:1', '8:1 warning tables-and-code'],
  ['\\\\', '8:1', undefined],
  ['> ', '8:1', undefined],
  ['|', '8:1', undefined],
  ['"', undefined, undefined],
  [':a', '8:1', undefined],
  ['{/*', '8:1', '8:4240 error broken-page'],
  ['<!--', '8:1', '8:1 error broken-page'],
  ['</a>', '8:12001', '8:1 error broken-page'],
  ['<a>', '8:9001', '8:4240 error broken-page'],
  ['<A b="', '8:18001', '8:7 error broken-page'],
  ['<Section>\n\n', '6008:1', '2998:1 error broken-page'],
  ['import ', undefined, '8:1 error broken-page'],
  ['import a\n\n', '3001:1', '8:1 error broken-page'],
  [':::a\n\n', '48:1', '8:1 error boxes'],
  ['a\n\n', '3001:1', undefined],
  ['8am ', undefined, '8:1 warning prices-and-times'],
  ['% Name % ', undefined, '8:1 error name-token'],
  ['<Kard>a</Kard> ', '8:22501', '8:1 error elements'],
  ['```\n', '3001:4', '8:1 warning tables-and-code'],
  ['\n|a|\n', '3001:4', undefined],
  ['1,', undefined, undefined],
  ...thorough<Piece>(
    ['_a', '8:1', undefined],
    ['![', '8:1', undefined],
    ['&', '8:1', undefined],
    ['- ', '8:1', undefined],
    ['~', '8:1', '8:1 warning tables-and-code'],
    ['<a ', '8:9001', '8:1 error broken-page'],
    ['<A b=“', '8:18001', '8:1 error broken-page'],
    ['export a\n\n', '3001:1', '8:1 error broken-page'],
    ['<Card title="a">\n\n', '6008:1', '2998:1 error broken-page'],
    ['[a](', '8:1', undefined],
  ),
];

for (const [piece, tooMuch, first] of PIECES) {
  const name = JSON.stringify(piece);
  test(`a page of as many ${name} as are read: the first problem is ${first ?? 'none'}, and at most 20 are shown`, () => {
    const problems = diagnosticsOf(FILE, `${TOP}${piece.repeat(mostOf(piece))}\n`);
    expect(problems.map(short)[0]).toBe(first);
    expect(problems.length).toBeLessThanOrEqual(21);
    if (problems.length > 20) expect(problems[20].message).toMatch(/^And [1-9]\d* more in this file\.$/);
  });
  if (!tooMuch) continue;
  test(`a page of nothing but ${name} is too much from ${tooMuch} on`, () => {
    const problems = diagnosticsOf(FILE, `${TOP}${piece.repeat(Math.ceil(LONG / piece.length))}\n`);
    expect(problems.map(short)).toEqual([`${tooMuch} error broken-page`]);
    expect(problems[0].message).toMatch(/^This is too much to be read\./);
  });
}

test('of very many problems, an error among those that are not shown still stops', () => {
  const text = `${TOP}${'Come at 8am.\n\n'.repeat(25)}[Words](/abuot)\n`;
  const problems = diagnosticsOf(FILE, text);
  expect(problems.map(({severity}) => severity)).toEqual([...Array(20).fill('warning'), 'error']);
  expect(problems[20].message).toBe('And 6 more in this file.');
  expect(diagnosticsOf(FILE, text.replace('/abuot', '/about'))[20]).toMatchObject({
    severity: 'warning',
    message: 'And 5 more in this file.',
  });
});

test('the problems beyond the list are counted in one', () => {
  const problemsOf = (times: number) => diagnosticsOf(FILE, `${TOP}${'Come at 8am.\n\n'.repeat(times)}`);
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
