/** The theme switch. */
import type {Page} from 'playwright/test';
import {ABORTED_FILE, expect, SCRIPTS, test} from '../fixtures';

type Theme = 'light' | 'dark';

test.use({viewport: {width: 1280, height: 800}, colorScheme: 'dark'});

const switchFrom = (page: Page, theme: Theme) =>
  page.getByRole('button', {
    name: {light: 'Theme: light. Switch to dark', dark: 'Theme: dark. Switch to light'}[theme],
  });

/** Waits until the page and its switch show a theme. */
async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(switchFrom(page, theme)).toBeVisible();
}

test('the first press of the theme switch shows the other theme, the second the device’s, and the next page remembers', async ({
  page,
  expectErrors,
}) => {
  expectErrors(ABORTED_FILE);
  // It needs only the inline script.
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('./about');
  await expectTheme(page, 'dark');
  for (const [before, after] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    await switchFrom(page, before).press('Enter');
    await expectTheme(page, after);
    await page.goto('./contact');
    await expectTheme(page, after);
  }
});

test('the theme follows the device, except while the visitor has chosen the other one', async ({page}) => {
  await page.goto('./about');
  await page.emulateMedia({colorScheme: 'light'});
  await expectTheme(page, 'light');
  await switchFrom(page, 'light').click();
  await expectTheme(page, 'dark');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expectTheme(page, 'dark');
  // The choice equals the device's theme, so it is forgotten.
  await switchFrom(page, 'dark').click();
  await page.emulateMedia({colorScheme: 'dark'});
  await expectTheme(page, 'dark');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('another tab takes over the theme that was chosen', async ({page, context}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('./about');
  await switchFrom(page, 'dark').click();
  await expectTheme(other, 'light');
});

test('a page that Back brings from the browser’s cache shows the theme that was chosen since', async ({page}) => {
  await page.goto('./about');
  await switchFrom(page, 'dark').click();
  await expectTheme(page, 'light');
  // Another page forgets the choice while this one is in the cache, where it gets no events.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expectTheme(page, 'dark');
});

test('an unknown value in the browser’s storage leaves the theme to the device', async ({page}) => {
  await page.goto('./about');
  await switchFrom(page, 'dark').click();
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) localStorage.setItem(name, 'blue');
  });
  await page.reload();
  await expectTheme(page, 'dark');
});
