/** The theme switch, which needs no script but the one inside the page. */
import type {Page} from 'playwright/test';
import {expect, hydrated, SCRIPTS, test} from './site';

test.use({viewport: {width: 1280, height: 800}, colorScheme: 'dark'});

const root = (page: Page) => page.locator('html');
const themeSwitch = (page: Page, mode: string) =>
  page.getByRole('button', {name: `Switch between dark and light mode, currently ${mode}`});

for (const withReact of [false, true]) {
  test(`goes from the device’s theme to light, dark and back, ${withReact ? 'with React' : 'with every script lost'}`, async ({
    page,
  }) => {
    if (!withReact) await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('./about');
    if (withReact) await hydrated(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    for (const [mode, choice, theme] of [
      ['system', 'light', 'light'],
      ['light', 'dark', 'dark'],
      ['dark', 'system', 'dark'],
      ['system', 'light', 'light'],
    ]) {
      await themeSwitch(page, mode).focus();
      await page.keyboard.press('Enter');
      await expect(themeSwitch(page, choice)).toBeVisible();
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
      // The next page knows of it.
      await page.reload();
      if (withReact) await hydrated(page);
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      await expect(themeSwitch(page, choice)).toBeVisible();
    }
  });
}

test('follows the device as long as nothing else is chosen', async ({page}) => {
  await page.goto('./about');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await themeSwitch(page, 'system').click();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(themeSwitch(page, 'light')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('keeps what React finds when it comes', async ({page}) => {
  await page.goto('./about');
  await themeSwitch(page, 'system').click();
  await hydrated(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await themeSwitch(page, 'light').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(themeSwitch(page, 'dark')).toBeVisible();
});
