/** That the lines which the check suggests make of a page exactly what its own `--fix` makes of it. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {toProblem} from '../../scripts/github/toProblem';

const TEXT = 'First line.\nSecond line.\nThird line.\nLast.';

for (const [what, start, end, text] of [
  ['a word', 0, 5, '1st'],
  ['the end of a line', 11, 11, ' More.'],
  ['several lines', 6, 30, 'x'],
  ['the end of the file', TEXT.length, TEXT.length, '\n'],
  ['a line that goes', 12, 25, ''],
  ['two lines that become one', 24, 25, ' '],
] as const) {
  test(`a suggestion for ${what}`, () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'problem-'));
    mkdirSync(path.join(dir, 'pages'));
    writeFileSync(path.join(dir, 'pages/a.mdx'), TEXT);
    const mistake = {file: 'pages/a.mdx', line: 1, column: 1, message: 'No.', fix: {start, end, text}};
    const {line = 0, endLine = 0, text: lines = ''} = toProblem(dir, mistake).suggestion ?? {};
    rmSync(dir, {recursive: true});
    const page = TEXT.split('\n');
    page.splice(line - 1, endLine - line + 1, ...lines.split('\n'));
    expect(lines).toBeTruthy();
    expect(page.join('\n')).toBe(TEXT.slice(0, start) + text + TEXT.slice(end));
  });
}
