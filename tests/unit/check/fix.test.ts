/** `--fix` on a whole file: what stands on the disk afterwards, how each change is told, and which of overlapping edits is made. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {applied, fixSite} from '../../../scripts/check/fix';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n';
const COMPONENT =
  'export function Thing({label, count, main, size}: {label: string; count?: number; main?: boolean; size?: 2 | 3}) {\n  return [label, count, main, size];\n}\n';
const IMPORT = `${TOP}\nimport {Thing} from '@site/src/components';\n\n# A page\n\n`;

let siteDir = '';

test.beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'fix-'));
  mkdirSync(path.join(siteDir, 'src/components'), {recursive: true});
  writeFileSync(path.join(siteDir, 'src/components/index.ts'), COMPONENT);
  mkdirSync(path.join(siteDir, 'pages'));
});

test.afterAll(() => rmSync(siteDir, {recursive: true}));

/** The page after all mending, and what is said of each change. */
function fixed(text: string): {text: string; changes: string[]} {
  const file = path.join(siteDir, 'pages/a.mdx');
  writeFileSync(file, text);
  const changes = fixSite(siteDir);
  return {text: readFileSync(file, 'utf8'), changes};
}

for (const [what, before, after, changes] of [
  ['a page with nothing to mend', `${TOP}\n# A page`, `${TOP}\n# A page`, []],
  [
    'prices and hours',
    `${TOP}\nA UGX20000 desk, 20.000UGX a day, from 8am to 5.30 p.m. daily.`,
    `${TOP}\nA UGX 20,000 desk, UGX 20,000 a day, from 8:00 AM to 5:30 PM daily.`,
    [
      'pages/a.mdx:6\n  - UGX20000\n  + UGX 20,000',
      'pages/a.mdx:6\n  - 20.000UGX\n  + UGX 20,000',
      'pages/a.mdx:6\n  - 8am\n  + 8:00 AM',
      'pages/a.mdx:6\n  - 5.30 p.m.\n  + 5:30 PM',
    ],
  ],
  ['an amount that could be two numbers', `${TOP}\nAt table 5 200 UGX.`, `${TOP}\nAt table 5 200 UGX.`, []],
  [
    'lines at the top with a colon in their text',
    `---\ntitle: Give: and look back\ndescription: What "this": says \\ means\n---\n`,
    `---\ntitle: "Give: and look back"\ndescription: "What \\"this\\": says \\\\ means"\n---\n`,
    [
      'pages/a.mdx:2\n  - title: Give: and look back\n  + title: "Give: and look back"',
      'pages/a.mdx:3\n  - description: What "this": says \\ means\n  + description: "What \\"this\\": says \\\\ means"',
    ],
  ],
  [
    'lines at the top that a person has to mend',
    `---\ntitle: @home\ntitle: b: c\ndescription:\n---\n`,
    `---\ntitle: @home\ntitle: b: c\ndescription:\n---\n`,
    [],
  ],
  [
    'settings that say the same in another form',
    `${IMPORT}<Thing label={2} count="1,500" main="true" size="3" />\n`,
    `${IMPORT}<Thing label="2" count="1,500" main size={3} />\n`,
    [
      'pages/a.mdx:10\n  - label={2}\n  + label="2"',
      'pages/a.mdx:10\n  - main="true"\n  + main',
      'pages/a.mdx:10\n  - size="3"\n  + size={3}',
    ],
  ],
  [
    'a note over several lines, with Windows line ends and a byte-order mark',
    `\uFEFF${TOP}\n<!-- one\ntwo -->\n`.replaceAll('\n', '\r\n'),
    `\uFEFF${TOP}\n{/* one\ntwo */}\n`.replaceAll('\n', '\r\n'),
    ['pages/a.mdx:6\n  - <!-- one\n    two -->\n  + {/* one\n    two */}'],
  ],
] as const) {
  test(what, () => {
    expect(fixed(before)).toEqual({text: after, changes});
  });
}

test('what one mending uncovers is mended too', () => {
  const {text, changes} = fixed(`${TOP}\n<div title=“a”>8am<br></div>\n`);
  expect(text).toBe(`${TOP}\n<div title="a">8:00 AM<br /></div>\n`);
  expect(changes.length).toBeGreaterThan(1);
});

test('of edits that overlap the first is made, and what only touches it is made as well', () => {
  const edit = (start: number, end: number) => ({start, end, text: `[${start}]`});
  expect(applied('0123456789', [edit(5, 6), edit(0, 4), edit(4, 5)])).toBe('[0][4][5]6789');
  expect(applied('0123456789', [edit(1, 8), edit(2, 3), edit(5, 6), edit(8, 9)])).toBe('0[1][8]9');
  expect(applied('0123456789', [edit(3, 5), edit(3, 3)])).toBe('012[3][3]56789');
});
