/** What the scripts say to somebody who gives them something that they can't use. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {chromium, expect} from 'playwright/test';
import {launchBrowser} from '../../../scripts/launch';
import {wordsOf} from '../../../scripts/run';
import {withVariables} from '../variables';

/** What a script says before it fails. */
function failureOf(args: string[], env: Record<string, string> = {}): string {
  const {status, stderr} = spawnSync('node', args, {env: {...process.env, ...env}, encoding: 'utf8'});
  expect(status).toBe(1);
  return stderr.trim();
}

for (const name of ['test', 'constructor', '']) {
  test(`builds.mjs knows no site "${name}", and says which it knows`, () => {
    expect(failureOf(['scripts/builds.mjs', name])).toBe(
      `There is no site "${name}" to build. Write "live" for the live site, or "tests" for the tests’ own.`,
    );
  });
}

test('screenshots are refused of a folder that nothing is built from', () => {
  expect(failureOf(['--import', 'tsx', 'scripts/screenshots.ts'], {CONTENT: 'tests/elsewhere'})).toBe(
    'CONTENT is "tests/elsewhere", which has no build to show. Write tests/site for the tests’ own site, or leave it out for the live one.',
  );
});

test('an error is printed with the place where it happened only if that helps, for a mistake of the program', () => {
  expect(wordsOf(new Error('There is no such page.'))).toBe('There is no such page.');
  expect(wordsOf(new TypeError('page is undefined'))).toMatch(/^TypeError: page is undefined\n\s+at /);
});

test('without a base address, or with an empty one, a build is served at the root', async () => {
  const child = spawn('node', ['--import', 'tsx', 'scripts/serve.ts', '--dir', 'static', '--port', '0'], {
    env: {...process.env, BASE_URL: ''},
  });
  try {
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toMatch(/^Serving static as GitHub Pages does: http:\/\/localhost:\d+\/\n$/);
  } finally {
    child.kill();
  }
});

test('a browser that doesn’t start says why, and isn’t taken for one that is missing', async () => {
  const failure = await withVariables({CHROMIUM_PATH: process.execPath}, launchBrowser).catch(String);
  expect(failure).toMatch(/^Error: The browser didn’t start: /);
});

test('a browser that Playwright has installed by half doesn’t count', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const [, revision] = /[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const shell = path.join(folder, `chromium_headless_shell-${revision}`);
  // On an image of GitHub's, none of the system's counts.
  const env = {...process.env, PLAYWRIGHT_BROWSERS_PATH: folder, ImageOS: 'ubuntu24', CHROMIUM_PATH: ''};
  const code = "import('./scripts/browsers.mjs').then(({isShellThere}) => console.log(isShellThere()))";
  const isThere = () => spawnSync('node', ['-e', code], {env, encoding: 'utf8'}).stdout.trim();
  mkdirSync(shell);
  expect(isThere()).toBe('false');
  writeFileSync(path.join(shell, 'INSTALLATION_COMPLETE'), '');
  expect(isThere()).toBe('true');
});
