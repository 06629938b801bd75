/** A page with a picture in every place that takes one, as visitors get it. It is built for these tests alone. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {copySite} from '../../scripts/copySite';
import {type Rehearsal, rehearse} from './rehearsal';
import {expect, hydrated, test, violations} from './site';

test.describe.configure({mode: 'default', timeout: 60_000});

let site: Rehearsal;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), 'site');
  copySite(copy);
  cpSync('pictures/examples', path.join(copy, 'pictures'), {recursive: true});
  cpSync('tests/pictures/photographs.mdx', path.join(copy, 'pages/photographs.mdx'));
  const programs = path.join(copy, 'pages/programs.mdx');
  const picture = '<ProgramCard picture="/pictures/hills.jpg" shows="Hills behind a program" focus="bottom"';
  writeFileSync(programs, readFileSync(programs, 'utf8').replaceAll('<ProgramCard', picture));
  execFileSync('npx', ['docusaurus', 'build'], {
    cwd: copy,
    stdio: 'pipe',
    env: {...process.env, PREVIEW: '', NODE_ENV: ''},
  });
  site = await rehearse(path.join(copy, 'build'));
  rmSync(path.dirname(copy), {recursive: true});
});

test.afterAll(() => site?.stop());

interface Shown {
  alt: string;
  /** What was chosen, what there is to choose from, and what the picture is drawn as, in pixels of the screen. */
  chosen: number;
  offered: number[];
  drawn: number;
  format: string;
}

/** Every picture of the page, once it has come into view. */
async function shown(page: Page): Promise<Shown[]> {
  for (const image of await page.getByRole('main').locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  }
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => {
        const {width, height} = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const [, chosen, format] = /-(\d+)\.(\w+)$/.exec(image.currentSrc) ?? [];
        const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one));
        // Where the box has another shape, the picture covers it and is cut off at two of its sides.
        const drawn = Math.max(width, height * ratio) * devicePixelRatio;
        return {alt: image.alt, chosen: Number(chosen), offered, drawn, format};
      }),
    );
}

for (const {width, density} of [
  {width: 360, density: 1},
  {width: 360, density: 2},
  {width: 768, density: 1},
  {width: 768, density: 2},
  {width: 1280, density: 1},
  {width: 1280, density: 2},
]) {
  test.describe(`${width} pixels at ${density}x`, () => {
    test.use({viewport: {width, height: 800}, deviceScaleFactor: density, isMobile: false, hasTouch: false});

    test('every picture is as large as it has to be, and the next smaller one would not do', async ({page}) => {
      await page.goto(`${site.url}programs`);
      const programs = await shown(page);
      expect(programs).toHaveLength(6);
      await page.goto(`${site.url}photographs`);
      const pictures = [...programs, ...(await shown(page))];
      expect(pictures.length).toBeGreaterThan(20);
      for (const {alt, chosen, offered, drawn, format} of pictures) {
        // A pixel or two of rounding is nothing that can be seen.
        const enough = offered.filter((one) => one >= drawn * 0.97);
        expect(
          enough.length === 0 ? [Math.max(...offered)] : enough.slice(0, 2),
          `${alt}: ${drawn} of ${offered}`,
        ).toContain(chosen);
        expect(format, alt).toMatch(/Example$/.test(alt) ? /^png$/ : /^avif$/);
      }
    });
  });
}

test('only the opening is asked for at once; the others wait until they come near', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/pictures/')) fetched.push(request.url());
  });
  await page.goto(`${site.url}photographs`, {waitUntil: 'networkidle'});
  const images = page.getByRole('main').locator('img');
  expect(await images.first().getAttribute('fetchpriority')).toBe('high');
  expect(await images.first().getAttribute('loading')).toBeNull();
  const all = await images.evaluateAll((found) =>
    found.slice(1).every((one) => one.getAttribute('loading') === 'lazy'),
  );
  expect(all).toBe(true);
  expect(fetched.length).toBeLessThan(await images.count());
});

test('nothing shifts while pictures come in', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(`${site.url}photographs`);
  await shown(page);
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
});

test('a phone at twice the density gets at most 45 kB across the page, and 20 kB for a cell', async ({browser}) => {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, deviceScaleFactor: 2});
  const page = await context.newPage();
  const sizes: {width: number; bytes: number}[] = [];
  page.on('response', async (response) => {
    const width = /pictures\/\w+-(\d+)\.avif$/.exec(response.url())?.[1];
    if (width) sizes.push({width: Number(width), bytes: (await response.body()).length});
  });
  await page.goto(`${site.url}photographs`);
  await shown(page);
  expect(sizes.length).toBeGreaterThan(8);
  for (const {width, bytes} of sizes) expect(bytes, `${width} pixels`).toBeLessThan(width > 640 ? 45_000 : 20_000);
  await context.close();
});

test('Save-Data: the smallest file of every picture that is not the opening', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.goto(`${site.url}photographs`);
  const [, ...others] = await shown(page);
  for (const {alt, chosen, offered} of others) expect(chosen, alt).toBe(Math.min(...offered));
});

test('what a picture shows is read once', async ({page}) => {
  await page.goto(`${site.url}photographs`);
  const tree = await page.getByRole('main').ariaSnapshot();
  const alts = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({alt}) => alt));
  for (const alt of alts) {
    expect(alt).not.toBe('');
    expect(tree.split(`"${alt}"`).length - 1, alt).toBeLessThanOrEqual(/Example/.test(alt) ? 2 : 1);
  }
  for (const name of ['First Example', 'Long Example']) expect(tree.split(name).length - 1, name).toBe(1);
});

test('nothing of a camera, and no original, is published', async ({request}) => {
  const html = await (await request.get(`${site.url}photographs`)).text();
  expect(html).not.toContain('hills.jpg');
  for (const original of ['pictures/hills.jpg', 'assets/pictures/hills.jpg', 'pictures/examples/hills.jpg']) {
    expect((await request.get(site.url + original)).status(), original).toBe(404);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: nothing that axe knows of is wrong`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(`${site.url}photographs`);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('every picture is there', async ({page}) => {
    await page.goto(`${site.url}photographs`);
    for (const image of await page.getByRole('main').locator('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toBeVisible();
    }
    const opening = page.getByRole('img', {name: 'Hills behind the town at dusk'});
    expect((await opening.boundingBox())?.height).toBeGreaterThan(100);
  });
});

test('what was seen is there with the network off, and nothing was stored ahead', async ({page, context}) => {
  await page.goto(`${site.url}photographs`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const stored = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pictures-'));
      return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))).join();
    });
  expect(await stored()).toBe('');
  await page.reload();
  const seen = await shown(page);
  await expect.poll(stored).not.toBe('');
  await context.setOffline(true);
  await page.reload();
  expect(await shown(page)).toEqual(seen);
});

test('on paper every picture is there, and none is wider than the page', async ({page}) => {
  await page.goto(`${site.url}photographs`);
  await page.emulateMedia({media: 'print'});
  await page.pdf();
  const widths = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({naturalWidth, offsetWidth}) => [naturalWidth, offsetWidth]),
    );
  for (const [natural, drawn] of widths) {
    expect(natural).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});
