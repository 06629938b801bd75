/** For a visitor who pays by the megabyte, the script is not fetched until something needs it. */
import {expect, type Page, test} from 'playwright/test';
import {hydrated} from './site';

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
    // Nor for a button that leads nowhere yet.
    for (const button of await page.getByRole('main').getByRole('button').all()) await button.tap();
    expect(fetched).toEqual([]);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    expect(fetched.length).toBeGreaterThan(0);
  });
}

test('any other connection: the script comes by itself', async ({page}) => {
  const fetched = await connect(page, {saveData: false, effectiveType: '4g'});
  await page.goto('./');
  await hydrated(page);
  expect(fetched.length).toBeGreaterThan(0);
});

test('links that are looked at are not fetched; one that is pointed at is, and no other', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.isNavigationRequest()) fetched.push(request.url());
  });
  await page.goto('./', {waitUntil: 'networkidle'});
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  // Whatever watches what comes into view has seen it by the time that this one has.
  await footer.evaluate(
    (element) => new Promise<void>((seen) => new IntersectionObserver(() => seen()).observe(element)),
  );
  const first = fetched.length;
  await footer.getByRole('link', {name: 'Hatchery'}).hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(first);
  await page.waitForLoadState('networkidle');
  const ahead = fetched.slice(first);
  await page.goto('hatchery', {waitUntil: 'networkidle'});
  await hydrated(page);
  const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  for (const script of ahead) expect(own, 'what was fetched ahead is what that page needs').toContain(script);
});
