/** The command: what it prints, what it mends, and what it tells GitHub. */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {givenSite} from '../givenSite';
import {siteDir} from './compile';

const site = givenSite();

function check(options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const args = [path.join(siteDir, 'node_modules/tsx/dist/cli.mjs'), path.join(siteDir, 'scripts/check.ts')];
  const result = spawnSync('node', [...args, '--dir', site.dir, ...options], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', GITHUB_REPOSITORY: '', ...env},
  });
  return {status: result.status, out: result.stdout, err: result.stderr};
}

/** Changes a file for as long as `during` runs. */
function spoil(file: string, change: (text: string) => string, during: (file: string) => void): void {
  const place = path.join(site.dir, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  try {
    during(place);
  } finally {
    writeFileSync(place, before);
  }
}

test('says in one line that all is well', () => {
  const {status, out} = check();
  expect(out).toMatch(/^All is well: \d+ pages and the records hold no mistake\.\n$/);
  expect(status).toBe(0);
});

test('tells the mistakes of all files, in order, and GitHub their lines', () => {
  spoil(
    'pages/programs.mdx',
    (text) => text.replace('Once a year,', 'Once {a} year,<br>'),
    () => {
      spoil(
        'records/hours.yml',
        (text) => text.replace('opens: 8:00 AM', 'opens: 8am'),
        () => {
          const summary = path.join(site.dir, 'summary.md');
          const {status, out} = check([], {GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary});
          expect(status).toBe(1);
          const places = out.match(/^(pages|records)\/\S+/gm) ?? [];
          expect(places).toEqual(['pages/programs.mdx:120:6', 'pages/programs.mdx:120:15', 'records/hours.yml:3:3']);
          expect(out).toContain('::error file=pages/programs.mdx,line=120,col=6,title=To mend::Braces');
          expect(readFileSync(summary, 'utf8')).toContain('**pages/programs.mdx, line 120:**');
        },
      );
    },
  );
});

test('mends what has one right mending, shows it, and keeps Windows line ends', () => {
  const change = (text: string) => `\uFEFF${text.replace('Once a year,', 'Once a year,<br>')}`.replaceAll('\n', '\r\n');
  spoil('pages/programs.mdx', change, (place) => {
    const {status, out} = check(['--fix']);
    expect(out).toContain('pages/programs.mdx:120\n  - <br>\n  + <br />');
    expect(status).toBe(0);
    const mended = readFileSync(place, 'utf8');
    expect(mended).toContain('Once a year,<br /> 500-1000');
    expect(mended.startsWith('\uFEFF---\r\n')).toBe(true);
    expect(mended).not.toMatch(/[^\r]\n/);
  });
});

test('lists what is to be confirmed, with the way to each line', () => {
  const {status, out} = check(['--ledger'], {GITHUB_REPOSITORY: 'a/b', GITHUB_REF_NAME: 'main', GITHUB_HEAD_REF: ''});
  expect(status).toBe(0);
  expect(out).toContain('The figure "students-on-impact-cards"');
  expect(out).toContain('is a working name.');
  expect(out).toContain('Button "Apply Now"');
  expect(out).toContain('To fill in: telephone number');
  expect(out).toMatch(/https:\/\/github\.com\/a\/b\/edit\/main\/pages\/programs\.mdx#L\d+/);
});
