/** However odd a page is, it is checked in seconds, and few problems of a file are shown. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {diagnosticsOf} from './fixture';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const SIZE = 100_000;

const PIECES = [
  ...['{', '}', '<', '*a', '_a', '[', '![', '`', '&', '\\\\', '> ', '- ', '|', '~', '"', ':a', '{/*', '<!--', '</a>'],
  ...[
    '<a>',
    '<a ',
    '<A b="',
    '<A b=“',
    '<Section>\n\n',
    'import ',
    'import a\n\n',
    'export a\n\n',
    ':::a\n\n',
    'a\n\n',
  ],
  ...['8am ', '% Name % ', '<Card title="a">\n\n', '<Kard>a</Kard> ', '```\n', '\n|a|\n', '[a](', '1,'],
];

test('100 kB of anything are checked, and at most 20 problems shown', () => {
  for (const piece of PIECES) {
    const text = TOP + piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
    const found = diagnosticsOf('pages/a.mdx', text);
    expect(found.length, JSON.stringify(piece)).toBeLessThanOrEqual(21);
    expect(found.at(20)?.message ?? 'And 1 more', JSON.stringify(piece)).toMatch(/^And \d+ more/);
  }
});

test('of very many problems, an error among those that are not shown still stops', () => {
  const text = `${TOP}# A page\n\n${'Come at 8am.\n\n'.repeat(25)}[Words](/abuot)\n`;
  const found = diagnosticsOf('pages/a.mdx', text);
  expect(found).toHaveLength(21);
  expect(found[20].severity).toBe('error');
  expect(diagnosticsOf('pages/a.mdx', text.replace('/abuot', '/about'))[20].severity).toBe('warning');
});

test('a tree that is deep beyond all measure is refused, and doesn’t stop the check', () => {
  const text = `${TOP}${'<b>'.repeat(900)}a${'</b>'.repeat(900)}\n`;
  expect(() => diagnosticsOf('pages/a.mdx', text)).not.toThrow();
});
