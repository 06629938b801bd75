/**
 * Every page in the Firefox that people have, driven over WebDriver BiDi: Playwright only drives a Firefox of its own,
 * which can't be installed everywhere. Skipped where there is no Firefox (FIREFOX_PATH, or the system's).
 */
import {type Browser, launch, type Page} from 'puppeteer-core';
import {findFirefox} from '../../../scripts/browser.mjs';
import {addressOf, PREVIEW} from '../../../scripts/testBuilds.mjs';
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

/** Firefox's innerText has no space where a phrase of the headline begins a new line. */
const title = () => page.$eval('h1', ({textContent}) => textContent);
const text = (selector: string) => page.$eval(selector, (element) => (element as HTMLElement).innerText);

for (const path of PAGES) {
  test(`${path} is hydrated, complete, and no wider than the screen`, async ({baseURL}) => {
    await openWithReact(`${baseURL}${path.slice(1)}`, 360);
    for (const width of [360, 1280]) {
      await page.setViewport({width, height: 800});
      expect(await title()).toBe(headline(path));
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
  expect(await title()).toBe(headline('/more'));
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('an unknown address gets the 404 page', async ({baseURL}) => {
  await open(`${baseURL}nothing-here`, 1280);
  expect(await title()).toBe('Oops! Page not found');
});

test('in the editor, a sentence is tapped, and the page follows what is typed', async () => {
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().startsWith('https:')
      ? request.respond({body: '[]', headers: {'access-control-allow-origin': '*'}})
      : request.continue(),
  );
  await open(`${addressOf(PREVIEW)}editor?file=pages/about.mdx`, 1280);
  const frame = await (await page.waitForSelector('iframe[title=Preview]'))?.contentFrame();
  const sentence = await frame?.waitForSelector('main p');
  await sentence?.click();
  const field = await page.waitForSelector('aria/Text[role="textbox"]');
  await field?.type('Typed in Firefox. ');
  await frame?.waitForFunction(() => document.body.innerText.includes('Typed in Firefox.'));
  await page.waitForFunction(() => document.body.innerText.includes('1 change'));
});
