/** For a visitor who pays by the megabyte nothing is fetched but what they ask for; for any other, little more. */

import type {Page} from 'playwright/test';
import {expect, THOROUGH, test, thoroughUnless, withConnection} from '../fixtures';
import {beIdle, workers} from './servedCopy';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

/** One with counting figures, one with many buttons, one with neither. */
const PATHS = ['./', './hatchery', './about'];

/** Makes the page believe in such a connection, and notes all that is fetched beside documents, fonts and icons. */
async function connect(page: Page, connection: {saveData: boolean; effectiveType: string}): Promise<string[]> {
  const fetched: string[] = [];
  // The service worker's own fetches are the context's.
  page.context().on('request', (request) => {
    if (!['document', 'font', 'image'].includes(request.resourceType())) fetched.push(request.url());
  });
  await withConnection(page, connection);
  await page.clock.install();
  return fetched;
}

/** Takes what has been fetched out of the list. A request of the test's own comes last: what the page asked for is noted. */
async function takeAll(page: Page, fetched: string[]): Promise<string[]> {
  await page.evaluate(() => fetch('robots.txt').then(() => {}));
  await expect.poll(() => fetched.at(-1)).toMatch(/\/robots\.txt$/);
  return fetched.splice(0).slice(0, -1);
}

/** Buttons that lead nowhere yet. A press on one does nothing, so it needs no script. Forced: they say that they are unavailable. */
const deadButtons = (page: Page) => page.getByRole('main').getByRole('button').all();

for (const [connection, paths] of [
  [{saveData: true, effectiveType: '4g'}, PATHS],
  // To the page they are the same: one path is enough.
  [{saveData: false, effectiveType: '2g'}, ['./']],
] as const) {
  test(
    `${connection.saveData ? 'Save-Data' : '2G'}: everything works, and nothing is fetched for it`,
    thoroughUnless(connection.saveData),
    async ({page}) => {
      const fetched = await connect(page, connection);
      for (const path of paths) {
        await page.goto(path);
        await page.mouse.wheel(0, 2000);
        await beIdle(page);
        for (const button of await deadButtons(page)) await button.tap({force: true});
        await page.locator('.navbar__toggle').tap();
        await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
        const choice = await page.locator('html').getAttribute('data-theme-choice');
        await page
          .getByRole('dialog', {name: 'Menu'})
          .getByRole('button', {name: /^Theme: /})
          .tap();
        await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', String(choice));
        expect(await takeAll(page, fetched), path).toEqual([]);
      }
      expect(await workers(page)).toBe(0);
      // Nor does the browser prepare the page whose link is pressed.
      await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    },
  );
}

test('Save-Data behind a proxy that takes out what it doesn’t know: no script fails', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await connect(page, {saveData: true, effectiveType: '4g'});
  await page.route('./about', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(/<script type="?speculationrules.*?<\/script>/, ''),
    });
  });
  await page.goto('./about');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('any other connection', () => {
  test.use({serviceWorkers: 'block'});

  test('neither waiting, scrolling, hovering nor a dead button fetches a script', THOROUGH, async ({page}) => {
    const fetched = await connect(page, {saveData: false, effectiveType: '4g'});
    for (const path of PATHS) {
      await page.goto(path);
      for (const button of await deadButtons(page)) await button.click({force: true});
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      for (const link of await footer.getByRole('link').all()) await link.hover();
      await beIdle(page);
      const scripts = (await takeAll(page, fetched)).filter((url) => !/\/on-demand\.\w+\.js$/.test(url));
      expect(scripts, `${path}, beside the script of its figures`).toEqual([]);
    }
  });
});
