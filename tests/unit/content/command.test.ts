/**
 * The command: what it prints, what it fixes, and what GitHub and other programs get. Two tests start it as a program; the
 * others call it, since a program takes a second to start.
 */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkCommand} from '../../../scripts/check/command';
import type {Diagnostic} from '../../../src/content/checker/diagnostic';
import {type Changes, siteDir, siteForTests} from '../../site';
import {withVariables} from '../variables';

const site = siteForTests();
/** As on somebody's own computer. */
const NO_GITHUB = {
  GITHUB_ACTIONS: '',
  GITHUB_STEP_SUMMARY: '',
  GITHUB_REPOSITORY: '',
  GITHUB_HEAD_REF: '',
  CONTENT: '',
};

const check = (options: string[] = [], env: Record<string, string> = {}) =>
  withVariables({...NO_GITHUB, ...env}, () => {
    const lines: string[] = [];
    const status = checkCommand(['--dir', site.dir, ...options], (line) => lines.push(`${line}\n`));
    return {status, out: lines.join('')};
  });

/** Starts the command as a program. */
function start(env: NodeJS.ProcessEnv = {}) {
  const {status, stdout} = spawnSync('node', ['scripts/check.mjs', '--dir', site.dir], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, ...NO_GITHUB, ...env},
  });
  return {status, out: stdout};
}

const inSite = (file: string) => path.join(site.dir, file);
const textOf = (file: string) => readFileSync(inSite(file), 'utf8');
/** The first line of a file that has these words. */
const lineOf = (file: string, words: string) =>
  textOf(file)
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;

const HEADLINE = '# It began with students';
const SLIP: Changes = {'pages/about.mdx': [HEADLINE, `${HEADLINE} {a}`]};

test('says in one line that there is nothing to fix', () => {
  const {status, out} = start();
  expect(out).toMatch(/^No problems in \d+ pages and the records\.\n$/);
  expect(status).toBe(0);
});

test('never runs an older bundle than its sources, and makes none twice', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const run = () => spawnSync('node', ['scripts/check.mjs'], {cwd: folder, encoding: 'utf8'}).stdout;
  const bundled = path.join(folder, 'node_modules/.cache/content/check.cjs');
  for (const part of ['scripts/check', 'src', 'node_modules']) mkdirSync(path.join(folder, part), {recursive: true});
  symlinkSync(path.join(siteDir, 'node_modules/esbuild'), path.join(folder, 'node_modules/esbuild'));
  cpSync(path.join(siteDir, 'scripts/check.mjs'), path.join(folder, 'scripts/check.mjs'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    path.join(folder, 'scripts/check/main.ts'),
    "import {words} from '../../src/words';\nconsole.log(words);\n",
  );
  writeFileSync(path.join(folder, 'src/words.ts'), "export const words = 'first';\n");
  expect(run()).toBe('first\n');
  const {mtimeMs} = statSync(bundled);
  expect(run()).toBe('first\n');
  expect(statSync(bundled).mtimeMs).toBe(mtimeMs);
  writeFileSync(path.join(folder, 'src/words.ts'), "export const words = 'second';\n");
  expect(run()).toBe('second\n');
  // As a program that unpacks or copies files puts them back: with the time that they had.
  writeFileSync(path.join(folder, 'src/words.ts'), "export const words = 'from before';\n");
  utimesSync(path.join(folder, 'src/words.ts'), 0, 0);
  expect(run()).toBe('from before\n');
  // Deleting this leaves the next older file of its name to be found, and touches no file but the folder.
  mkdirSync(path.join(folder, 'src/words'));
  writeFileSync(path.join(folder, 'src/words/index.ts'), "export const words = 'third';\n");
  expect(run(), 'a file goes before a folder of its name').toBe('from before\n');
  rmSync(path.join(folder, 'src/words.ts'));
  expect(run()).toBe('third\n');
});

