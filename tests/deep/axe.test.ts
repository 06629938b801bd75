/** That axe finds nothing at sizes and in themes that `npm run verify` leaves out, under forced colors, on error pages. */
import {addressOf, TESTS} from '../../scripts/sites.mjs';
import {expect, NOT_FOUND, PAGES, startReact, test, violations} from '../browser/fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND, /planted/));
test.slow();

for (const [width, colorScheme] of [
  [320, 'light'],
  [360, 'light'],
  [768, 'light'],
  [1280, 'dark'],
  [1920, 'light'],
] as const) {
  test(`axe finds nothing at ${width} pixels, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    for (const path of [...PAGES, '/no-such-page']) {
      await page.goto(`.${path}`);
      expect(await violations(page), path).toEqual([]);
    }
  });
}

test('axe finds nothing on the handbook’s page of all components, and it is no wider than a phone', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 800});
  await page.goto(`${addressOf(TESTS.staff)}handbook/components`);
  // The examples of components bring the headings of a page along.
  expect((await violations(page)).filter((line) => !line.startsWith('heading-order'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with forced colors, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});
    for (const path of [...PAGES, '/no-such-page']) {
      await page.goto(`.${path}`);
      // Under forced colors the browser paints other colors than the ones that it reports to axe.
      const lines = (await violations(page)).filter((line) => !line.startsWith('color-contrast'));
      expect(lines, path).toEqual([]);
    }
  });

  test(`axe finds nothing on the error page, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('planted');
        }
      } as unknown as typeof IntersectionObserver;
    });
    await page.goto('./impact');
    await page.evaluate(startReact);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Unexpected Application Error!');
    expect(await violations(page)).toEqual([]);
  });
}
