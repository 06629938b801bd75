/** The theme switch, which needs no script but the one inside the page. */
import type {Page} from 'playwright/test';
import {expect, hydrated, SCRIPTS, test, thoroughUnless} from '../fixtures';

test.use({viewport: {width: 1280, height: 800}, colorScheme: 'dark'});

const root = (page: Page) => page.locator('html');
const NAMES: Record<string, string> = {
  system: 'Theme: system. Switch to light',
  light: 'Theme: light. Switch to dark',
  dark: 'Theme: dark. Switch to system',
};
const themeSwitch = (page: Page, mode: string) => page.getByRole('button', {name: NAMES[mode]});

test('the theme switch goes from the device’s theme to light, dark and back, with every script lost', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('./about');
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
    await expect(root(page)).toHaveAttribute('data-theme', theme);
    await expect(themeSwitch(page, choice)).toBeVisible();
  }
});

test('the theme follows the device until another is chosen', async ({page}) => {
  await page.goto('./about');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await themeSwitch(page, 'system').click();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(themeSwitch(page, 'light')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('the theme that was chosen stays when React comes', async ({page}) => {
  await page.goto('./about');
  await themeSwitch(page, 'system').click();
  await hydrated(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await themeSwitch(page, 'light').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await themeSwitch(page, 'dark').click();
  await expect(themeSwitch(page, 'system')).toBeVisible();
});

for (const stored of ['null', 'blue']) {
  test(`the theme follows the device when "${stored}" is stored`, thoroughUnless(stored === 'blue'), async ({page}) => {
    await page.goto('./about');
    await themeSwitch(page, 'system').click();
    await page.evaluate((value) => {
      const [name] = Object.keys(localStorage).filter((one) => one.startsWith('theme'));
      localStorage.setItem(name, value);
    }, stored);
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(themeSwitch(page, 'system')).toBeVisible();
  });
}

test('the theme switch’s name says what is shown and what comes next, as assistive technology gets it', {
  tag: '@chromium',
}, async ({page}) => {
  await page.goto('./about');
  const session = await page.context().newCDPSession(page);
  for (const mode of ['system', 'light', 'dark']) {
    await expect
      .poll(async () => {
        const {nodes} = await session.send('Accessibility.getFullAXTree');
        return nodes.filter(({role}) => role?.value === 'button').map(({name}) => name?.value);
      })
      .toContain(NAMES[mode]);
    await themeSwitch(page, mode).click();
  }
});

test('another tab takes over the theme that was chosen', async ({page, context}) => {
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto('./about');
  await themeSwitch(page, 'system').click();
  await expect(root(other)).toHaveAttribute('data-theme', 'light');
  await expect(themeSwitch(other, 'light')).toBeVisible();
  await themeSwitch(other, 'light').click();
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
});

test('a theme that the browser has no room to store holds for its page', async ({page}) => {
  await page.goto('./about');
  await themeSwitch(page, 'system').click();
  await page.evaluate(() => {
    // By ever smaller pieces, down to a single letter.
    for (let piece = 'x'.repeat(2 ** 20), filling = ''; piece; ) {
      try {
        localStorage.setItem('filling', filling + piece);
        filling += piece;
      } catch {
        piece = piece.slice(0, piece.length / 2);
      }
    }
  });
  await themeSwitch(page, 'light').click();
  await themeSwitch(page, 'dark').click();
  // "system" is longer than "light", which is stored.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await expect(themeSwitch(page, 'system')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('a page that comes back from the browser’s cache shows the newest theme', async ({page}) => {
  await page.goto('./about');
  await themeSwitch(page, 'system').click();
  // As on another page, while this one waits in the back/forward cache, where no event reaches it.
  await page.evaluate(() => {
    const [name] = Object.keys(localStorage).filter((one) => one.startsWith('theme'));
    localStorage.setItem(name, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await themeSwitch(page, 'dark').click();
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
});
