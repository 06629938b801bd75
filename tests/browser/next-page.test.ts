/** From page to page: the page whose link is pressed is drawn meanwhile, and comes to life when it is seen. */
import puppeteer, {type Browser} from 'puppeteer-core';
import {BROWSER_FLAGS, findBrowser} from '../../scripts/browser.mjs';
import {comeNear, showFigures} from './figures';
import {rehearse} from './rehearsal';
import {expect, test} from './site';
import {counting} from './written';

const RULES = 'script[type=speculationrules]';

for (const [connection, count] of [
  [{effectiveType: '4g'}, 1],
  [{effectiveType: '2g'}, 0],
  [{effectiveType: '4g', saveData: true}, 0],
] as const) {
  const what = count ? 'may prepare the page whose link is pressed' : 'prepares nothing';
  test(`${JSON.stringify(connection)}: the browser ${what}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await page.goto('./');
    await expect(page.locator(RULES)).toHaveCount(count);
  });
}

// Playwright keeps Chromium from drawing pages ahead, so here it is driven by Puppeteer.
test('in Chromium as people have it, the next page is drawn while the finger is down, and its figures count', async () => {
  const site = await rehearse();
  // In a window so low that the next page's figures are out of sight at first.
  const args = [...BROWSER_FLAGS, '--window-size=800,300'];
  let browser: Browser = await puppeteer.launch({executablePath: findBrowser(), args, defaultViewport: null});
  const own = browser;
  try {
    let page = await browser.newPage();
    await page.goto(site.url);
    const link = await page.waitForSelector('footer a[href$="/impact"]');
    await link?.scrollIntoView();
    const {x = 0, y = 0} = (await link?.clickablePoint()) ?? {};
    await page.mouse.move(x, y);
    await page.mouse.down();
    // However slow the machine is, the finger stays down until the browser has the page.
    await expect.poll(() => site.sent.map(({path}) => path)).toContain('/impact');
    await page.mouse.up();
    const errors: string[] = [];
    // The page that was drawn replaces the other, and Puppeteer may lose it: it has to be found anew.
    await expect(async () => {
      await browser.disconnect();
      browser = await puppeteer.connect({browserWSEndpoint: own.wsEndpoint(), defaultViewport: null});
      const pages = await browser.pages();
      page = pages.find((one) => one.url().endsWith('/impact')) ?? page;
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      expect(page.url()).toBe(`${site.url}impact`);
    }).toPass();
    const [{activationStart}] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    );
    expect(activationStart).toBeGreaterThan(0);
    await page.evaluate(comeNear);
    await page.waitForSelector('[data-shown]');
    await page.evaluate(showFigures);
    await page.waitForFunction(() => !document.querySelector('[data-shown], [data-counting]'));
    const told = await page.$eval('main', (main) => main.innerText);
    for (const {value} of counting('/impact').flat()) expect(told).toContain(value);
    expect(errors).toEqual([]);
  } finally {
    await own.close();
    await site.stop();
  }
});
