/** `npm run check`: what it prints in a terminal and for GitHub. */
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkCommand} from '../../../scripts/check';
import {annotationOf, editorOf, summary} from '../../../scripts/check/github';
import {type Diagnostic, formatAll} from '../../../src/content/diagnostic';
import {type Changes, siteDir, siteForTests} from '../../site';
import {withVariables} from '../variables';

const site = siteForTests();
const NO_GITHUB = {
  GITHUB_ACTIONS: '',
  GITHUB_STEP_SUMMARY: '',
  GITHUB_REPOSITORY: '',
  GITHUB_HEAD_REF: '',
  CONTENT: '',
};

/** Calls the command, which is faster than starting it as a program. */
const check = (options: string[] = [], variables: Record<string, string> = {}) =>
  withVariables({...NO_GITHUB, ...variables}, () => {
    const lines: string[] = [];
    const status = checkCommand(['--dir', site.dir, ...options], (line) => lines.push(`${line}\n`));
    return {status, out: lines.join('')};
  });

/** Starts the command as a program. */
function start(variables: NodeJS.ProcessEnv = {}) {
  const {status, stdout} = spawnSync('node', ['--import', 'tsx', 'scripts/check/index.ts', '--dir', site.dir], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, ...NO_GITHUB, ...variables},
  });
  return {status, out: stdout};
}

const ABOUT = 'pages/about.mdx';
const HEADLINE = '# It began with students';
const ERROR: Changes = {[ABOUT]: [HEADLINE, `${HEADLINE} {a}`]};
const WARNING: Changes = {[ABOUT]: [HEADLINE, `${HEADLINE}\n\nCome at 8 am.`]};
const TWO_ERRORS: Changes = {...ERROR, 'records/hours.yml': ['opens: 8:00 AM', 'opens: 8am']};

const inSite = (file: string) => path.join(site.dir, file);
const textOf = (file: string) => readFileSync(inSite(file), 'utf8');
/** The number of the first line with this text. */
const lineOf = (file: string, text: string) => textOf(file).split(text)[0].split('\n').length;

test('the check says in one line that there are no problems', () => {
  const {status, out} = start();
  expect(out).toMatch(/^No problems in \d+ pages and the records\.\n$/);
  expect(status).toBe(0);
});

test('the check prints the problems of all files in order, counts them, and fails', async () => {
  await site.withChanges(TWO_ERRORS, async () => {
    const {status, out} = await check();
    expect(out.match(/^\S+:\d+:\d+ (error|warning)$/gm)).toEqual([
      `${ABOUT}:${lineOf(ABOUT, HEADLINE)}:26 error`,
      'records/hours.yml:4:12 error',
    ]);
    expect(out.trimEnd()).toMatch(/\n2 errors found\.$/);
    expect(status).toBe(1);
  });
});

test('the check succeeds with warnings, and says that the site can be published', async () => {
  await site.withChanges(WARNING, async () => {
    const {status, out} = await check();
    expect(out).toMatch(/^No errors in \d+ pages and the records\. 1 warning: this can be published\.$/m);
    expect(status).toBe(0);
  });
});

test('the check shows GitHub each problem at its line and in the summary', async (t) => {
  const summaryFile = inSite('summary.md');
  t.after(() => rmSync(summaryFile));
  await site.withChanges(TWO_ERRORS, () => {
    const {status, out} = start({GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summaryFile});
    const line = lineOf(ABOUT, HEADLINE);
    expect(status).toBe(1);
    expect(out).toContain(`\n::error file=${ABOUT},line=${line},endLine=${line},col=26,endColumn=29,`);
    expect(out).toContain('\n::error file=records/hours.yml,line=4,endLine=4,col=12,');
    expect(readFileSync(summaryFile, 'utf8')).toContain(`**${ABOUT}, line ${line}:**`);
  });
});

test('the check reads the content in the folder that CONTENT names, and no other', async (t) => {
  t.after(() => rmSync(inSite('another'), {recursive: true}));
  for (const part of ['pages', 'records', 'pictures', 'static/files'])
    cpSync(inSite(part), inSite(`another/${part}`), {recursive: true});
  await site.withChanges(ERROR, async () => {
    expect((await check([], {CONTENT: 'another'})).out).toMatch(/^No problems in/);
    expect((await check()).out).toContain('1 error found.');
  });
});

const warning: Diagnostic = {
  rule: 'links',
  severity: 'warning',
  file: 'pages/b.mdx',
  start: {line: 2, column: 1, offset: 10},
  end: {line: 3, column: 4, offset: 30},
  message: 'Delete this.',
  excerpt: '',
};
const error: Diagnostic = {
  rule: 'headings',
  severity: 'error',
  file: 'pages/a, b: 50%.mdx',
  start: {line: 7, column: 3, offset: 70},
  end: {line: 7, column: 7, offset: 74},
  message: '<br> is 50% wrong.',
  excerpt: 'A <br> here\t.',
};

test('a problem in the terminal has its place, the marked text, the message and a link', () => {
  expect(formatAll([warning, error])).toBe(`pages/a, b: 50%.mdx:7:3 error
  | <br>
  <br> is 50% wrong.
  More: handbook/messages.md#headings

pages/b.mdx:2:1 warning
  Delete this.
  More: handbook/messages.md#links`);
});

test('problems are in the order of files, lines and columns', () => {
  const at = (file: string, line: number, column: number) => ({
    ...warning,
    file,
    start: {line, column, offset: line * 100 + column},
  });
  const places = [at('c', 1, 1), at('a', 10, 1), at('a', 9, 5), at('b', 1, 1), at('a', 9, 12)];
  expect(formatAll(places).match(/^\w:[\d:]+/gm)).toEqual(['a:9:5', 'a:9:12', 'a:10:1', 'b:1:1', 'c:1:1']);
});

test('an annotation on GitHub escapes the characters of GitHub’s commands', () => {
  expect(annotationOf(error)).toBe(
    '::error file=pages/a%2C b%3A 50%25.mdx,line=7,endLine=7,col=3,endColumn=7,title=Problem::<br> is 50%25 wrong.%0AMore: handbook/messages.md#headings',
  );
  expect(annotationOf(warning)).toBe(
    '::warning file=pages/b.mdx,line=2,endLine=3,col=1,title=Warning::Delete this.%0AMore: handbook/messages.md#links',
  );
});

test('the summary on GitHub escapes HTML, and links to the editor', () => {
  expect(
    summary([error, warning], 'https://site.example/staff/editor?proposal=12'),
  ).toBe(`## 1 problem to fix before this can be published

- **pages/a, b: 50%.mdx, line 7:** \\<br\\> is 50% wrong.
- **pages/b.mdx, line 2 (doesn’t block publishing):** Delete this.

[See this proposal in the editor](https://site.example/staff/editor?proposal=12)
`);
});

for (const [what, variables, address] of [
  ['of a project’s site', {}, 'https://organisation.github.io/Website/staff/editor?proposal=12'],
  [
    'of an organisation’s site',
    {GITHUB_REPOSITORY: 'Organisation/organisation.github.io'},
    'https://organisation.github.io/staff/editor?proposal=12',
  ],
  ['for a branch, which is no proposal', {GITHUB_REF: 'refs/heads/main'}, undefined],
] as const) {
  test(`the address in the editor of a run ${what} is ${address ?? 'unknown'}`, () => {
    const run = {GITHUB_REPOSITORY: 'Organisation/Website', GITHUB_REF: 'refs/pull/12/merge', ...variables};
    expect(editorOf(run as NodeJS.ProcessEnv)).toBe(address);
  });
}
