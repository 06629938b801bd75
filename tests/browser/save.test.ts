/** *Save*: the editor of `npm start` writes to the files, in a copy of the site that is really served. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {readFacts} from '../../src/content/pictures/facts';
import {copyOfGivenSite} from '../unit/givenSite';
import {fromTelephone} from '../unit/pictures/samples';
import {makeProgram} from './editor';
import {expect, test} from './site';

test.describe.configure({mode: 'serial', timeout: 180_000});

let site: string;
let server: ChildProcess;
let home: string;

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => done(port));
    });
  });

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = copyOfGivenSite();
  const port = await freePort();
  home = `http://localhost:${port}/`;
  const command = ['docusaurus', 'start', '--no-open', '--port', String(port)];
  const env = {...process.env, NODE_ENV: 'development', GITHUB_REPOSITORY: '', BASE_URL: '', PREVIEW: ''};
  // A group of its own, so that all of it can be stopped.
  server = spawn('npx', command, {cwd: site, env, detached: true});
  let told = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (words) => {
      told += words;
    });
  }
  const answers = () =>
    fetch(`${home}editor`).then(
      ({ok}) => ok || server.exitCode !== null,
      () => false,
    );
  await expect.poll(answers, {timeout: 170_000, message: 'npm start answers'}).toBe(true);
  expect(server.exitCode, told).toBe(null);
});

test.afterAll(async () => {
  if (server?.pid && server.exitCode === null) {
    const ended = once(server, 'exit');
    process.kill(-server.pid);
    await ended;
  }
  // Its last children may still be writing.
  rmSync(site, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
});

test('Save writes the file, the draft is gone, and the page of the site shows the words', async ({page}) => {
  await page.goto(`${home}editor?file=pages/about.mdx`);
  const text = page.getByRole('textbox', {name: 'Text', exact: true});
  const save = page.getByRole('button', {name: 'Save'});
  // What is served here is made for developers, and takes its time.
  await expect(page.getByText('No problems in this file.')).toBeVisible({timeout: 60_000});
  await expect(save).toBeDisabled();
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\nSaved words.\n');
  await save.click();
  await expect(page.getByText('Saved pages/about.mdx.')).toBeVisible();
  await expect(save).toBeDisabled();
  expect(read('pages/about.mdx')).toMatch(/\n\nSaved words\.\n$/);

  // Saving leaves whoever writes where they are.
  await page.keyboard.insertText('And more.');
  await expect(save).toBeEnabled();
  await save.click();
  await expect(save).toBeDisabled();
  expect(read('pages/about.mdx')).toMatch(/Saved words\.\nAnd more\.$/);

  await page.goto(`${home}about`);
  await expect(page.getByText('Saved words.')).toBeVisible();
  await page.goto(`${home}editor`);
  await expect(page.getByRole('list', {name: 'Pages'})).toBeVisible();
  await expect(page.getByRole('list', {name: 'Drafts'})).toHaveCount(0);
});

test('Save writes a picture with the page that names it', async ({page}) => {
  await page.goto(`${home}editor?file=pages/about.mdx`);
  await expect(page.getByText('No problems in this file.')).toBeVisible({timeout: 60_000});
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', {name: 'Picture …'}).click(),
  ]);
  await chooser.setFiles({name: 'a.jpg', mimeType: 'image/jpeg', buffer: await fromTelephone(1600, 1200)});
  const form = page.getByRole('form', {name: 'Put in a picture'});
  await form.getByRole('textbox', {name: 'What it shows'}).fill('A market');
  await form.getByRole('button', {name: 'Put it in'}).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByText('Saved pages/about.mdx.')).toBeVisible();
  const saved = readFacts(readFileSync(path.join(site, 'pictures/market.jpg')));
  expect(saved).toMatchObject({format: 'jpeg', size: {width: 1600, height: 1200}, location: false});
  // The site shows it, and the draft has done its work.
  await page.goto(`${home}about`);
  await expect(page.getByRole('img', {name: 'A market'})).toBeVisible();
  await page.goto(`${home}editor`);
  const listed = page.getByRole('list', {name: 'Pictures'}).getByRole('listitem');
  await expect(listed).toHaveText('pictures/market.jpg1600 × 1200 pixels. ');
});

test('Save all writes every draft', async ({page}) => {
  await page.goto(`${home}editor?new=program`);
  await makeProgram(page, 60_000);
  await page.getByRole('link', {name: 'All files'}).click();
  await page.getByRole('button', {name: 'Save all'}).click();
  await expect(page.getByText(/Saved pages\/programs\.mdx\./)).toContainText(/Saved.*Saved/);
  await expect(page.getByRole('list', {name: 'Drafts'})).toHaveCount(0);
  expect(read('pages/programs.mdx')).toContain('title="The Start"');
  // The page that says how many programs there are.
  expect(read('pages/contact.mdx')).toMatch(/seven/i);
});

test.describe('from elsewhere', () => {
  test.use({expectedErrors: [/Failed to load|blocked by CORS|ERR_FAILED/]});

  test('another site that is open in the same browser can’t save', async ({page}) => {
    const before = read('pages/about.mdx');
    await page.route('https://example.org/', (route) =>
      route.fulfill({body: '<h1>Elsewhere</h1>', headers: {'content-type': 'text/html'}}),
    );
    await page.goto('https://example.org/');
    const body = JSON.stringify({file: 'pages/about.mdx', text: 'Taken over.', base: before});
    for (const [mode, type] of [
      ['cors', 'application/json'],
      ['no-cors', 'text/plain'],
    ] as const) {
      await page.evaluate(
        ([address, text, how, kind]) =>
          fetch(address, {method: 'POST', body: text, mode: how as RequestMode, headers: {'Content-Type': kind}}).catch(
            () => undefined,
          ),
        [`${home}editor/save`, body, mode, type],
      );
    }
    expect(read('pages/about.mdx')).toBe(before);
  });
});
