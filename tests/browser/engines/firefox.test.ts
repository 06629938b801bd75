/**
 * Every page in the Firefox that people have, driven over WebDriver BiDi: Playwright only drives a Firefox of its own,
 * which can't be installed everywhere. Skipped where there is no Firefox (FIREFOX_PATH, or the system's).
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Browser, type ElementHandle, launch, type Page} from 'puppeteer-core';
import sharp from 'sharp';
import {findFirefox} from '../../../scripts/browser.mjs';
import {addressOf, PREVIEW} from '../../../scripts/testBuilds.mjs';
import {readFacts} from '../../../src/content/pictures/facts';
import {fromTelephone} from '../../unit/pictures/samples';
import {comeNear, showFigures} from '../figures';
import {expect, PAGES, test, touchForReact} from '../site';
import {counting, headline, street} from '../written';

const firefox = findFirefox();
test.skip(!firefox, 'There is no Firefox here. Install one, or set FIREFOX_PATH to its path.');
test.describe.configure({mode: 'serial'});

let browser: Browser;
let page: Page;
let errors: string[];

test.beforeAll(async () => {
  // Without a screen it thinks that there is no mouse, either.
  const mouse = {'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6};
  browser = await launch({browser: 'firefox', executablePath: firefox, headless: true, extraPrefsFirefox: mouse});
});

test.afterAll(() => browser?.close());

test.beforeEach(async () => {
  errors = [];
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});

test.afterEach(async () => {
  expect(errors, 'errors in the console').toEqual([]);
  await page.close();
});

/** Opens a page. */
async function open(address: string, width: number): Promise<void> {
  await page.setViewport({width, height: 800});
  await page.goto(address);
}

/** Opens a page and brings React to it. */
async function openWithReact(address: string, width: number): Promise<void> {
  await open(address, width);
  await page.evaluate(touchForReact);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

const text = (selector: string) => page.$eval(selector, (element) => (element as HTMLElement).innerText);

for (const path of PAGES) {
  test(`${path} is hydrated, complete, and no wider than the screen`, async ({baseURL}) => {
    await openWithReact(`${baseURL}${path.slice(1)}`, 360);
    for (const width of [360, 1280]) {
      await page.setViewport({width, height: 800});
      // Firefox's innerText has no space where a headline's phrase begins a new line.
      expect(await page.$eval('h1', ({textContent}) => textContent)).toBe(headline(path));
      expect(await text('body')).toContain(street);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} pixels`).toBe(0);
    }
  });
}

test('figures count, and end at their values', async ({baseURL}) => {
  await open(String(baseURL), 1280);
  await page.evaluate(comeNear);
  await page.waitForSelector('[data-shown]');
  await page.evaluate(showFigures);
  await page.waitForFunction(() => !document.querySelector('[data-shown], [data-counting]'));
  const told = await text('main');
  for (const {value} of counting('/').flat()) expect(told).toContain(value);
});

test('the drawer opens, holds the focus, and closes on Escape', async ({baseURL}) => {
  await open(`${baseURL}about`, 360);
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.click('.navbar__toggle');
  await page.waitForFunction(() => document.activeElement?.matches('.navbar-sidebar__close'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.matches('.navbar__toggle'));
  expect(await focus()).toBe('Toggle navigation bar');
});

test('with React, a link goes to the next page without a full load, and its title has the focus', async ({baseURL}) => {
  await openWithReact(String(baseURL), 1280);
  await page.evaluate(() => Object.assign(window, {same: true}));
  await page.$eval('footer a[href$="/more"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await text('h1')).toBe(headline('/more'));
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('an unknown address gets the 404 page', async ({baseURL}) => {
  await open(`${baseURL}nothing-here`, 1280);
  expect(await text('h1')).toBe('Oops! Page not found');
});

/** Opens a page in the editor, which finds it unchanged on GitHub. */
async function openEditor(): Promise<void> {
  const about = readFileSync('pages/about.mdx', 'utf8');
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().startsWith('https:')
      ? request.respond({body: about, headers: {'access-control-allow-origin': '*'}})
      : request.continue(),
  );
  await open(`${addressOf(PREVIEW)}editor?file=pages/about.mdx`, 1280);
}

test('in the editor, words appear in the page as they are typed, and a problem is told', async () => {
  await openEditor();
  const says = (words: string) => page.waitForFunction((what) => document.body.innerText.includes(what), {}, words);
  await says('No problems in this file.');
  await page.evaluate(() => {
    const roots = Array.from(document.querySelectorAll('div')).flatMap(({shadowRoot}) => shadowRoot ?? []);
    roots[0].querySelector<HTMLElement>('[role=textbox]')?.focus();
  });
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
  await page.keyboard.type('\n\nTyped in Firefox.\n');
  const frame = await (await page.waitForSelector('iframe[title=Preview]'))?.contentFrame();
  await frame?.waitForFunction(() => document.body.innerText.includes('Typed in Firefox.'));
  await page.keyboard.type('Open at 8am.\n');
  await says('Write times like this: 8:00 AM.');
});

test('in the editor, a photograph goes in upright and small, with nothing left in it of the camera', async () => {
  await openEditor();
  const folder = mkdtempSync(path.join(tmpdir(), 'photograph-'));
  const file = path.join(folder, 'IMG_0001.JPG');
  writeFileSync(file, await fromTelephone(4000, 3000));
  const chooser = await page.waitForSelector('input[type=file]:not([capture])');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
  const words = await page.waitForSelector('aria/What it shows[role="textbox"]');
  rmSync(folder, {recursive: true});
  await words?.type('A market\n');
  const frame = await (await page.waitForSelector('iframe[title=Preview]'))?.contentFrame();
  await frame?.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('img[alt="A market"]');
    return Boolean(image?.complete && image.naturalWidth);
  });
  const kept = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const opened = indexedDB.open('editor');
        opened.onsuccess = () => {
          const all = opened.result.transaction('pictures').objectStore('pictures').getAll();
          all.onsuccess = () => done([...all.result[0].bytes]);
        };
      }),
  );
  const bytes = Buffer.from(kept);
  expect(readFacts(bytes)).toMatchObject({format: 'jpeg', size: {width: 2400, height: 1800}, location: false});
  const {exif, xmp, orientation} = await sharp(bytes).metadata();
  expect({exif, xmp, orientation}).toEqual({});
  // Red above.
  const top = await sharp(bytes).extract({left: 1200, top: 100, width: 1, height: 1}).raw().toBuffer();
  expect(top[0]).toBeGreaterThan(top[2] + 80);
});
