/** However odd a page is, it is checked in seconds, and few problems of a file are shown. */
import {expect, test} from 'playwright/test';
import {diagnosticsOf} from './fixture';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const SIZE = 100_000;

for (const piece of [
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
  ...['8am ', '% Name % ', '<Card title="a">\n\n', '<Kard>a</Kard> ', '```\n', '\n|a|\n'],
]) {
  test(`100 kB of ${JSON.stringify(piece)} are checked, and at most 20 problems shown`, () => {
    const text = TOP + piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
    const found = diagnosticsOf('pages/a.mdx', text);
    expect(found.length).toBeLessThanOrEqual(21);
    if (found.length === 21) expect(found[20].message).toMatch(/^And \d+ more /);
  });
}

test('a tree that is deep beyond all measure is refused, and doesn’t stop the check', () => {
  const text = `${TOP}${'<b>'.repeat(900)}a${'</b>'.repeat(900)}\n`;
  expect(() => diagnosticsOf('pages/a.mdx', text)).not.toThrow();
});
