/** *Save*: the editor of `npm start` writes to the files, here to those of a copy of the test site. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {type AddressInfo, createServer} from 'node:net';
import path from 'node:path';
import {copyOfSite} from '../../site';
import {expect, test} from '../fixtures';

// Compiling the site for development is slow on a busy machine.
test.describe.configure({timeout: 240_000});
const START_TIMEOUT_MS = 200_000;

const ABOUT = 'pages/about.mdx';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

let site: string;
let server: ChildProcess;
let home: string;

test.beforeAll(async () => {
  site = copyOfSite();
  const port = await freePort();
  home = `http://localhost:${port}/`;
  // The copy has its content where the live site has it.
  const env = {...process.env, NODE_ENV: 'development', CONTENT: '', GITHUB_REPOSITORY: '', BASE_URL: '', PREVIEW: ''};
  const start = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)];
  server = spawn('node', start, {cwd: site, env, stdio: ['ignore', 'ignore', 'inherit']});
  const answers = async () => (await fetch(`${home}editor`).catch(() => undefined))?.ok ?? server.exitCode !== null;
  await expect.poll(answers, {timeout: START_TIMEOUT_MS, message: 'npm start answers'}).toBe(true);
  expect(server.exitCode).toBe(null);
});

test.afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
  rmSync(site, {recursive: true, force: true, maxRetries: 5});
});

test('Save writes a sentence to its file without a reload, and asks when the file has changed meanwhile', async ({
  page,
  expectErrors,
}) => {
  expectErrors(
    // While Docusaurus writes its data, the server may read half of it. It says so and reads it again.
    /^\[webpack-dev-server\]|reading 'createElement'/,
    // The check for old browsers is for prerendered pages, which these aren't.
    /^Encountered a script tag while rendering/,
    // The preview has no storage.
    /^Docusaurus browser storage is not available/,
    // The editor's own request, refused because the file has changed.
    /^Failed to load resource: .*409/,
  );
  const read = () => readFileSync(path.join(site, ABOUT), 'utf8');
  const text = page.getByRole('textbox', {name: 'Text', exact: true});
  const save = page.getByRole('button', {name: 'Save', exact: true});
  const preview = page.frameLocator('iframe[title="Preview"]').getByRole('main');
  const before = read();

  await page.goto(`${home}editor?file=${ABOUT}`);
  await preview.getByText('We work with youth').click({timeout: START_TIMEOUT_MS});
  await expect(text).toBeFocused();
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.keyboard.press('Home');
  await page.keyboard.insertText('Always: ');
  await save.click();
  await expect(page.getByText('No changes')).toBeVisible();
  const saved = before.replace('We work with', 'Always: We work with');
  expect(read()).toBe(saved);
  await expect(text).toBeFocused();

  await page.keyboard.insertText('now as then, ');
  const theirs = saved.replace('Always: ', 'Often: ');
  writeFileSync(path.join(site, ABOUT), theirs);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed the same lines');
  expect(read()).toBe(theirs);
  await page.getByRole('button', {name: 'Keep mine'}).click();
  await save.click();
  await expect(page.getByText('No changes')).toBeVisible();
  expect(read()).toBe(saved.replace('Always: ', 'Always: now as then, '));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
