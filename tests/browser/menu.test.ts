/** The drawer of a small screen: a dialog that takes the focus, holds it and gives it back. */
import type {Page} from 'playwright/test';
import {expect, hydrated, test, violations} from './site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const title = (page: Page) => page.getByRole('heading', {level: 1});
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

test.describe('the drawer', () => {
  test.use({viewport: {width: 360, height: 740}});

  test.beforeEach(async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('is a dialog that takes the focus and holds it, all the way round', async ({page}) => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    const close = drawer(page).getByRole('button', {name: 'Close navigation bar'});
    await expect(close).toBeFocused();
    const inside = await drawer(page).locator('a[href]:visible, button:visible').count();
    expect(inside).toBeGreaterThan(10);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < inside + 3; step += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => document.activeElement?.closest('[role=dialog], body')?.tagName);
        // Between the last place and the first, the browser's own bar has its turn.
        expect(['DIV', 'BODY']).toContain(place);
      }
    }
    // Nothing behind it can be used, or is read.
    const behind = page.locator('main, footer, .navbar__toggle, [href="#__docusaurus_skipToContent_fallback"]');
    expect(await behind.evaluateAll((all) => all.map((element) => Boolean(element.closest('[inert]'))))).toEqual(
      Array(4).fill(true),
    );
  });

  test('holds the focus in a browser that does not know "inert", too', async ({page}) => {
    await toggle(page).click();
    await page.evaluate(() => {
      for (const element of Array.from(document.querySelectorAll('[inert]'))) element.removeAttribute('inert');
    });
    await page.locator('footer a').first().focus();
    await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => drawer(page).getByRole('button', {name: 'Close navigation bar'}).click()],
    // The first step back closes the drawer, and the page stays.
    ['the way back', (page: Page) => page.goBack().then(() => undefined)],
  ] as const) {
    test(`closes by ${how} and gives the focus back`, async ({page}) => {
      await toggle(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Contact'})).toBeVisible();
      await close(page);
      await expect(page.locator('.navbar-sidebar')).toBeHidden();
      await expect(page).toHaveURL('/about');
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('[inert] :is(main, footer, .navbar__toggle)')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(0);
    });
  }

  test('leads to another page, whose title then has the focus, and leaves nothing locked', async ({page}) => {
    await toggle(page).click();
    await drawer(page).getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('/contact');
    await expect(title(page)).toBeFocused();
    await expect(page.locator('[inert] :is(main, footer, .navbar__toggle)')).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in it, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await toggle(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Contact'})).toBeInViewport();
      await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)).then(() => {}));
      expect(await violations(page)).toEqual([]);
    });
  }
});
