/** A touch that comes before the script is carried out once it is there; a link does not wait for it. */
import {expect, type Page, test} from 'playwright/test';

const LATE = 2500;

/** Lets the scripts arrive late, as they would on a slow network. */
async function delayScripts(page: Page, by = LATE) {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((done) => setTimeout(done, by));
    await route.continue().catch(() => {}); // The page may be gone by now.
  });
}

const hydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  test('a tap on the menu opens the drawer when the script has come', async ({page}) => {
    await delayScripts(page);
    await page.goto('./');
    const menu = page.locator('.navbar__toggle');
    await menu.tap();
    expect(await hydrated(page), 'The script was there too early for this test to mean anything.').toBe(false);
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(page.locator('.navbar-sidebar a', {hasText: 'Hatchery'})).toBeVisible();
    expect(page.url()).not.toContain('#');
  });

  test('impatient taps open the drawer once', async ({page}) => {
    await page.clock.install();
    await delayScripts(page);
    await page.goto('./');
    const menu = page.locator('.navbar__toggle');
    await menu.tap();
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.clock.fastForward(300);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('a tap on a link leads on at once', async ({page}) => {
    await delayScripts(page, 20_000);
    await page.goto('./');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', {name: 'Hatchery'}).tap();
    await expect(page).toHaveURL(/\/hatchery$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('when the script fails to arrive, the menu leads to the list of all pages', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('./');
    await page.locator('.navbar__toggle').tap();
    await expect(page).toHaveURL(/#pages$/);
    await expect(page.locator('#pages')).toBeInViewport();
  });

  test('after a failure the next tap tries again', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('./');
    await page.locator('.navbar__toggle').tap();
    await expect(page).toHaveURL(/#pages$/);
    await page.unroute('**/assets/js/**');
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}, colorScheme: 'dark'});

  test('a click on the theme switch is carried out when the script has come', async ({page}) => {
    await delayScripts(page);
    await page.goto('./');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page
      .getByRole('button', {name: /mode|theme/i})
      .first()
      .click();
    expect(await hydrated(page), 'The script was there too early for this test to mean anything.').toBe(false);
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-theme-choice', 'light');
  });

  test('keys work as a finger does', async ({page}) => {
    await delayScripts(page);
    await page.goto('./');
    await page
      .getByRole('button', {name: /mode|theme/i})
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
