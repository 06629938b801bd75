/** A visitor who saves data downloads only what they ask for. */
import {expect, test, withConnection} from '../fixtures';
import {countWorkers} from './servedCopy';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

test('under Save-Data, pages work, and nothing is downloaded in the background', async ({page}) => {
  const downloads: string[] = [];
  // The context hears the service worker's requests too.
  page.context().on('request', (request) => {
    // The browser itself fetches the page behind a pressed link. It wouldn't if it knew of the visitor's wish.
    const isAhead = 'sec-purpose' in request.headers();
    const isOfPage = ['document', 'font', 'image', 'script'].includes(request.resourceType());
    if (!isAhead && !isOfPage) downloads.push(request.url());
  });
  await withConnection(page, {saveData: true, effectiveType: '4g'});
  for (const path of ['./', './hatchery', './about']) {
    await page.goto(path);
    await page.mouse.wheel(0, 2000);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'Contact'}).tap();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Find us in Bukoto');
  }
  expect(await countWorkers(page)).toBe(0);
  // A request of the test's own comes last, so everything before it has been heard.
  await page.evaluate(() => fetch('robots.txt').then(() => {}));
  await expect.poll(() => downloads).toEqual([expect.stringMatching(/\/robots\.txt$/)]);
});
