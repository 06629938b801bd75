/** Without script, every page can be read and reached. */
import {expect, PAGES, test} from '../fixtures';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

test('every page says the same with and without script', async ({page, openTab}) => {
  // A visitor far away, for whom no line about today's opening hours may be wrong.
  const scripted = await openTab({reducedMotion: 'reduce', viewport: {width: 390, height: 800}});
  for (const path of PAGES) {
    const [without, withScript] = await Promise.all(
      [page, scripted].map(async (tab) => {
        await tab.goto(`.${path}`);
        const text = await tab.locator('body').innerText();
        // Only a script knows what is true today.
        return text.replace(/\n(Open today|Closed on) .*/g, '').replace(/\n+/g, '\n');
      }),
    );
    expect(without, path).toBe(withScript);
  }
});

test('every page can be reached without script: the menu’s button leads to the links in the footer', async ({page}) => {
  await page.goto('./');
  await page.locator('.navbar__toggle').click();
  await expect(page).toHaveURL(/#pages$/);
  const links = page.getByRole('contentinfo').locator('#pages').getByRole('link');
  await expect(links.first()).toBeInViewport();
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toHaveLength(PAGES.length);
  for (const [index, address] of addresses.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1}), address).not.toHaveText('Oops! Page not found');
  }
});

test('figures, closed days and pictures are shown without script', async ({page}) => {
  await page.goto('./');
  for (const value of ['16,000+', '2.5B+']) {
    await expect(page.getByRole('main').getByText(value, {exact: true}).first()).toBeVisible();
  }
  await page.goto('./contact');
  await expect(page.getByText('Closed on Friday 25 December: Christmas Day').filter({visible: true})).toHaveCount(1);
  await expect(page.getByText('Open today until').filter({visible: true})).toHaveCount(0);
  await page.goto('./our-team');
  const picture = page.getByRole('img', {name: 'Stalls of a market, with fruit'});
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
