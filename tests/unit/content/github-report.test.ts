/** What the terminal, the lines of a pull request and its summary say about the same problems. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {annotationOf, editorOf, summary} from '../../../scripts/check/github';
import {type Diagnostic, format, formatAll, plainError} from '../../../src/content/checker/diagnostic';

const plain: Diagnostic = {
  rule: 'x',
  severity: 'warning',
  file: 'pages/b.mdx',
  start: {line: 2, column: 1, offset: 10},
  end: {line: 3, column: 4, offset: 30},
  message: 'Delete this.',
  excerpt: '',
};
const full: Diagnostic = {
  rule: 'void-element',
  severity: 'error',
  file: 'pages/a, b: 50%.mdx',
  start: {line: 7, column: 3, offset: 70},
  end: {line: 7, column: 7, offset: 74},
  message: '<br> is 50% wrong.',
  remedy: {certainty: 'safe', edits: [], suggestion: {line: 7, endLine: 8, text: 'A <br />\n%name%'}},
  help: 'line-breaks',
  excerpt: 'A <br> here\t.',
};

const FULL = `pages/a, b: 50%.mdx:7:3 error
  | A <br> here .
  |   ^^^^
  <br> is 50% wrong.
  Write instead:
    A <br />
    %name%
  More: handbook/messages.md#line-breaks`;

test('GitHub is given the lines and columns of each, and the lines to write', () => {
  expect(annotationOf(full)).toBe(
    '::error file=pages/a%2C b%3A 50%25.mdx,line=7,endLine=7,col=3,endColumn=7,title=Problem::<br> is 50%25 wrong.%0AWrite instead:%0AA <br />%0A%25name%25%0AMore: handbook/messages.md#line-breaks',
  );
  expect(annotationOf(plain)).toBe('::warning file=pages/b.mdx,line=2,endLine=3,col=1,title=Warning::Delete this.');
});

const elsewhere: Diagnostic = {
  ...full,
  remedy: {certainty: 'safe', edits: [], suggestion: {line: 2, endLine: 2, text: '```'}},
};

test('the summary shows signs as signs, and says which line to write when it is another', () => {
  expect(summary([elsewhere, plain])).toBe(`## 1 problem to fix before this can be published

- **pages/a, b: 50%.mdx, line 7:** \\<br\\> is 50% wrong.

  Write instead in line 2:

  \`\`\`\`
  \`\`\`
  \`\`\`\`

- **pages/b.mdx, line 2 (stops nothing):** Delete this.
`);
  expect(format(elsewhere)).toContain('  Write instead in line 2:\n    ```');
});

test('the summary of warnings alone says that they stop nothing', () => {
  expect(summary([plain])).toMatch(/^## No problems that stop anything\n/);
});

for (const [what, diagnostics] of [
  ['without problems', []],
  ['with problems', [plain, full]],
] as const) {
  test(`the summary of a pull request ${what} ends with the way to it in the editor`, () => {
    const editor = 'https://site.example/staff/editor?proposal=12';
    const link = `\n[See this proposal in the editor](${editor})\n`;
    expect(summary([...diagnostics], editor)).toBe(`${summary([...diagnostics])}${link}`);
  });
}

for (const [what, variables, address] of [
  ['a project', {}, 'https://organisation.github.io/Website/staff/editor?proposal=12'],
  [
    'the organisation',
    {GITHUB_REPOSITORY: 'Organisation/organisation.github.io'},
    'https://organisation.github.io/staff/editor?proposal=12',
  ],
  ['a branch, which is no proposal', {GITHUB_REF: 'refs/heads/main'}, undefined],
  ['a machine that isn’t GitHub’s', {GITHUB_REPOSITORY: undefined, GITHUB_REF: undefined}, undefined],
] as const) {
  test(`where the editor shows a pull request of ${what}`, () => {
    const run = {GITHUB_REPOSITORY: 'Organisation/Website', GITHUB_REF: 'refs/pull/12/merge', ...variables};
    expect(editorOf(run as NodeJS.ProcessEnv)).toBe(address);
  });
}

test('problems are in the order of files, lines and columns, with the place marked', () => {
  const at = (file: string, line: number, column: number) => ({
    ...plain,
    file,
    start: {line, column, offset: line * 100 + column},
  });
  const places = [at('c', 1, 1), at('a', 10, 1), at('a', 9, 5), at('b', 1, 1), at('a', 9, 12), at('a', 9, 4)];
  expect(formatAll(places).match(/^\w:[\d:]+/gm)).toEqual(['a:9:4', 'a:9:5', 'a:9:12', 'a:10:1', 'b:1:1', 'c:1:1']);
  expect(formatAll([plain, full])).toBe(`${FULL}\n\npages/b.mdx:2:1 warning\n  Delete this.`);
});

for (const [what, excerpt, column, endColumn, shown] of [
  ['an empty line', '  ', 1, 2, ''],
  ['a place within a terminal', 'a'.repeat(150), 70, 73, `  | ${'a'.repeat(100)}\n  | ${' '.repeat(69)}^^^\n`],
  [
    'a place beyond it',
    `${'a'.repeat(70)}${'b'.repeat(80)}`,
    71,
    74,
    `  | … ${'a'.repeat(39)}${'b'.repeat(61)}\n  | ${' '.repeat(41)}^^^\n`,
  ],
  ['a place that goes on beyond the line', 'abc', 2, 52, '  | abc\n  |  ^^\n'],
  ['a place at the end of the line', 'abc', 4, 5, '  | abc\n  |    ^\n'],
] as const) {
  test(`${what} is shown in the width of a terminal`, () => {
    const at = (place: number) => ({line: 2, column: place, offset: place});
    const shownOf = format({...plain, excerpt, start: at(column), end: at(endColumn)});
    expect(shownOf).toBe(`pages/b.mdx:2:${column} warning\n${shown}  Delete this.`);
  });
}

test('an error for people doesn’t say where in the program it was thrown', () => {
  expect(plainError('Fix this.').stack).toBe('Fix this.');
});
