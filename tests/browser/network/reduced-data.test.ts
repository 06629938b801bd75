/** A visitor who saves data downloads only what they ask for. */
import {expect, test, withConnection} from '../fixtures';
import {countWorkers, passDelay} from './servedCopy';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

test('under Save-Data, pages work without downloading a script or storing anything', async ({page}) => {
  const downloads: string[] = [];
  // The context hears the service worker's requests too.
  page.context().on('request', (request) => {
    if (!['document', 'font', 'image'].includes(request.resourceType())) downloads.push(request.url());
  });
  await withConnection(page, {saveData: true, effectiveType: '4g'});
  await page.clock.install();
  for (const path of ['./', './hatchery', './about']) {
    await page.goto(path);
    await page.mouse.wheel(0, 2000);
    await passDelay(page);
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
