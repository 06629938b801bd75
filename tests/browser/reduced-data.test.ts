/** For a visitor who pays by the megabyte nothing is fetched but what they ask for; for any other, little more. */
import {expect, type Page, test} from 'playwright/test';
import {NAMES} from './site';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

/** Makes the page believe in such a connection, and notes all that is fetched beside documents, fonts and icons. */
async function connect(page: Page, connection: {saveData: boolean; effectiveType: string}): Promise<string[]> {
  const fetched: string[] = [];
  // The service worker's own fetches are the context's.
  page.context().on('request', (request) => {
    if (!['document', 'font', 'image'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
  return fetched;
}

for (const connection of [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: '2g'},
  {saveData: false, effectiveType: 'slow-2g'},
]) {
  const name = connection.saveData ? 'Save-Data' : connection.effectiveType;

  test(`${name}: everything works, and nothing is fetched for it`, async ({page}) => {
    await page.clock.install();
    const fetched = await connect(page, connection);
    for (const path of NAMES) {
      await page.goto(`./${path}`, {waitUntil: 'networkidle'});
      await page.mouse.wheel(0, 2000);
      await page.clock.fastForward(4000);
      for (const button of await page.getByRole('main').getByRole('button').all()) await button.tap();
      await page.locator('.navbar__toggle').tap();
      await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
      await page.locator('.navbar-sidebar [data-theme-switch]').tap();
    }
    expect(fetched).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
}

test('any other connection: no idleness, scroll, mouse or dead button fetches a script', async ({browser, baseURL}) => {
  const context = await browser.newContext({serviceWorkers: 'block', viewport: {width: 390, height: 800}, baseURL});
  const page = await context.newPage();
  const fetched = await connect(page, {saveData: false, effectiveType: '4g'});
  await page.clock.install();
  for (const path of NAMES) {
    await page.goto(`./${path}`, {waitUntil: 'networkidle'});
    const counting = (await page.locator('[data-counting]').count()) > 0;
    for (const button of await page.getByRole('main').getByRole('button').all()) await button.click();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    for (const link of await footer.getByRole('link').all()) await link.hover();
    await page.clock.fastForward(4000);
    await page.waitForLoadState('networkidle');
    const scripts = fetched.splice(0).filter((url) => !/\/on-demand\.\w+\.js$/.test(url));
    expect(scripts, `/${path}${counting ? ', beside the script of its figures' : ''}`).toEqual([]);
  }
  await context.close();
});
