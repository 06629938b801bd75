/**
 * Visits in two browsers that Playwright's own can't stand for: Chromium 88, near the oldest that the site supports, and the
 * regular Firefox. What scripts of the page do there is tried with a mouse and a keyboard. Each is skipped where it isn't
 * installed. That the pages look as in Chromium, in Firefox and WebKit, is tested by `everyEngine.ts`.
 */
import {chromium, expect, type Page, test} from 'playwright/test';
import {BROWSER_FLAGS} from '../../scripts/browsers.mjs';
import {findOldChromium} from '../../scripts/oldChromium.mjs';
import {HEADLINES} from '../browser/headlines';
import {comeNear, FINAL, showFigures} from '../browser/visit/countingFigures';
import {findDrivenFirefox, openFirefox, resizeFirefox} from './firefox';

/** What both Playwright's and Puppeteer's pages can do, which is all that these tests need. */
interface Visitor {
  page: Pick<Page, 'goto' | 'evaluate' | 'keyboard' | 'mouse' | 'on'>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

async function startChromium88(): Promise<Visitor> {
  const browser = await chromium.launch({executablePath: findOldChromium(), args: BROWSER_FLAGS});
  // Without the user agent of the project: Chromium 88 can't take the way in which Playwright sets one.
  const page = await browser.newPage({userAgent: undefined});
  return {page, resize: (width, height) => page.setViewportSize({width, height}), close: () => browser.close()};
}

async function startFirefox(): Promise<Visitor> {
  const browser = await openFirefox();
  const page = await browser.newPage();
  const resize = (width: number, height: number) => resizeFirefox(page, width, height);
  return {page: page as unknown as Visitor['page'], resize, close: () => browser.close()};
}

for (const [name, executable, start] of [
  ['Chromium 88', findOldChromium(), startChromium88],
  ['Firefox', findDrivenFirefox(), startFirefox],
] as const) {
  test.describe(name, () => {
    test.skip(
      !executable,
      `${name} can’t be driven here: see scripts/setup.mjs and "node scripts/setup.mjs --other-engines".`,
    );
    test.describe.configure({mode: 'default'});

    let engine: Visitor;
    let errors: string[] = [];

    test.beforeAll(async () => {
      engine = await start();
      engine.page.on('pageerror', (error) => errors.push(String(error)));
      engine.page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    });

    test.beforeEach(() => {
      errors = [];
    });

    test.afterEach(() => expect(errors, 'errors in the console').toEqual([]));

    test.afterAll(() => engine?.close());

    const attribute = (selector: string, wanted: string) =>
      engine.page.evaluate(([at, what]) => document.querySelector(at)?.getAttribute(what), [selector, wanted]);

    /** Clicks the middle of the first visible element that matches, as a mouse does. */
    async function click(selector: string): Promise<void> {
      const place = await engine.page.evaluate((at) => {
        const all = Array.from(document.querySelectorAll<HTMLElement>(at));
        const element = all.find((one) => one.getClientRects().length > 0);
        element?.scrollIntoView({block: 'center'});
        const {left = 0, top = 0, width = 0, height = 0} = element?.getBoundingClientRect() ?? {};
        return {x: left + width / 2, y: top + height / 2};
      }, selector);
      await engine.page.mouse.click(place.x, place.y);
    }

    async function open(address: string, width: number): Promise<void> {
      await engine.resize(width, 800);
      await engine.page.goto(address);
    }

    test('every page opens without an error, and is no wider than the window', async ({baseURL}) => {
      for (const width of [360, 1280]) {
        for (const [page, headline] of Object.entries(HEADLINES)) {
          await open(baseURL + page, width);
          const {title, scrollWidth, clientWidth} = await engine.page.evaluate(() => {
            const {scrollWidth, clientWidth} = document.documentElement;
            return {title: document.querySelector('h1')?.textContent, scrollWidth, clientWidth};
          });
          expect(title?.replace(/\s+/g, '')).toBe(headline.replace(/\s+/g, ''));
          expect(scrollWidth, `/${page} at ${width} pixels`).toBe(clientWidth);
        }
      }
    });

    test('the menu opens, holds the focus all the way round, and Escape closes it', async ({baseURL}) => {
      await open(`${baseURL}about`, 360);
      const expanded = () => attribute('.navbar__toggle', 'aria-expanded');
      const visibility = (place: string) =>
        engine.page.evaluate((query) => getComputedStyle(document.querySelector(query) as Element).visibility, place);
      expect(await expanded()).toBe('false');
      for (let turn = 0; turn < 2; turn += 1) {
        await click('.navbar__toggle');
        await expect.poll(expanded).toBe('true');
        await expect
          .poll(() => engine.page.evaluate(() => Boolean(document.activeElement?.closest('.navbar-sidebar'))))
          .toBe(true);
        // An engine without "inert" hides what is behind the drawer once that has covered it.
        await expect.poll(() => visibility('main')).toBe('hidden');
        const places = new Set<string>();
        for (let step = 0; step < 20; step += 1) {
          await engine.page.keyboard.press('Tab');
          const {outside, words} = await engine.page.evaluate(() => {
            const place = document.activeElement as HTMLElement;
            // Between the last place and the first, the browser's own bar may have its turn.
            const outside = place !== document.body && !place.closest('.navbar-sidebar');
            return {outside, words: String(place.textContent)};
          });
          expect(outside, words).toBe(false);
          places.add(words);
        }
        expect(places.size).toBeGreaterThan(5);
        await engine.page.keyboard.press('Escape');
        await expect.poll(expanded).toBe('false');
        // Until it is gone, it takes the clicks that are meant for the button behind it.
        await expect.poll(() => visibility('.navbar-sidebar')).toBe('hidden');
      }
    });

    test('figures count, and end at their values', async ({baseURL}) => {
      await engine.resize(1280, 500);
      await engine.page.goto(String(baseURL));
      const shown = () => engine.page.evaluate(() => document.querySelectorAll('[data-shown]').length);
      // Chromium 88 may lose a scroll made just after the page has loaded.
      await expect
        .poll(async () => {
          await engine.page.evaluate(comeNear);
          return shown();
        })
        .toBeGreaterThan(0);
      await engine.page.evaluate(showFigures);
      await expect.poll(shown).toBe(0);
      const words = await engine.page.evaluate(() => document.querySelector('main')?.innerText);
      for (const figure of FINAL) expect(words).toContain(figure);
    });

    test('the theme switches, and the next page keeps it', async ({baseURL}) => {
      await open(String(baseURL), 1280);
      const theme = () => attribute('html', 'data-theme');
      const other = (await theme()) === 'dark' ? 'light' : 'dark';
      // The switch goes through three settings, and one of them is what the system already shows.
      await expect(async () => {
        await click('[data-theme-switch]');
        expect(await theme()).toBe(other);
      }).toPass();
      await open(`${baseURL}about`, 1280);
      expect(await theme()).toBe(other);
    });
  });
}
