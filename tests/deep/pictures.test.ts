/** Photographs in every place that takes one: their files on different screens, for readers, and on paper. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {expect, test} from '../browser/fixtures';
import {copyOf, needsServiceWorker, stored} from '../browser/network/servedCopy';

const PAGE = './our-team';
/** On the page, in cards, in bands, on people, of partners, in the mosaic. */
const PICTURES = 19;

/** All pictures of the page, once they have come into view. */
async function pictures(page: Page) {
  const all = page.getByRole('main').getByRole('img');
  await expect(all).toHaveCount(PICTURES);
  for (const image of await all.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
  }
  return all;
}

interface Shown {
  alt: string;
  /** The width of the file that was chosen, and those that there are to choose from. */
  chosen: number;
  offered: number[];
  /** What the picture is drawn as, in pixels of the screen. */
  drawn: number;
  format: string;
}

/** What a visitor's browser makes of the pictures of a page. Runs in the page. */
const shownIn = (images: Element[]): Shown[] =>
  (images as HTMLImageElement[]).map((image) => {
    const {width, height} = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const [, chosen, format] = /-(\d+)\.(\w+)$/.exec(image.currentSrc) ?? [];
    const sources = [image, ...Array.from(image.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({srcset}) => srcset.includes(`.${format}`));
    const offered = Array.from(source?.srcset.matchAll(/ (\d+)w/g) ?? [], ([, one]) => Number(one));
    // Where its place has another shape, the picture covers it and is cut off at two of its sides.
    const drawn = Math.max(width, height * ratio) * devicePixelRatio;
    return {alt: image.alt, chosen: Number(chosen), offered, drawn, format};
  });

for (const {width, density} of [
  {width: 360, density: 2},
  {width: 768, density: 1},
  {width: 1280, density: 2},
]) {
  test.describe(`on a screen of ${width} pixels at ${density}x`, () => {
    test.use({viewport: {width, height: 800}, deviceScaleFactor: density, isMobile: false, hasTouch: false});

    test('every picture is as large as it has to be, and the next smaller one would not do', async ({page}) => {
      await page.goto(PAGE);
      for (const {alt, chosen, offered, drawn, format} of await (await pictures(page)).evaluateAll(shownIn)) {
        // A pixel or two of rounding is nothing that can be seen.
        const enough = offered.filter((one) => one >= drawn * 0.97);
        const right = enough.length === 0 ? [Math.max(...offered)] : enough.slice(0, 2);
        expect(right, `${alt}: ${drawn} pixels of the screen, from ${offered}`).toContain(chosen);
        expect(format, alt).toBe(/Example$/.test(alt) ? 'png' : 'avif');
      }
    });
  });
}

test('a phone at twice the density gets at most 45 kB for a picture across the page, and 20 kB for a cell', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, deviceScaleFactor: 2, baseURL});
  const page = await context.newPage();
  const sizes: {width: number; bytes: number}[] = [];
  page.on('response', async (response) => {
    const [, width] = /pictures\/\w+-(\d+)\.avif$/.exec(response.url()) ?? [];
    if (width) sizes.push({width: Number(width), bytes: (await response.body()).length});
  });
  await page.goto(PAGE);
  await pictures(page);
  await expect.poll(() => sizes.length).toBeGreaterThan(8);
  for (const {width, bytes} of sizes) expect(bytes, `${width} pixels`).toBeLessThan(width > 700 ? 45_000 : 20_000);
  await context.close();
});

test('what a picture shows is read once, and so is the name of a person or partner', async ({page}) => {
  await page.goto(PAGE);
  const main = page.getByRole('main');
  for (const name of ['Hills behind the town at dusk', 'With a pot', 'A tile with desks', 'Long Example'])
    await expect(main.getByRole('img', {name, exact: true}), name).toHaveCount(1);
  await expect(main.getByRole('link', {name: 'Round Example', exact: true})).toHaveCount(1);
  const tree = await main.ariaSnapshot();
  for (const name of ['First Example', 'Long Example', 'Example Without A Mark'])
    expect(tree.split(name).length - 1, name).toBe(1);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('every picture is there', async ({page}) => {
    await page.goto(PAGE);
    await pictures(page);
  });
});

test('on paper every picture is there, and none is wider than the page', async ({page}) => {
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  await page.pdf();
  const widths = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map((one) => [one.naturalWidth, one.offsetWidth]));
  expect(widths.length).toBe(PICTURES);
  for (const [natural, drawn] of widths) {
    expect(natural).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

/** The paths of the pictures that the service worker has stored, oldest first. */
const storedPictures = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('pictures-'));
    const requests = name ? await (await caches.open(name)).keys() : [];
    return requests.map(({url}) => new URL(url).pathname);
  });

test('at most sixty pictures are stored for offline use, and the oldest go first', async ({page}) => {
  test.skip(...needsServiceWorker);
  const site = await copyOf();
  const names = Array.from({length: 63}, (_, index) => `assets/pictures/${100 + index}-1.jpg`);
  for (const name of names) writeFileSync(path.join(site.dir, name), 'A picture');
  await page.goto(`${site.url}contact`);
  await stored(page);
  await page.reload();
  const paths = names.map((name) => new URL(name, site.url).pathname);
  for (const one of paths) {
    await page.evaluate(async (address) => void (await (await fetch(address)).blob()), one);
    await expect.poll(async () => (await storedPictures(page)).at(-1)).toBe(one);
  }
  await expect.poll(() => storedPictures(page)).toEqual(paths.slice(-60));
  await site.stop();
});
