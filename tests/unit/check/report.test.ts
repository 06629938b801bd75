/** What the terminal, the lines of a pull request and its summary say of the same mistakes. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {type Mistake, plainError, tell} from '../../../scripts/check/mistake';
import {report} from '../../../scripts/check/report';

const plain: Mistake = {file: 'pages/b.mdx', line: 2, column: 1, message: 'Take it out.'};
const full: Mistake = {
  file: 'pages/a, b: 50%.mdx',
  line: 7,
  column: 3,
  message: '<br> is 50% wrong.',
  write: '<br />\n%name%',
  topic: 'line-breaks',
  excerpt: 'A <br> here\t.',
  length: 4,
};

const FULL_TOLD = `pages/a, b: 50%.mdx:7:3
  | A <br> here .
  |   ^^^^
  <br> is 50% wrong.
  Write instead:
    <br />
    %name%
  More: handbook/messages.md#line-breaks`;

/** What is printed, and what is added to GitHub's summary. */
function reported(mistakes: Mistake[], environment: NodeJS.ProcessEnv = {}): {out: string; summary: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const lines: string[] = [];
  const print = console.log;
  console.log = (line: string) => lines.push(line);
  try {
    const file = path.join(folder, 'summary.md');
    report(8, mistakes, {...environment, GITHUB_STEP_SUMMARY: file});
    return {out: lines.join('\n'), summary: readFileSync(file, 'utf8')};
  } finally {
    console.log = print;
    rmSync(folder, {recursive: true});
  }
}

test('that all is well is one line, and a summary', () => {
  expect(reported([])).toEqual({
    out: 'All is well: 8 pages and the records hold no mistake.',
    summary: '## All is well\n\nThe pages, the handbook and the records can be published.\n',
  });
});

test('one mistake is told and counted, away from GitHub with no instruction to it', () => {
  expect(reported([plain])).toEqual({
    out: 'pages/b.mdx:2:1\n  Take it out.\n\n1 place needs mending.',
    summary: '## 1 place needs mending before this can be published\n\n- **pages/b.mdx, line 2:** Take it out.\n',
  });
});

test('GitHub is told the line of each, and its summary shows signs as signs', () => {
  const {out, summary} = reported([full, plain], {GITHUB_ACTIONS: 'true'});
  expect(out.split('\n').slice(-3)).toEqual([
    '2 places need mending.',
    '::error file=pages/a%2C b%3A 50%25.mdx,line=7,col=3,title=To mend::<br> is 50%25 wrong.%0AWrite instead:%0A<br />%0A%25name%25%0AMore: handbook/messages.md#line-breaks',
    '::error file=pages/b.mdx,line=2,col=1,title=To mend::Take it out.',
  ]);
  expect(summary).toBe(`## 2 places need mending before this can be published

- **pages/a, b: 50%.mdx, line 7:** \\<br\\> is 50% wrong.

  Write instead:

  \`\`\`
  <br />
  %name%
  \`\`\`

- **pages/b.mdx, line 2:** Take it out.
`);
});

test('without a summary to write to, nothing is written', () => {
  const print = console.log;
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);
  report(1, [], {});
  console.log = print;
  expect(lines).toHaveLength(1);
});

test('mistakes stand in the order of files, lines and columns, with the place marked', () => {
  const at = (file: string, line: number, column: number) => ({file, line, column, message: 'x'});
  const places = [at('c', 1, 1), at('a', 10, 1), at('a', 9, 5), at('b', 1, 1), at('a', 9, 12), at('a', 9, 4)];
  expect(tell(places).match(/^\w:.*$/gm)).toEqual(['a:9:4', 'a:9:5', 'a:9:12', 'a:10:1', 'b:1:1', 'c:1:1']);
  expect(tell([plain, full])).toBe(`${FULL_TOLD}\n\npages/b.mdx:2:1\n  Take it out.`);
});

for (const [what, excerpt, column, length, told] of [
  ['an empty line', '  ', 1, 1, ''],
  ['a place within a window', 'a'.repeat(150), 70, 3, `  | ${'a'.repeat(100)}\n  | ${' '.repeat(69)}^^^\n`],
  [
    'a place beyond it',
    `${'a'.repeat(70)}${'b'.repeat(80)}`,
    71,
    3,
    `  | … ${'a'.repeat(39)}${'b'.repeat(61)}\n  | ${' '.repeat(41)}^^^\n`,
  ],
  ['a place that goes on beyond the line', 'abc', 2, 50, '  | abc\n  |  ^^\n'],
  ['a place at the end of the line', 'abc', 4, 1, '  | abc\n  |    ^\n'],
] as const) {
  test(`${what} is shown in the width of a window`, () => {
    expect(tell([{...plain, excerpt, column, length}])).toBe(`pages/b.mdx:2:${column}\n${told}  Take it out.`);
  });
}

test('an error for people does not say where in the program it was thrown', () => {
  expect(plainError('Mend this.').stack).toBe('Mend this.');
});
