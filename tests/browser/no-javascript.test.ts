/** Without JavaScript a page still has all of its text, the final figures, and a link to every page. */
import {expect, test} from 'playwright/test';
import {FIGURES} from './figures';
import {hydrated, NAMES} from './site';

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

  test('the menu leads to links to all pages', async ({page, baseURL}) => {
    await page.goto('./');
    await page.locator('.navbar__toggle').click();
    await expect(page).toHaveURL(/#pages$/);
    const links = await page
      .locator('#pages a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const name of NAMES) expect(links).toContain(new URL(name, baseURL).href);
  });

  test('figures have their final values', async ({page}) => {
    await page.goto('./');
    for (const {value} of FIGURES) await expect(page.locator('main')).toContainText(value);
  });
});

test('every page says the same with and without a script', async ({browser, baseURL}) => {
  const textsOf = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({javaScriptEnabled, baseURL, reducedMotion: 'reduce'});
    const page = await context.newPage();
    const texts: string[] = [];
    for (const name of NAMES) {
      await page.goto(`./${name}`);
      if (javaScriptEnabled) await hydrated(page);
      texts.push(await page.locator('body').innerText());
    }
    await context.close();
    return texts;
  };
  expect(await textsOf(true)).toEqual(await textsOf(false));
});
