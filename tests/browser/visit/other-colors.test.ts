/** The site in colors that are not its own: a visitor's, paper's, and those of a browser that darkens pages. */
import type {Page} from 'playwright/test';
import {expect, PAGES, THOROUGH, test, thoroughUnless} from '../fixtures';

/** No color at all. Functions that run in the page can't see this, and write it out. */
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

test('in a visitor’s own colors the current page is marked, and no other', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('./about');
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
  expect(marks.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
  expect(marks.filter(([isCurrent, width]) => (width === '0px') !== (isCurrent === null))).toEqual([]);
});

test('in a visitor’s own colors the name keeps its chevron, and the featured tier its mark', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('./hatchery');
  // A part of the drawing is another color than the bar, as the eye sees it.
  const chevron = page.locator('.navbar .navbar__brand').filter({visible: true});
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

/** A color's luminance as WCAG counts it. */
function luminance(color: string): number {
  const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Elements by their words, with their colors and that of the ground around them. Runs in the page. */
function allColors(elements: Element[]) {
  return elements.map((element) => {
    let around = element.parentElement;
    while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)') around = around.parentElement;
    const {borderTopColor: edge, backgroundColor: face, color, fontSize} = getComputedStyle(element);
    const ground = getComputedStyle(around ?? document.documentElement).backgroundColor;
    return [String(element.textContent), {edge, face, color, ground, size: Number.parseFloat(fontSize)}] as const;
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `in the ${colorScheme} theme every button can be told from its ground, 3:1`,
    thoroughUnless(colorScheme === 'light'),
    async ({page}) => {
      await page.emulateMedia({colorScheme});
      let seen = 0;
      for (const path of PAGES) {
        await page.goto(`.${path}`);
        const buttons = page.locator('main button:visible');
        for (const [name, {edge, face, ground}] of await buttons.evaluateAll(allColors)) {
          // Its edge or its face: one of them is enough.
          const contrasts = [edge, face].filter((color) => color !== CLEAR).map((color) => contrast(color, ground));
          expect(Math.max(...contrasts), `${path}: ${name}`).toBeGreaterThanOrEqual(3);
          seen += 1;
        }
      }
      expect(seen).toBeGreaterThan(0);
    },
  );
}

/** The focus ring of the element that has the focus, and every ground behind it. Runs in the page. */
function ringOf(element: Element) {
  const around: string[] = [];
  for (let box = element.parentElement; box && around.length === 0; box = box.parentElement) {
    const {backgroundColor} = getComputedStyle(box);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') around.push(backgroundColor);
  }
  const {outlineColor, outlineOffset, backgroundColor} = getComputedStyle(element);
  // A ring inside its element has the element's own ground behind it.
  const isInside = Number.parseFloat(outlineOffset) < 0 && backgroundColor !== 'rgba(0, 0, 0, 0)';
  return {ring: outlineColor, ground: isInside ? backgroundColor : around[0]};
}

for (const [colorScheme, path] of [
  ['light', '/programs'],
  ['dark', '/more'],
] as const) {
  test(
    `in the ${colorScheme} theme what the mouse is on can be read, 7:1 or large 4.5:1, and what has the focus has a ring, 3:1`,
    THOROUGH,
    async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(`.${path}`);
      const controls = page.locator(':is(.navbar, main, footer) :is(a, button)').filter({visible: true});
      expect(await controls.count()).toBeGreaterThan(15);
      for (const control of await controls.all()) {
        await control.hover();
        const [[name, {color, face, ground, size}]] = await control.evaluateAll(allColors);
        expect(contrast(color, face === CLEAR ? ground : face), name).toBeGreaterThanOrEqual(size < 24 ? 7 : 4.5);
        await control.focus();
        const {ring, ground: below} = await control.evaluate(ringOf);
        expect(contrast(ring, below), `the ring of ${name}`).toBeGreaterThanOrEqual(3);
      }
    },
  );
}

test('a browser that darkens pages leaves the light theme alone', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('./about');
  // The browser may turn the words round.
  const scheme = await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme.split(' ').sort());
  expect(scheme).toEqual(['light', 'only']);
});
