/** The 404 page and the error page. */
import {expect, test} from './site';
import {headline} from './written';

test.describe('an unknown path', () => {
  // The browser itself reports the missing document.
  test.use({expectedErrors: [/the server responded with a status of 404/]});

  for (const path of [
    '/nothing-here',
    '/nothing?here=1',
    '/nothing#here',
    '/programs/nothing',
    '/%C3%BCber%20uns',
    '/a<b>',
    '/ABOUT',
  ]) {
    test(`${path} gets the 404 page, and its path is logged`, async ({page}) => {
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('404'));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found');
      expect((await logged).text()).toContain(decodeURI(new URL(page.url()).pathname));
      await expect(page).toHaveTitle(/Page not found/);
      await page.getByRole('link', {name: 'Return to Home'}).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(headline('/'));
    });
  }
});

test.describe('a component that throws', () => {
  test.use({expectedErrors: [/planted/]});

  /** Makes a browser function that a component calls throw, until `repair()`. */
  const plant = (where: 'figures' | 'links') => {
    const original = {matchMedia: window.matchMedia, IntersectionObserver: window.IntersectionObserver};
    function fail(): never {
      throw new Error('planted');
    }
    Object.assign(window, {repair: () => Object.assign(window, original)});
    if (where === 'links') Object.assign(window, {IntersectionObserver: fail});
    else {
      window.matchMedia = (query) =>
        query.includes('reduced-motion') ? fail() : original.matchMedia.call(window, query);
    }
  };

  for (const where of ['figures', 'links'] as const) {
    test(`in the ${where}: one can try again, or go home`, async ({page}) => {
      await page.addInitScript(plant, where);
      const heading = page.getByRole('heading', {level: 1});
      await page.goto('/impact');
      await expect(heading).toHaveText('Unexpected Application Error!');
      // A broken figure leaves the bar and the footer intact. A broken link breaks them too.
      if (where === 'figures') await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(heading).toHaveText('Unexpected Application Error!');
      await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(heading).toHaveText(headline('/impact'));

      await page.reload();
      await expect(heading).toHaveText('Unexpected Application Error!');
      await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
      await page.getByRole('link', {name: 'Return to Home'}).click();
      await expect(page).toHaveURL('/');
    });
  }
});
