/** The site in colors that are not its own: a visitor's, paper's, and those of a browser that darkens pages. */
import type {Page} from 'playwright/test';
import {expect, THOROUGH, test} from '../fixtures';
import {pale} from './looks/faults';

/** No color at all. */
const CLEAR = 'rgba(0, 0, 0, 0)';

/** The lower edges of the links in the bar, the current page's first. */
const edges = (page: Page) =>
  page
    .locator('.navbar__link')
    .evaluateAll((links) =>
      links
        .sort((one, other) => Number(other.matches('[aria-current]')) - Number(one.matches('[aria-current]')))
        .map((link) => getComputedStyle(link).borderBottomColor),
    );

test('in the page’s colors and in a visitor’s own the current page is marked, and no other', async ({page}) => {
  await page.goto('./about');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({forcedColors, colorScheme: 'dark'});
    const [current, ...others] = await edges(page);
    expect(new Set(others).size, forcedColors).toBe(1);
    expect(current, forcedColors).not.toBe(others[0]);
  }
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const marks = await page
    .locator('.navbar-sidebar .menu__link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).borderLeftWidth]),
    );
  expect(marks.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
  expect(marks.filter(([isCurrent, width]) => (width === '0px') !== (isCurrent === null))).toEqual([]);
});

test('in a visitor’s own colors the name keeps its chevron, and the featured tier its mark', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('./hatchery');
  // A part of the drawing is another color than the bar, as the eye sees it.
  const chevron = page.locator('.navbar .wordmark').filter({visible: true});
  const {grounds, bar} = await chevron.evaluate((brand) => ({
    grounds: ['::before', '::after'].map((part) => getComputedStyle(brand, part).backgroundColor),
    bar: getComputedStyle(brand.closest('.navbar') as Element).backgroundColor,
  }));
  expect(grounds.some((ground) => ground !== bar && ground !== CLEAR)).toBe(true);
  for (const [tier, outline] of [
    ['Monthly Membership', 'solid'],
    ['Weekly Pass', 'none'],
    ['Day Pass', 'none'],
  ]) {
    const card = page.getByRole('article').filter({has: page.getByRole('heading', {name: tier})});
    await expect(card, tier).toHaveCSS('outline-style', outline);
  }
});

test('in a visitor’s own colors the founding year covers no words', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('./about');
  const words = page.getByRole('main').getByRole('paragraph').first();
  const picture = async () => (await words.screenshot()).toString('base64');
  const before = await picture();
  // Without the year the words look the same.
  const year = page.getByRole('main').getByText('2015', {exact: true}).first();
  await year.evaluate((element: HTMLElement) => {
    element.style.visibility = 'hidden';
  });
  expect(await picture()).toBe(before);
});

for (const [colorScheme, path, names, details] of [
  ['dark', '/', /Join Our Programs|Learn More – Jockeys|Apply Now/, {}],
  ['light', '/programs', /./, THOROUGH],
  ['dark', '/more', /./, THOROUGH],
] as const) {
  test(`in the ${colorScheme} theme what the mouse is on can be read, on ${path}`, details, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.goto(`.${path}`);
    const controls = page.locator(':is(.navbar, main, footer) :is(a, button)').filter({hasText: names, visible: true});
    expect(await controls.count()).toBeGreaterThanOrEqual(3);
    for (const control of await controls.all()) {
      await control.hover();
      expect(await pale(control.locator('xpath=descendant-or-self::*'))).toEqual([]);
    }
  });
}

test('a browser that darkens pages leaves the light theme alone', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('./about');
  // The browser may turn the words round.
  const scheme = await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme.split(' ').sort());
  expect(scheme).toEqual(['light', 'only']);
});
