/** The theme switch. */
import type {Page} from 'playwright/test';
import {expect, SCRIPTS, test} from '../fixtures';

test.use({viewport: {width: 1280, height: 800}, colorScheme: 'dark'});

const themeSwitch = (page: Page, choice: 'system' | 'light' | 'dark') =>
  page.getByRole('button', {
    name: {
      system: 'Theme: system. Switch to light',
      light: 'Theme: light. Switch to dark',
      dark: 'Theme: dark. Switch to system',
    }[choice],
  });

/** The theme that the page is shown in. */
const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test('the theme switch goes from the device’s theme to light, dark and back, and the next page remembers', async ({
  page,
}) => {
  // It needs only the script inside of the page.
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('./about');
  await expectTheme(page, 'dark');
  for (const [before, choice, theme] of [
    ['system', 'light', 'light'],
    ['light', 'dark', 'dark'],
    ['dark', 'system', 'dark'],
  ] as const) {
    await themeSwitch(page, before).press('Enter');
    await expect(themeSwitch(page, choice)).toBeVisible();
    await expectTheme(page, theme);
    await page.goto('./contact');
    await expect(themeSwitch(page, choice)).toBeVisible();
    await expectTheme(page, theme);
  }
});

test('the theme follows the device until another is chosen', async ({page}) => {
  await page.goto('./about');
  await page.emulateMedia({colorScheme: 'light'});
  await expectTheme(page, 'light');
  await themeSwitch(page, 'system').click();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(themeSwitch(page, 'light')).toBeVisible();
  await expectTheme(page, 'light');
});

test('another tab takes over the theme that was chosen', async ({page, context}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('./about');
  await themeSwitch(page, 'system').click();
  await expect(themeSwitch(other, 'light')).toBeVisible();
  await expectTheme(other, 'light');
});

test('a page that Back brings from the browser’s cache shows the theme that was chosen since', async ({page}) => {
  await page.goto('./about');
  await themeSwitch(page, 'system').click();
  // Another page stores its choice while this one is in the cache, where it gets no events.
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((key) => key.startsWith('theme'));
    localStorage.setItem(name, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(themeSwitch(page, 'dark')).toBeVisible();
  await expectTheme(page, 'dark');
});

test('an unknown value in the browser’s storage leaves the theme to the device', async ({page}) => {
  await page.goto('./about');
  await themeSwitch(page, 'system').click();
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((key) => key.startsWith('theme'));
    localStorage.setItem(name, 'blue');
  });
  await page.reload();
  await expect(themeSwitch(page, 'system')).toBeVisible();
  await expectTheme(page, 'dark');
});
