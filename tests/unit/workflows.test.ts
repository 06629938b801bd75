/** What GitHub runs for us: that each workflow can be read, holds its rights back, and runs nothing that it did not pin. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'playwright/test';

/** How each rule of the linter is broken: what it is, what to replace by what, and a part of the message. */
const SLIPS = [
  ['a slip', 'timeout-minutes: 30', 'timeout-minute: 30', 'timeout-minute'],
  ['an action that is not pinned', /checkout@.*/, 'checkout@v7', 'pinned by its full commit'],
  ['rights for everything', 'permissions: {}', 'permissions: write-all', 'starts with no rights'],
  ['rights for strangers', '  pull_request:', '  pull_request_target:', 'Use pull_request'],
  ['a package that npx would fetch', 'npx --no biome', 'npx biome', 'Write "npx --no"'],
  ['a writer that checks out the proposal', /ref: .*base\.sha.*/, 'ref: main', 'so it checks out main'],
  ['a writer that does not wait its turn', 'queue: max', 'queue: single', 'waits its turn'],
  ['a writer that runs packages', 'run: mkdir nothing', 'run: npm ci', 'installs and runs no packages'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how a workflow writes it.
  ['a script that a title can change', 'run: npm ci', 'run: echo ${{ github.head_ref }}', 'Hand it over'],
] as const;

test.describe('the workflows', () => {
  // One run of the linter reads them all: starting it takes longer than its work.
  test.describe.configure({mode: 'default'});
  let folder = '';
  const source = readFileSync('.github/workflows/pull-request.yml', 'utf8');
  const fileOf = (what: string) => path.join(folder, `${what.replaceAll(' ', '-')}.yml`);
  const lint = (...files: string[]) =>
    spawnSync('npx', ['tsx', 'scripts/lintWorkflows.mts', ...files], {encoding: 'utf8'});
  let found: string[] = [];

  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'workflows-'));
    for (const [what, from, to] of SLIPS) writeFileSync(fileOf(what), source.replace(from, to));
    const {stderr, status} = lint(...SLIPS.map(([what]) => fileOf(what)));
    expect(status).toBe(1);
    found = stderr.split('\n');
  });

  test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('are in order', () => {
    const {stderr, status} = lint();
    expect(status, stderr).toBe(0);
  });

  for (const [what, from, to, message] of SLIPS) {
    test(`${what} is found`, () => {
      expect(source.replace(from, to)).not.toBe(source);
      const problems = found.filter((line) => line.startsWith(fileOf(what)));
      expect(problems.join('\n')).toContain(message);
    });
  }
});

test('every name in the list of tests of content is the name of a test', () => {
  const [, names = ''] = /OF_CONTENT =\s+'([^']+)'/.exec(readFileSync('scripts/test.mjs', 'utf8')) ?? [];
  const files = ['tests/unit', 'tests/browser'].flatMap((folder) => readdirSync(folder));
  const missing = names
    .split(' ')
    .filter((name) => !files.some((file) => file.includes(name) && file.includes('.test.')));
  expect(missing).toEqual([]);
});

test('the check needs nothing but what `npm ci --omit=dev` installs', async () => {
  const {metafile} = await build({
    entryPoints: ['scripts/check.ts'],
    bundle: true,
    platform: 'node',
    external: ['source-map-support'], // TypeScript does without it.
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, {dev?: true}>};
  const needed = Object.keys(metafile.inputs).map((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  const folders = [...new Set(needed), 'node_modules/tsx'].filter((folder) => folder !== undefined);
  expect(folders.length).toBeGreaterThan(20);
  const missing = folders.filter((folder) => packages[folder]?.dev !== undefined || !packages[folder]);
  expect(missing, 'Move these from devDependencies to dependencies in package.json').toEqual([]);
});
