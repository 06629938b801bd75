/** The page for an unknown address, and the one for an error in the site itself. */
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {expect, NOT_FOUND, test} from '../fixtures';

test('an unknown address gets the 404 page, which logs the path and leads on', async ({page, expectErrors}) => {
  expectErrors(...NOT_FOUND);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('404')) logged.push(message.text());
  });
  for (const path of ['/nothing-here?from=a', '/programs/nothing', '/a<b>']) {
    logged.length = 0;
    const response = await page.goto(`.${path}`);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(/Page not found/);
    await expect.poll(() => logged).toEqual([`404 ${new URL(page.url()).pathname}`]);
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Return to Home', 'Programs']);
  await page.getByRole('link', {name: 'Return to Home'}).click();
  await expect(page).toHaveURL('./');
});

/** Only staff's pages run React, so only there a component can fail. */
test('a component that fails shows the error page, from which a visitor can try again or go home', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/planted/);
  const home = addressOf(TESTS.staff);
  const heading = page.getByRole('heading', {level: 1});
  // Links observe whether they are in view.
  await page.addInitScript(() => {
    const original = window.IntersectionObserver;
    function fail(): never {
      throw new Error('planted');
    }
    Object.assign(window, {
      IntersectionObserver: fail,
      repair: () => Object.assign(window, {IntersectionObserver: original}),
    });
  });
  const repair = () => page.evaluate(() => (window as unknown as {repair: () => void}).repair());

  await page.goto(`${home}impact`);
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toContainText('It’s our fault, not yours.');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await repair();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading).toHaveText('Our Impact Since 2015');

  await page.reload();
  await expect(heading).toHaveText('Unexpected Application Error!');
  await repair();
  await page.getByRole('link', {name: 'Return to Home'}).click();
  await expect(page).toHaveURL(home);
});