test('an event that is over is reported, and stops nothing', async () => {
  await site.withChanges({'pages/about.mdx': ['date="2099-03-14"', 'date="2020-03-14"']}, async () => {
    const {status, out} = await check([], {GITHUB_ACTIONS: 'true'});
    expect(status).toBe(0);
    expect(out).toMatch(/^No problems in .*\n\nVisitors still see what is over/);
    const line = lineOf('pages/about.mdx', '2020-03-14');
    const words = 'It was on Saturday 14 March 2020. Delete it, give it a new date, or say how it went.';
    expect(out).toContain(`pages/about.mdx:${line}\n  Over: An open day. ${words}\n`);
    expect(out).toContain(`::warning file=pages/about.mdx,line=${line},title=Over%3A An open day::${words}\n`);
    expect(JSON.parse((await check(['--json'])).out)).toEqual([]);
  });
});

const TWO_SLIPS: Changes = {...SLIP, 'records/hours.yml': ['opens: 8:00 AM', 'opens: 8am']};

test('shows people the problems of all files, in order, and how many there are', async () => {
  await site.withChanges(TWO_SLIPS, async () => {
    const {status, out} = await check();
    const line = lineOf('pages/about.mdx', `${HEADLINE} {a}`);
    const places = out.match(/^\S+:\d+:\d+ (error|warning)$/gm);
    expect(places).toEqual([`pages/about.mdx:${line}:26 error`, 'records/hours.yml:4:12 error']);
    expect(out.trimEnd()).toMatch(/\n2 errors found\.$/);
    expect(status).toBe(1);
  });
});

test('shows GitHub each problem at its line, and in the summary', async (t) => {
  const summary = inSite('summary.md');
  t.after(() => rmSync(summary));
  await site.withChanges(TWO_SLIPS, () => {
    const {status, out} = start({GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary});
    const line = lineOf('pages/about.mdx', `${HEADLINE} {a}`);
    expect(status).toBe(1);
    expect(out).toContain(`\n::error file=pages/about.mdx,line=${line},endLine=${line},col=26,endColumn=29,`);
    expect(out).toContain('\n::error file=records/hours.yml,line=4,endLine=4,col=12,');
    expect(readFileSync(summary, 'utf8')).toContain(`**pages/about.mdx, line ${line}:**`);
  });
});

test('gives other programs JSON and nothing else, even on GitHub', async () => {
  await site.withChanges(TWO_SLIPS, async () => {
    const {status, out} = await check(['--json'], {GITHUB_ACTIONS: 'true'});
    const diagnostics = JSON.parse(out) as Diagnostic[];
    expect(diagnostics.map(({rule, severity, file}) => [rule, severity, file])).toEqual([
      ['expressions', 'error', 'pages/about.mdx'],
      ['record-value', 'error', 'records/hours.yml'],
    ]);
    expect(diagnostics[0].remedy?.suggestion.text).toBe(`${HEADLINE} \\{a\\}`);
    expect(status).toBe(1);
  });
});

test('warnings alone stop nothing, and it says so', async () => {
  await site.withChanges({'pages/about.mdx': [HEADLINE, `${HEADLINE}\n\nCome at 8 am.`]}, async () => {
    const {status, out} = await check();
    expect(status).toBe(0);
    expect(out).toMatch(/^pages\/about\.mdx:\d+:\d+ warning$/m);
    expect(out).toMatch(/^No errors in \d+ pages and the records\. 1 warning: this can be published\.$/m);
  });
});

test('shows 20 problems of a file, and counts all of them', async () => {
  const many: Changes = {'pages/about.mdx': [HEADLINE, `${HEADLINE}${'\n\nCome at 8am.'.repeat(25)}`]};
  await site.withChanges(many, async () => {
    const {out} = await check();
    expect(out).toContain('And 5 more in this file.');
    expect(out).toMatch(/\b25 warnings\b/);
  });
});

