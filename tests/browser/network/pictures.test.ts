/** Which files of a picture a phone fetches, and when. */
import type {Page} from 'playwright/test';
import {expect, test, withConnection} from '../fixtures';

// What is stored for offline use has its own tests.
test.use({
  viewport: {width: 360, height: 740},
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
});

const FILE = /\/assets\/pictures\/(.+)$/;

/** Opens the page with pictures. Returns the names of their files, in the order in which the browser asks for them. */
async function openTeam(page: Page): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = FILE.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  await page.goto('./our-team');
  return files;
}

/** Scrolls to a picture, and waits until it is drawn. Returns the name of its file. */
async function see(page: Page, alt: string): Promise<string> {
  const image = page.getByRole('img', {name: alt, exact: true});
  await image.scrollIntoViewIfNeeded();
  const width = () => image.evaluate((one: HTMLImageElement) => (one.complete ? one.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
  return image.evaluate((one: HTMLImageElement, from) => RegExp(from).exec(one.currentSrc)?.[1] ?? '', FILE.source);
}

/** The width in the name of a file. */
const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1]);

test('the picture that a page opens with is fetched once, for the width of the screen', async ({page}) => {
  const files = await openTeam(page);
  const opening = await see(page, 'Hills behind the town at dusk');
  expect(widthOf(opening)).toBe(1084);
  const [name] = opening.split('-');
  expect(files.filter((file) => file.startsWith(name))).toEqual([opening]);
});

test('a picture further down is fetched when it is near', async ({page}) => {
  const files = await openTeam(page);
  await see(page, 'Hills behind the town at dusk');
  const before = [...files];
  const last = await see(page, 'A tile with desks');
  expect(before).not.toContain(last);
  expect(files).toContain(last);
});

test('Save-Data: of each picture the smallest file is fetched, and no other', async ({page}) => {
  await withConnection(page, {saveData: true});
  const files = await openTeam(page);
  expect(widthOf(await see(page, 'Hills behind the town at dusk'))).toBe(400);
  expect(widthOf(await see(page, 'Stalls of a market, with fruit'))).toBe(320);
  for (const image of await page.getByRole('main').getByRole('img').all()) await image.scrollIntoViewIfNeeded();
  await see(page, 'A tile with desks');
  const smallest = await page.evaluate(() =>
    Array.from(document.querySelectorAll('picture > *'), (one) => {
      const sizes = (one.getAttribute('srcset') ?? '').split(', ').map((size) => size.split(' '));
      const [first] = sizes.sort(([, one], [, other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
      return first[0].replace(/.*\//, '');
    }),
  );
  expect(files.filter((file) => !smallest.includes(file))).toEqual([]);
});
