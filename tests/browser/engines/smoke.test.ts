/** Real engines that Playwright doesn't ship, old ones among them. Each is skipped where it isn't installed. */
import {expect, test} from 'playwright/test';
import {comeNear, showFigures} from '../figures';
import {type Rehearsal, rehearse} from '../rehearsal';
import {counting, headline, NAMES} from '../written';
import {chromium88Missing, launchChromium88} from './chromium88';
import type {Engine} from './engine';
import {launchWebkitGtk, recordErrors, webkitGtkMissing} from './webkitGtk';

for (const [name, missing, launch] of [
  ['Chromium 88', chromium88Missing(), launchChromium88],
  ['WebKitGTK', webkitGtkMissing(), launchWebkitGtk],
] as const) {
  test.describe(name, () => {
    test.skip(missing !== undefined, missing);
    test.describe.configure({mode: 'default'});

    let site: Rehearsal;
    let engine: Engine;

    test.beforeAll(async () => {
      site = await rehearse();
      recordErrors(site.dir);
      engine = await launch();
    });

    test.afterAll(async () => {
      await engine?.close();
      await site?.stop();
    });

    test.afterEach(async () => {
      expect(await engine.errors(), 'errors in the console').toEqual([]);
    });

    const attribute = (selector: string, attributeName: string) =>
      engine.run(([at, what]) => document.querySelector(at)?.getAttribute(what), [selector, attributeName]);

    test('every page opens without an error, and is no wider than the window', async () => {
      for (const width of [360, 1280]) {
        await engine.resize(width, 800);
        for (const page of NAMES) {
          await engine.open(site.url + page);
          expect(await engine.run(() => document.querySelector('h1')?.innerText)).toBe(headline(`/${page}`));
          const {scrollWidth, clientWidth} = await engine.run(() => {
            const {scrollWidth, clientWidth} = document.documentElement;
            return {scrollWidth, clientWidth};
          });
          expect(scrollWidth, `/${page} at ${width} pixels`).toBe(clientWidth);
          expect(await engine.errors(), `/${page} at ${width} pixels`).toEqual([]);
        }
      }
    });

    test('the menu opens, Escape closes it, and it opens again', async () => {
      await engine.resize(360, 800);
      await engine.open(`${site.url}about`);
      const expanded = () => attribute('.navbar__toggle', 'aria-expanded');
      expect(await expanded()).toBe('false');
      for (let turn = 0; turn < 2; turn += 1) {
        await engine.click('.navbar__toggle');
        await expect.poll(expanded).toBe('true');
        await engine.press('Escape');
        await expect.poll(expanded).toBe('false');
      }
    });

    test('the open menu holds the focus, all the way round', async () => {
      await engine.resize(360, 800);
      await engine.open(`${site.url}about`);
      await engine.click('.navbar__toggle');
      await expect.poll(() => engine.run(() => Boolean(document.activeElement?.closest('.navbar-sidebar')))).toBe(true);
      const places = new Set<string>();
      for (let step = 0; step < 30; step += 1) {
        await engine.press('Tab');
        const {outside, name} = await engine.run(() => {
          const place = document.activeElement as HTMLElement;
          return {
            // Between the last place and the first, the browser's own bar may have its turn.
            outside: place !== document.body && !place.closest('.navbar-sidebar'),
            name: String(place.textContent),
          };
        });
        expect(outside, name).toBe(false);
        // The drawer may still be on its way in.
        const left = () => engine.run(() => Number(document.activeElement?.getBoundingClientRect().left));
        await expect.poll(left, name).toBeGreaterThanOrEqual(0);
        expect(await left(), name).toBeLessThan(await engine.run(() => innerWidth));
        places.add(name);
      }
      expect(places.size).toBeGreaterThan(5);
      await engine.press('Escape');
    });

    test('figures count, and end at their values', async () => {
      await engine.resize(1280, 500);
      await engine.open(site.url);
      const shown = () =>
        engine.run(() =>
          Array.from(document.querySelectorAll<HTMLElement>('[data-shown]')).map((one) => one.dataset.shown),
        );
      await engine.run(comeNear);
      await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
      await engine.run(showFigures);
      await expect.poll(async () => (await shown()).length).toBe(0);
      const told = await engine.run(() => document.querySelector('main')?.innerText);
      for (const {value} of counting('/').flat()) expect(told).toContain(value);
    });

    test('lists are announced as lists, though they show no markers', async () => {
      test.skip(!engine.roles, `${name} cannot be asked.`);
      const lists = 'main :is(ul, ol), footer ul';
      let seen = 0;
      for (const page of NAMES) {
        await engine.open(site.url + page);
        const roles = (await engine.roles?.(lists)) ?? [];
        expect(new Set(roles), `/${page}`).toEqual(new Set(['list']));
        seen += roles.length;
      }
      expect(seen).toBeGreaterThan(NAMES.length);
    });

    test('the theme switches, and the next page keeps it', async () => {
      await engine.resize(1280, 800);
      await engine.open(site.url);
      const theme = () => attribute('html', 'data-theme');
      const before = await theme();
      const other = before === 'dark' ? 'light' : 'dark';
      // The switch goes through three settings, and one of them is what the system already shows.
      await expect(async () => {
        await engine.click('[data-theme-switch]');
        expect(await theme()).toBe(other);
      }).toPass();
      await engine.open(`${site.url}about`);
      expect(await theme()).toBe(other);
    });
  });
}