test('an error beside a warning stops, and both are counted', async () => {
  await site.withChanges({'pages/about.mdx': [HEADLINE, `${HEADLINE} {a}\n\nCome at 8 am.`]}, async () => {
    const {status, out} = await check();
    expect(status).toBe(1);
    expect(out.trimEnd()).toMatch(/\n1 error and 1 warning found\.$/);
  });
});

test('fixes what has one right fix, shows it, and keeps Windows line ends', async () => {
  await site.withChanges(SLIP, async () => {
    writeFileSync(inSite('pages/about.mdx'), `\uFEFF${textOf('pages/about.mdx')}`.replaceAll('\n', '\r\n'));
    const {status, out} = await check(['--fix']);
    expect(out).toContain(`\n  - ${HEADLINE} {a}\n  + ${HEADLINE} \\{a\\}\n`);
    expect(status).toBe(0);
    const fixed = textOf('pages/about.mdx');
    expect(fixed).toContain(`${HEADLINE} \\{a\\}\r\n`);
    expect(fixed.startsWith('\uFEFF---\r\n')).toBe(true);
    expect(fixed).not.toMatch(/[^\r]\n/);
  });
});

test('leaves a file that isn’t UTF-8 as it is, since writing it would lose what can’t be read', async () => {
  await site.withChanges({'pages/about.mdx': [HEADLINE, `${HEADLINE} of %Name%`]}, async () => {
    const bytes = Buffer.concat([readFileSync(inSite('pages/about.mdx')), Buffer.from('A caf\xe9.\n', 'latin1')]);
    writeFileSync(inSite('pages/about.mdx'), bytes);
    const {status, out} = await check(['--fix']);
    expect(status).toBe(1);
    expect(out).toContain('Save this file as UTF-8');
    expect(readFileSync(inSite('pages/about.mdx')).equals(bytes)).toBe(true);
  });
});

test('without --fix it changes nothing', async () => {
  await site.withChanges(SLIP, async () => {
    await check();
    expect(textOf('pages/about.mdx')).toContain(`${HEADLINE} {a}\n`);
  });
});

test('checks and fixes the content of the folder that CONTENT names, and no other', async (t) => {
  t.after(() => rmSync(inSite('another'), {recursive: true}));
  for (const part of ['pages', 'records', 'pictures', 'static/files'])
    cpSync(inSite(part), inSite(`another/${part}`), {recursive: true});
  await site.withChanges({...SLIP, 'another/pages/about.mdx': [HEADLINE, `${HEADLINE} {b}`]}, async () => {
    const {out} = await check(['--fix'], {CONTENT: 'another'});
    expect(out).toContain(`  + ${HEADLINE} \\{b\\}\n`);
    expect(out).toMatch(/^No problems in \d+ pages and the records\.$/m);
    expect(textOf('another/pages/about.mdx')).toContain(`${HEADLINE} \\{b\\}\n`);
    expect(textOf('pages/about.mdx')).toContain(`${HEADLINE} {a}\n`);
  });
});

test('lists what is to be confirmed, with the way to each line', async () => {
  const {status, out} = await check(['--ledger'], {
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_REF_NAME: 'main',
    GITHUB_HEAD_REF: '',
  });
  expect(status).toBe(0);
  expect(out).toContain(
    '  The organisation’s name\n    This is a working name. The real name has not been given to us.\n',
  );
  expect(out).toContain('  Button "Learn More"\n    It goes nowhere yet. Write its address after the colon.\n');
  const line = lineOf('pages/contact.mdx', '<Slot ');
  expect(out).toContain(
    `  pages/contact.mdx:${line}  To fill in: link for LinkedIn\n    It was not given to us. It belongs in records/organisation.yml.\n    https://github.com/a/b/edit/main/pages/contact.mdx#L${line}\n`,
  );
  expect(out.trimEnd()).toMatch(/\n\d+ things are open\.$/);
});
