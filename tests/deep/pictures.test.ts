/** Photographs in every place that takes one: what a phone fetches of them, what is read aloud, without script, and on paper. */
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

test('a phone at twice the density gets at most 45 kB for a picture across the page, and 20 kB for a cell', async ({
  openTab,
}) => {
  const page = await openTab({viewport: {width: 360, height: 740}, deviceScaleFactor: 2});
  const sizes: {width: number; bytes: number}[] = [];
  page.on('response', async (response) => {
    const [, width] = /pictures\/\w+-(\d+)\.avif$/.exec(response.url()) ?? [];
    if (width) sizes.push({width: Number(width), bytes: (await response.body()).length});
  });
  await page.goto(PAGE);
  await pictures(page);
  await expect.poll(() => sizes.length).toBeGreaterThan(8);
  for (const {width, bytes} of sizes) expect(bytes, `${width} pixels`).toBeLessThan(width > 700 ? 45_000 : 20_000);
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
