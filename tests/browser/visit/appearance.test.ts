/** What can be measured of the look: axe and the contrast of WCAG AAA, room for thumbs, stillness. */
import type {Page} from 'playwright/test';
import {EACH_PAGE, expect, NOT_FOUND, PAGES, test, thoroughUnless, violations} from '../fixtures';

const ALL = [...PAGES, '/no-such-page'];
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

// `npm run verify` looks at the pages themselves, those of the tests' site too (tests/built/verify).
for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `${colorScheme}: axe finds nothing on the lost page, nor in the menu`,
    thoroughUnless(colorScheme === 'dark'),
    async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width: 360, height: 800});
      await page.goto('./no-such-page');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('dialog').getByRole('link', {name: 'Contact'})).toBeInViewport();
      await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)).then(() => {}));
      expect(await violations(page)).toEqual([]);
    },
  );
}

for (const [device, width, height] of [
  ['a phone', 360, 740],
  ['a tablet', 1280, 800],
] as const) {
  test(`on ${device}, all that can be tapped is at least 44 pixels high and wide`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const path of ALL) {
      await page.goto(`.${path}`);
      const targets = page.locator('a:visible, button:visible');
      await expect(targets, path).not.toHaveCount(0);
      const small = await targets.evaluateAll((elements) =>
        elements
          // WCAG leaves out a link inside a sentence, or a line of a list: its height is what these allow.
          .filter(
            (target) =>
              !target.closest('p, .list > li, ol:not([class]) > li') && !target.textContent?.startsWith('Skip'),
          )
          .map((target) => [target.textContent || target.ariaLabel, target.getBoundingClientRect()] as const)
          .filter(([, {width, height}]) => width < 44 || height < 44)
          .map(([name, {width, height}]) => `${name}: ${Math.round(width)} × ${Math.round(height)}`),
      );
      expect(small, path).toEqual([]);
    }
  });
}

test('letters of Luganda and Kikuyu are in a headline’s own face', {tag: '@chromium'}, async ({page}) => {
  await page.goto('./about');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  await page.locator('h1').evaluate((headline) => {
    headline.textContent = 'Ŋŋ Ĩĩ Ũũ Šš ß';
  });
  const faces = async () => (await session.send('CSS.getPlatformFontsForNode', {nodeId})).fonts;
  await expect
    .poll(async () => (await faces()).map(({familyName}) => familyName))
    .toEqual([expect.stringContaining('Bricolage')]);
});

interface Shift {
  /** The words that moved, and from where to where, in pixels from the top of the window. */
  words: string;
  from: number;
  to: number;
}

/** Watches what moves in a page by itself, from its first paint on. Resolves to a function that returns what has moved. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    type Entry = {sources: {node?: Node; previousRect: DOMRect; currentRect: DOMRect}[]};
    new PerformanceObserver((list) => {
      for (const {sources} of list.getEntries() as unknown as Entry[]) {
        for (const {node, previousRect, currentRect} of sources) {
          const words = (node?.parentElement?.textContent ?? '').trim().slice(0, 40);
          shifts.push({words, from: Math.round(previousRect.y), to: Math.round(currentRect.y)});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<Shift[]>((done) => {
          // Observers are called in their order: by then the first one knows.
          new PerformanceObserver(() => done((window as unknown as {shifts: Shift[]}).shifts)).observe({type: 'mark'});
          requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('painted')));
        }),
    );
}

test.describe('nothing shifts', {tag: '@chromium'}, () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}, serviceWorkers: 'block'});

  for (const [path, details] of EACH_PAGE) {
    test(`on ${path} while the page and its pictures arrive`, details, async ({page}) => {
      const shifts = await watchShifts(page);
      await page.goto(`.${path}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const picture of await page.getByRole('main').locator('picture').all()) {
        await picture.scrollIntoViewIfNeeded();
      }
      expect(await shifts()).toEqual([]);
    });

    test(`up or down on ${path} when its face comes late`, details, async ({page}) => {
      const shifts = await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      await page.goto(`.${path}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Letters of the other face are a little wider or narrower.
      expect((await shifts()).filter(({from, to}) => from !== to)).toEqual([]);
    });
  }

  test('and what does shift is found', async ({page}) => {
    const shifts = await watchShifts(page);
    await page.goto('./about');
    await page.locator('h1').evaluate((headline) => headline.before(document.createElement('hr')));
    const words = expect.stringContaining('It began with students');
    expect(await shifts()).toContainEqual({words, from: expect.any(Number), to: expect.any(Number)});
  });
});

test('under prefers-reduced-motion nothing is animated', async ({page}) => {
  const animated = () =>
    page.locator('main *').evaluateAll((all) => all.filter((one) => getComputedStyle(one).animationName !== 'none'));
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    expect(await animated(), path).toHaveLength(0);
  }
  // The home page's silks slide in for anybody else.
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('./');
  expect(await animated()).not.toHaveLength(0);
});
