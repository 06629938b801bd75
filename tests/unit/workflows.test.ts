/** What GitHub runs for us: that each workflow can be read, holds its rights back, and runs nothing that it did not pin. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';

test.describe('the workflows', () => {
  const lint = (...files: string[]) =>
    spawnSync('npx', ['tsx', 'scripts/lintWorkflows.mts', ...files], {encoding: 'utf8'});

  test('are in order', () => {
    const {stderr, status} = lint();
    expect(status, stderr).toBe(0);
  });

  for (const [what, from, to, message] of [
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
  ] as const) {
    test(`${what} is found`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
      const file = path.join(folder, 'pull-request.yml');
      const source = readFileSync('.github/workflows/pull-request.yml', 'utf8');
      expect(source.replace(from, to)).not.toBe(source);
      writeFileSync(file, source.replace(from, to));
      const {stderr, status} = lint(file);
      rmSync(folder, {recursive: true});
      expect(stderr).toContain(message);
      expect(status).toBe(1);
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
