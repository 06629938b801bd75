/** The 404 page and the error page. */
import type {Page} from 'playwright/test';
import {expect, hydrated, NOT_FOUND, startReact, THOROUGH, test, thoroughUnless} from '../fixtures';

test.describe('an unknown path', () => {
  // The browser itself reports the missing document.
  test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

  for (const path of ['/nothing-here', '/nothing?here=1', '/programs/nothing', '/a<b>']) {
    test(
      `${path} gets the 404 page, and its path is logged once, whether or not React comes`,
      thoroughUnless(['/nothing?here=1', '/a<b>'].includes(path)),
      async ({page}) => {
        const logged: string[] = [];
        page.on('console', (message) => message.text().startsWith('404') && logged.push(message.text()));
        const response = await page.goto(`.${path}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found');
        const asked = new URL(page.url()).pathname;
        await expect.poll(() => logged).toEqual([`404 ${asked}`]);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found');
        expect(logged).toHaveLength(1);
        await expect(page).toHaveTitle(/Page not found/);
        await expect(page.getByRole('main').getByRole('link')).toHaveText(['Return to Home', 'Programs']);
        await page.getByRole('link', {name: 'Return to Home'}).click();
        await expect(page).toHaveURL('./');
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Empowering entrepreneurs');
      },
    );
  }
});

test.describe('an address that was typed with capitals, or copied with its sentence’s punctuation', () => {
  test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

  test('an address with another site after its slashes asks nothing of that site', async ({page, baseURL}) => {
    const {origin, pathname} = new URL(String(baseURL));
    test.skip(pathname !== '/', 'In a folder, the site answers for no such address.');
    const guess = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.goto(`${origin}//example.org/contact.`);
    expect((await guess).url()).toBe(`${origin}/example.org/contact`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found');
  });

  for (const [path, target] of [
    ['/About', '/about'],
    ['/contact)', '/contact'],
    ['/contact,', '/contact'],
    ['/about.?from=a#our-story', '/about?from=a#our-story'],
    ['/PROGRAMS%E2%80%9D.', '/programs'],
  ]) {
    test(
      `${path} leads to ${target}`,
      thoroughUnless(['/about.?from=a#our-story', '/PROGRAMS%E2%80%9D.'].includes(path)),
      async ({page}) => {
        await page.goto(`.${path}`);
        await expect(page).toHaveURL(`.${target}`);
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Oops! Page not found');
      },
    );
  }
});

test.describe('a component that throws', () => {
  // What the service worker answers, the test cannot change.
  test.use({serviceWorkers: 'block'});
  test.beforeEach(({expectErrors}) => expectErrors(/planted/));

  /** Lets links fail, until `repair()`, by what the browser fails to do for them: bar and footer break with them. */
  const plantInLinks = () => {
    const original = window.IntersectionObserver;
    function fail(): never {
      throw new Error('planted');
    }
    Object.assign(window, {
      IntersectionObserver: fail,
      repair: () => Object.assign(window, {IntersectionObserver: original}),
    });
  };

  /** The same for the content of the page: its part of the script throws. */
  const plantInContent = async (page: Page) => {
    await page.addInitScript(() => Object.assign(window, {repair: () => Object.assign(window, {mended: true})}));
    const words = 'children:"Our Impact Since 2015"';
    await page.route('**/assets/js/*.js', async (route) => {
      const script = await (await route.fetch()).text();
      const body = script.replaceAll(
        words,
        `${words.replace(':', ':window.mended?')}:(()=>{throw Error("planted")})()`,
      );
      await route.fulfill({contentType: 'text/javascript', body});
    });
  };

  /** Mends what was planted. Runs in the page. */
  const repair = () => (window as unknown as {repair: () => void}).repair();

  const open = async (page: Page) => {
    await page.goto('./impact');
    await page.evaluate(startReact);
  };

  // Broken content leaves the bar and the foot intact. A broken link breaks them, too.
  for (const [where, plant, hasBar, details] of [
    ['content', plantInContent, true, {}],
    ['links', (page: Page) => page.addInitScript(plantInLinks), false, THOROUGH],
  ] as const) {
    test(`in the ${where}: one can try again, or go home`, details, async ({page}) => {
      await plant(page);
      const heading = page.getByRole('heading', {level: 1});
      await open(page);
      await expect(heading).toHaveText('Unexpected Application Error!');
      await expect(page.getByRole('alert')).toContainText('It’s our fault, not yours.');
      await expect(page).toHaveTitle('Unexpected Application Error!');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible({visible: hasBar});
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(heading).toHaveText('Unexpected Application Error!');
      await page.evaluate(repair);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(heading).toHaveText('Our Impact Since 2015');

      await open(page);
      await expect(heading).toHaveText('Unexpected Application Error!');
      await page.evaluate(repair);
      await page.getByRole('link', {name: 'Return to Home'}).click();
      await expect(page).toHaveURL('./');
    });
  }
});
