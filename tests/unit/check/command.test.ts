/** The command: what it prints, what it fixes, and what it tells GitHub and other programs. */
import {spawnSync} from 'node:child_process';
import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Diagnostic} from '../../../src/content';
import {siteForTests} from '../../site';
import {siteDir} from './fixture';

const site = siteForTests();

function check(options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const args = [path.join(siteDir, 'scripts/check.mjs'), '--dir', site.dir, ...options];
  const result = spawnSync('node', args, {
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
  expect(change(before)).not.toBe(before);
  writeFileSync(place, change(before));
  try {
    during(place);
  } finally {
    writeFileSync(place, before);
  }
}

const slip = (text: string) => text.replace(/^# .*$/m, (line) => `${line} {a}`);

test('says in one line that there is nothing to fix', () => {
  const {status, out} = check();
  expect(out).toMatch(/^No problems in \d+ pages and the records\.\n$/);
  expect(status).toBe(0);
});

test('never runs an older bundle than its sources', () => {
  const bundledAt = () => statSync(path.join(siteDir, 'node_modules/.cache/content/check.cjs')).mtimeMs;
  check();
  const before = bundledAt();
  utimesSync(path.join(siteDir, 'src/environment.ts'), new Date(), new Date());
  check();
  expect(bundledAt()).toBeGreaterThan(before);
});

test('an event that is over is told, and stops nothing', () => {
  const add = (text: string) =>
    text
      .replace('import {', 'import {Event, ')
      .replace(/^# .*$/m, '$&\n\n<Event title="A past day" date="2020-12-05" />');
  spoil('pages/about.mdx', add, () => {
    const {status, out} = check([], {GITHUB_ACTIONS: 'true'});
    expect(status).toBe(0);
    expect(out).toMatch(/^No problems in .*\n\nVisitors still see what is over/);
    expect(out).toMatch(/^pages\/about\.mdx:\d+\n {2}Over: A past day\. It was on Saturday 5 December 2020\./m);
    expect(out).toMatch(/^::warning file=pages\/about\.mdx,line=\d+,title=Over%3A A past day::It was on/m);
    expect(JSON.parse(check(['--json']).out)).toEqual([]);
  });
});

test('tells the problems of all files, in order, to people, programs and GitHub', () => {
  spoil('pages/about.mdx', slip, (place) => {
    const line =
      readFileSync(place, 'utf8')
        .split('\n')
        .findIndex((text) => text.startsWith('# ')) + 1;
    spoil(
      'records/hours.yml',
      (text) => text.replace('opens: 8:00 AM', 'opens: 8am'),
      () => {
        const summary = path.join(site.dir, 'summary.md');
        const {status, out} = check([], {GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary});
        expect(status).toBe(1);
        const places = [...out.matchAll(/^((?:pages|records)\/[^:]+:\d+):\d+ error$/gm)].map(([, where]) => where);
        expect(places).toEqual([`pages/about.mdx:${line}`, expect.stringMatching(/^records\/hours/)]);
        expect(out).toMatch(
          new RegExp(`^::error file=pages/about.mdx,line=${line},endLine=${line},col=\\d+,endColumn=`, 'm'),
        );
        expect(readFileSync(summary, 'utf8')).toContain(`**pages/about.mdx, line ${line}:**`);
        const found = JSON.parse(check(['--json']).out) as Diagnostic[];
        expect(found.map(({rule, severity, file}) => [rule, severity, file])[0]).toEqual([
          'expressions',
          'error',
          'pages/about.mdx',
        ]);
        expect(found[0].suggestion?.line).toBe(line);
      },
    );
  });
});

test('warnings alone stop nothing, and it says so', () => {
  const add = (text: string) => text.replace(/^# .*$/m, '$&\n\nCome at 8 am.');
  spoil('pages/about.mdx', add, () => {
    const {status, out} = check();
    expect(status).toBe(0);
    expect(out).toMatch(/^pages\/about\.mdx:\d+:\d+ warning$/m);
    expect(out).toMatch(/^No errors in \d+ pages and the records\. 1 warning: this can be published\.$/m);
  });
});

test('fixes what has one right fix, shows it, and keeps Windows line ends', () => {
  const change = (text: string) => `\uFEFF${slip(text)}`.replaceAll('\n', '\r\n');
  spoil('pages/about.mdx', change, (place) => {
    const {status, out} = check(['--fix']);
    expect(out).toMatch(/^pages\/about\.mdx:\d+\n {2}- # .* \{a\}\n {2}\+ # .* \\\{a\\\}$/m);
    expect(status).toBe(0);
    const fixed = readFileSync(place, 'utf8');
    expect(fixed).toContain(' \\{a\\}\r\n');
    expect(fixed.startsWith('\uFEFF---\r\n')).toBe(true);
    expect(fixed).not.toMatch(/[^\r]\n/);
  });
});

test('lists what is to be confirmed, with the way to each line', () => {
  const {status, out} = check(['--ledger'], {GITHUB_REPOSITORY: 'a/b', GITHUB_REF_NAME: 'main', GITHUB_HEAD_REF: ''});
  expect(status).toBe(0);
  expect(out).toContain('The organisation’s name');
  expect(out).toContain('Button "');
  expect(out).toContain('To fill in: ');
  expect(out).toMatch(/https:\/\/github\.com\/a\/b\/edit\/main\/pages\/\w+\.mdx#L\d+/);
});
