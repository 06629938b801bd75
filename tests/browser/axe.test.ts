/** That axe finds nothing at other sizes than those of `appearance.test.ts`, under forced colours, and on the pages for errors. */
import {expect, hydrated, PAGES, test, touchForReact, violations} from './site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('axe finds nothing', () => {
  test.use({expectedErrors: [/the server responded with a status of 404/]});

  for (const width of [320, 768, 1920]) {
    test(`at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const path of [...PAGES, '/no-such-page']) {
        await page.goto(`.${path}`);
        await hydrated(page);
        expect(await violations(page), path).toEqual([]);
      }
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`with forced colours, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});
      for (const path of [...PAGES, '/no-such-page']) {
        await page.goto(`.${path}`);
        await hydrated(page);
        // Under forced colours the browser paints other colours than the ones that it tells axe.
        const found = await violations(page);
        expect(
          found.filter((line) => !line.startsWith('color-contrast')),
          path,
        ).toEqual([]);
      }
    });
  }
});

test.describe('the error page', () => {
  test.use({expectedErrors: [/planted/]});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.addInitScript(() => {
        window.IntersectionObserver = class {
          constructor() {
            throw new Error('planted');
          }
        } as unknown as typeof IntersectionObserver;
      });
      await page.goto('./impact');
      await page.evaluate(touchForReact);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Unexpected Application Error!');
      expect(await violations(page)).toEqual([]);
    });
  }
});
