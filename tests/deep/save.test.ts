/** *Save*: the editor of `npm start` writes to the files, in a copy of the site that is really served. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright/test';
import {expect, test} from '../browser/fixtures';
import {freePort} from '../freePort';
import {copyOfSite} from '../site';

/** What `npm start` writes into the console by itself. */
const EXPECTED = [
  // On a busy machine the server may read data while Docusaurus writes them. It says so, and reads them again at once.
  /^\[webpack-dev-server\]|reading 'createElement'/,
  // The script that asks whether the browser is new enough is for pages that are drawn ahead, which these aren't.
  /^Encountered a script tag while rendering/,
  // The preview's frame has no storage, on purpose.
  /^Docusaurus browser storage is not available/,
];

test.describe.configure({mode: 'serial', timeout: 180_000});
test.beforeEach(({expectErrors}) => expectErrors(...EXPECTED));

let site: string;
let server: ChildProcess;
let home: string;

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const text = (page: Page) => page.getByRole('textbox', {name: 'Text', exact: true});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** Opens a page or a record, and waits until the page in the frame is drawn. */
async function open(page: Page, file: string): Promise<Locator> {
  await page.goto(`${home}editor?file=${file}`);
  const drawn = page.frameLocator('iframe[title="Preview"]').getByRole('main');
  // What is served here is made for developers, and takes its time.
  await expect(drawn.locator('[data-part]').first()).toBeVisible({timeout: 90_000});
  return drawn;
}

/** Saves, and waits until it is done. */
async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await expect(page.getByText('No changes')).toBeVisible();
}

test.beforeAll(async () => {
  site = copyOfSite();
  const port = await freePort();
  home = `http://localhost:${port}/`;
  const command = ['docusaurus', 'start', '--no-open', '--port', String(port)];
  // A copy has its content in its own folders. What watches its files looks at all that is beside the packages, which the
  // copy shares, so the guard of the live content would stop it.
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'development',
    CONTENT: '',
    GITHUB_REPOSITORY: '',
    BASE_URL: '',
    PREVIEW: '',
  };
  // A group of its own, so that all of it can be stopped.
  server = spawn('npx', command, {cwd: site, env, detached: true, stdio: ['ignore', 'ignore', 'inherit']});
  const answer = () => fetch(`${home}editor`).catch(() => ({ok: server.exitCode !== null}));
  await expect.poll(async () => (await answer()).ok, {timeout: 170_000, message: 'npm start answers'}).toBe(true);
  expect(server.exitCode).toBe(null);
});

test.afterAll(async () => {
  if (server?.pid && server.exitCode === null) {
    const ended = once(server, 'exit');
    process.kill(-server.pid);
    await ended;
  }
  // Its last children may still be writing.
  rmSync(site, {recursive: true, force: true, maxRetries: 50, retryDelay: 100});
});

test('a sentence is saved, nothing loads again, and the field goes on where it was', async ({page}) => {
  const drawn = await open(page, 'pages/about.mdx');
  const before = read('pages/about.mdx');
  await drawn.getByText('We work with youth, university students').click();
  await expect(text(page)).toBeFocused();
  // Gone, were the page loaded again.
  await page.evaluate(() => Object.assign(document.body.dataset, {loaded: 'once'}));
  await page.keyboard.press('Home');
  await page.keyboard.insertText('Always: ');
  await save(page);
  const saved = before.replace('We work with', 'Always: We work with');
  expect(read('pages/about.mdx')).toBe(saved);

  await expect(text(page)).toBeFocused();
  await page.keyboard.insertText('now as then, ');
  await expect(drawn.getByText('Always: now as then, We work with youth')).toBeVisible();
  await save(page);
  expect(read('pages/about.mdx')).toBe(saved.replace('Always: ', 'Always: now as then, '));
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
  await page.goto(`${home}about`);
  await expect(page.getByText('Always: now as then, We work with youth, university students')).toBeVisible();
});

test.describe('what can’t be saved', () => {
  // The browser reports each of these in the console, too.
  test.beforeEach(({expectErrors}) => expectErrors(/Failed to load|blocked by CORS|ERR_FAILED/));

  test('of a file changed on the disk other lines are merged, the same wait for a choice', async ({page}) => {
    const drawn = await open(page, 'pages/programs.mdx');
    const before = read('pages/programs.mdx');
    await drawn.getByRole('heading', {level: 1}).click();
    await text(page).fill('My headline');
    const elsewhere = before.replace(/^title: .*$/m, 'title: Another title');
    writeFileSync(path.join(site, 'pages/programs.mdx'), elsewhere);
    await save(page);
    const merged = elsewhere.replace(/^# .*$/m, '# My headline');
    expect(read('pages/programs.mdx')).toBe(merged);

    await text(page).fill('My second headline');
    const theirs = merged.replace('# My headline', '# Their headline');
    writeFileSync(path.join(site, 'pages/programs.mdx'), theirs);
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Somebody else has changed the same lines');
    await expect(button(page, 'Save')).toBeDisabled();
    expect(read('pages/programs.mdx')).toBe(theirs);
    await button(page, 'Keep mine').click();
    await save(page);
    expect(read('pages/programs.mdx')).toBe(merged.replace('# My headline', '# My second headline'));
  });

  test('while npm start doesn’t answer, changes stay; then a record goes with its page', async ({page}) => {
    await open(page, 'records/hours.yml');
    await page.route('**/editor/save', (route) => route.abort());
    await page.getByRole('group', {name: 'Saturday'}).getByLabel('Closes').fill('3:00 PM');
    await page.getByRole('region', {name: 'Problems'}).getByRole('button', {name: 'Write this'}).first().click();
    await expect(page.getByText('2 changes')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('npm start isn’t running');
    await page.unroute('**/editor/save');
    await page.reload();
    await save(page);
    expect(read('records/hours.yml')).toContain('closes: 3:00 PM');
    expect(read('pages/contact.mdx')).toMatch(/^description:.*Saturday 9:00 AM-3:00 PM/m);
  });
});
