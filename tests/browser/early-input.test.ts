/** A touch that comes before the script is carried out once it is there; a link does not wait for it. */
import {expect, type Page, test} from 'playwright/test';
import {hydrated} from './site';

/** Holds the scripts back until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/assets/js/**', async (route) => {
    await arrival;
    await route.continue().catch(() => {}); // The page may be gone by now.
  });
  return arrive;
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  test('a tap on the menu opens the drawer when the script has come', async ({page}) => {
    const arrive = await holdScripts(page);
    await page.goto('./');
    const menu = page.locator('.navbar__toggle');
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(page.locator('.navbar-sidebar a', {hasText: 'Hatchery'})).toBeVisible();
    expect(page.url()).not.toContain('#');
  });

  test('impatient taps open the drawer once', async ({page}) => {
    await page.clock.install();
    const arrive = await holdScripts(page);
    await page.goto('./');
    const menu = page.locator('.navbar__toggle');
    await menu.tap();
    await menu.tap();
    arrive();
    await hydrated(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.clock.fastForward(300);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('a tap on a link leads on at once', async ({page}) => {
    await holdScripts(page);
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
    const arrive = await holdScripts(page);
    await page.goto('./');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page
      .getByRole('button', {name: /mode|theme/i})
      .first()
      .click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    arrive();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-theme-choice', 'light');
  });

  test('keys work as a finger does', async ({page}) => {
    const arrive = await holdScripts(page);
    await page.goto('./');
    await page
      .getByRole('button', {name: /mode|theme/i})
      .first()
      .focus();
    await page.keyboard.press('Enter');
    arrive();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
