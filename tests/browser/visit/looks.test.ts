/** What can be measured of the look of every page, on a wide screen and on a phone, in both themes. */
import {expect, NOT_FOUND, PAGES, test} from '../fixtures';
import {crowded, merged, pale} from './looks/faults';

test.use({colorScheme: 'light', contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'block'});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

const ALL = [...PAGES, '/no-such-page'];

test('words keep off each other and off every edge, and begin in one line, as large as what they are', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of ALL) {
    await page.goto(`.${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 900});
      faults.push(...(await crowded(page)).map((fault) => `${path} at ${width}: ${fault}`));
    }
    faults.push(...(await merged(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('words, buttons, rules and the rings of what has the focus can be told from their ground', async ({page}) => {
  const faults: string[] = [];
  for (const path of ALL) {
    await page.goto(`.${path}`);
    // The bar and the foot are the same on every page.
    const parts = page.locator(path === '/' ? 'body *' : 'main *');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const here = await pale(parts);
      faults.push(...here.map((fault) => `${path}, ${colorScheme}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('so it is in the menu on a phone, where everything is large enough for a thumb', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('./about');
  // By keyboard: after a click, what has the focus need not show it.
  await page.getByRole('button', {name: 'Toggle navigation bar'}).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)).then(() => {}));
  const menu = page.getByRole('dialog');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await pale(menu.locator('*')), colorScheme).toEqual([]);
  }
  expect(await crowded(page)).toEqual([]);
  // Pages have colors of their own.
  const links = menu.locator('ul a').filter({hasNotText: 'Apply Now'});
  const grounds = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(grounds).size).toBeGreaterThanOrEqual(5);
  const targets = menu.locator('a, button').filter({visible: true});
  const sizes = await targets.evaluateAll((all) =>
    all.map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height)),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});
