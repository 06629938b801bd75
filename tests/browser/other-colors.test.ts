/** The site in colors that are not its own: a visitor's, paper's, and those of a browser that darkens pages. */
import type {Page} from 'playwright/test';
import {expect, test} from './site';

/** The lower edges of the links in the bar, the current page's first. */
const edges = (page: Page) =>
  page
    .locator('.navbar__link')
    .evaluateAll((links) =>
      links
        .sort((one, other) => Number(other.matches('[aria-current]')) - Number(one.matches('[aria-current]')))
        .map((link) => getComputedStyle(link).borderBottomColor),
    );

test('in a visitor’s own colors the current page is marked, and no other', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/about');
  const [current, ...others] = await edges(page);
  expect(new Set(others).size).toBe(1);
  expect(current).not.toBe(others[0]);
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const marks = await page
    .locator('.navbar-sidebar .menu__link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).borderLeftWidth]),
    );
  for (const [isCurrent, width] of marks) expect(width === '0px').toBe(isCurrent === null);
});

test('on paper the footer’s headings are black', async ({page}) => {
  await page.goto('/about');
  await page.emulateMedia({media: 'print'});
  for (const heading of await page.getByRole('contentinfo').getByRole('heading').all()) {
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('a browser that darkens pages leaves the light theme alone', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/about');
  // The browser may turn the words round.
  const scheme = await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme.split(' ').sort());
  expect(scheme).toEqual(['light', 'only']);
});
