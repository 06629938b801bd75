/** For a visitor who pays by the megabyte, the script is not fetched until something needs it. */
import {expect, type Page, test} from 'playwright/test';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

/** Makes the page believe in such a connection, and notes which scripts are fetched. */
async function connect(page: Page, connection: {saveData: boolean; effectiveType: string}): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
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

  test(`${name}: no script is fetched until a button is touched`, async ({page}) => {
    await page.clock.install();
    const fetched = await connect(page, connection);
    await page.goto('./', {waitUntil: 'networkidle'});
    await page.mouse.wheel(0, 2000);
    await page.clock.fastForward(2500);
    expect(fetched).toEqual([]);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    expect(fetched.length).toBeGreaterThan(0);
  });
}

test('any other connection: the script comes by itself', async ({page}) => {
  const fetched = await connect(page, {saveData: false, effectiveType: '4g'});
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(fetched.length).toBeGreaterThan(0);
});

test('a link that is looked at is not fetched before it is touched', async ({page}) => {
  await page.clock.install();
  const fetched = await connect(page, {saveData: false, effectiveType: '4g'});
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const first = fetched.length;
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.fastForward(500);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  expect(fetched.length).toBe(first);
});
