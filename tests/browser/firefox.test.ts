/**
 * Every page in Firefox as people have it, driven over WebDriver BiDi: Playwright drives only a Firefox of its own,
 * which cannot be installed everywhere. Runs where a Firefox is (FIREFOX_PATH, or the system's), and once, not per size.
 */
import {type Browser, launch, type Page} from 'puppeteer-core';
import {findFirefox} from '../../scripts/browser.mjs';
import {expect, PAGES, test} from './site';
import {counting, headline, street} from './written';

const firefox = findFirefox();
test.skip(!firefox, 'No Firefox is installed here. Install one, or name its path in the variable FIREFOX_PATH.');
test.describe.configure({mode: 'serial'});

let browser: Browser;
let page: Page;
let errors: string[];

test.beforeAll(async () => {
  browser = await launch({browser: 'firefox', executablePath: firefox, headless: true});
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

/** Opens a page and waits until the script has made it alive. */
async function open(address: string, width: number): Promise<void> {
  await page.setViewport({width, height: 800});
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

const text = (selector: string) => page.$eval(selector, (element) => (element as HTMLElement).innerText);

for (const path of PAGES) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} pixels: alive, whole, and not wider than the screen`, async ({baseURL}) => {
      await open(baseURL + path, width);
      expect((await text('h1')).length).toBeGreaterThan(0);
      // A story may have a footer, too.
      expect(await text('footer:has(#pages)')).toContain(street);
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spill).toBe(0);
    });
  }
}

test('figures count, and end at their values', async ({baseURL}) => {
  await open(`${baseURL}/`, 1280);
  await page.waitForSelector('li [aria-hidden="true"]');
  await page.$eval('main section:last-of-type', (section) => section.scrollIntoView());
  await page.evaluate(() => document.querySelector('li [aria-hidden="true"]')?.scrollIntoView({block: 'center'}));
  await page.waitForFunction(() => !document.querySelector('li [aria-hidden="true"]'));
  const told = await text('main');
  for (const {value} of counting('/').flat()) expect(told).toContain(value);
});

test('the drawer opens, holds the focus, and closes on Escape', async ({baseURL}) => {
  await open(`${baseURL}/about`, 360);
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.click('.navbar__toggle');
  await page.waitForFunction(() => document.activeElement?.matches('.navbar-sidebar__close'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.matches('.navbar__toggle'));
  expect(await focus()).toBe('Toggle navigation bar');
});

test('a link leads to the next page without loading it whole, and its title has the focus', async ({baseURL}) => {
  await open(`${baseURL}/`, 1280);
  await page.evaluate(() => Object.assign(window, {same: true}));
  await page.$eval('footer a[href$="/more"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await text('h1')).toBe(headline('/more'));
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('an unknown address gets the 404 page', async ({baseURL}) => {
  await open(`${baseURL}/nothing-here`, 1280);
  expect(await text('h1')).toBe('Oops! Page not found');
  // Firefox writes no line of its own about the document.
});
