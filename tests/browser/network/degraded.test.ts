/** Visits on which not everything works: pages can be read, and no error is left unhandled. */
import {expect, SCRIPTS, test} from '../fixtures';

test.use({serviceWorkers: 'block'});
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to load resource: net::/));

test('with every script file missing, pages and their figures can be read, and links work', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('./impact');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Our Impact Since 2015');
  await expect(page.getByText('16,000+', {exact: true}).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Hatchery'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A desk in Kampala');
});

/** Runs in the page. */
function forbidStorage() {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {get});
}

/** Runs in the page. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

for (const [browser, breakStorage] of [
  ['forbids storage', forbidStorage],
  ['has no storage left', fillStorage],
] as const) {
  test(`in a browser that ${browser}, pages work, and a theme can be chosen for this page`, async ({page}) => {
    await page.addInitScript(breakStorage);
    await page.goto('./');
    await expect(page.getByText('16K+', {exact: true})).toBeVisible();
    await page.getByRole('button', {name: /^Theme: /}).click();
    // As if Back had brought the page from the browser's cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('when the network fails on an open page, the page still works, and goes on when it is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('./');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await page.keyboard.press('Escape');
  const figures = page.getByRole('list').filter({hasText: 'UGX funding secured'});
  await figures.scrollIntoViewIfNeeded();
  await expect(figures.getByText('16,000+', {exact: true}).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Find us in Bukoto');
});
