/** Photographs in every place that takes one: their shape, look, crop and caption, and what is said in their place. */
import type {Page} from 'playwright/test';
import {expect, THOROUGH, test} from '../fixtures';

test.use({viewport: {width: 1280, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

/** Opens a page and waits until all its pictures have come. */
async function openWithPictures(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}

/** What the pictures of a page show, in its order, and width divided by height of each as it is drawn. */
const shapes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({alt, clientWidth, clientHeight}) => [
        alt,
        Number((clientWidth / clientHeight).toFixed(2)),
      ]),
    );

test('every place has its picture, in the shape of that place', async ({page}) => {
  await openWithPictures(page, '/our-team');
  expect(await shapes(page)).toEqual([
    ['Hills behind the town at dusk', expect.closeTo(1.5, 0)],
    ['Stalls of a market, with fruit', 1.5],
    ['The room, printed in ink', 1.5],
    ['Rows of desks', 1.5],
    ['Green leaves', 1.5],
    ['Stalls in a row', 1.5],
    ['Fruit on a table', 1.5],
    ['A wide view of the hills', expect.closeTo(2.2, 0)],
    ['Among leaves', 1],
    ['With a pot', 1],
    ['Hills, one', 1.5],
    ['Market, two', 1.5],
    ['Pot, three', 0.75],
    ['Round Example', 1],
    ['Long Example', 5.33],
    ['Pale Example', 1],
    ['A tile with leaves', 1],
    ['A tile with hills', 1],
    ['A tile with desks', 1],
  ]);
});

test('a picture on a program and in a story', async ({page}) => {
  await openWithPictures(page, '/programs');
  expect(await shapes(page)).toEqual([
    ['Hills at dusk', 1.5],
    ['Stalls of a market', 1.5],
  ]);
  await openWithPictures(page, '/impact');
  expect(await shapes(page)).toEqual([['Fruit on a market table', 1.5]]);
});

for (const [caption, picture] of [
  ['A caption below it', 'The room, printed in ink'],
  ['With a caption', 'Pot, three'],
]) {
  test(`the caption "${caption}" belongs to its picture and is below it`, async ({page}) => {
    await page.goto('./our-team');
    const figure = page.getByRole('figure', {name: caption});
    const image = await figure.getByRole('img', {name: picture}).boundingBox();
    const words = await figure.getByText(caption, {exact: true}).boundingBox();
    if (!image || !words) throw new Error(`"${caption}" or its picture can't be seen.`);
    expect(words.y).toBeGreaterThanOrEqual(image.y + image.height);
    expect(words.y - image.y - image.height).toBeLessThan(20);
  });
}

test('two pictures of one paragraph are side by side', async ({page}) => {
  await page.goto('./our-team');
  const [one, two] = await page
    .getByRole('img', {name: /^(Hills, one|Market, two)$/})
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
  expect(two.top).toBe(one.top);
  expect(two.left).toBeGreaterThan(one.right);
});

test('a crop keeps the part in sight that the page names, or else the middle', async ({page}) => {
  await page.goto('./our-team');
  for (const [picture, position] of [
    ['Rows of desks', '50% 50%'],
    ['Green leaves', '50% 0%'],
    ['Among leaves', '50% 0%'],
  ]) {
    await expect(page.getByRole('img', {name: picture}), picture).toHaveCSS('object-position', position);
  }
  await page.goto('./programs');
  await expect(page.getByRole('img', {name: 'Hills at dusk'})).toHaveCSS('object-position', '50% 100%');
});

/** How pictures are printed, by their colors: all on the way from ink to paper, or from ink to gold. Runs in the page. */
function looksOf(images: Element[]): string[] {
  const INK = [22, 33, 27];
  const GROUNDS = {ink: [251, 247, 238], gold: [246, 185, 43]};
  return (images as HTMLImageElement[]).map((image) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    /** How far the pixels are, on average, from the straight line between ink and a ground. */
    const distance = (ground: number[]) => {
      const way = ground.map((value, channel) => value - INK[channel]);
      const square = way.reduce((sum, value) => sum + value * value, 0);
      let total = 0;
      for (let at = 0; at < data.length; at += 4) {
        const from = INK.map((value, channel) => data[at + channel] - value);
        const share = from.reduce((sum, value, channel) => sum + value * way[channel], 0) / square;
        total += Math.hypot(...from.map((value, channel) => value - share * way[channel]));
      }
      return total / (data.length / 4);
    };
    const [look] = Object.entries(GROUNDS).find(([, ground]) => distance(ground) < 6) ?? ['natural'];
    return `${image.alt}: ${look}`;
  });
}

test('a picture is printed as it is, in ink on paper, or in ink on gold', THOROUGH, async ({page}) => {
  await openWithPictures(page, '/our-team');
  expect(await page.getByRole('main').getByRole('img').evaluateAll(looksOf)).toEqual([
    'Hills behind the town at dusk: natural',
    'Stalls of a market, with fruit: natural',
    'The room, printed in ink: ink',
    'Rows of desks: natural',
    'Green leaves: natural',
    'Stalls in a row: gold',
    'Fruit on a table: natural',
    'A wide view of the hills: gold',
    'Among leaves: natural',
    'With a pot: ink',
    'Hills, one: natural',
    'Market, two: natural',
    'Pot, three: natural',
    'Round Example: ink',
    'Long Example: ink',
    'Pale Example: ink',
    'A tile with leaves: natural',
    'A tile with hills: gold',
    'A tile with desks: ink',
  ]);
});

test('the picture that opens a page is fetched at once, all others when they come near', async ({page}) => {
  await page.goto('./our-team');
  const [first, ...others] = await page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({alt, loading}) => `${alt}: ${loading}`));
  expect(first).toBe('Hills behind the town at dusk: eager');
  expect(others.filter((other) => !other.endsWith(': lazy'))).toEqual([]);
});

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

for (const {width, density, ...details} of [
  {width: 360, density: 2},
  {width: 768, density: 1, ...THOROUGH},
  {width: 1280, density: 2, ...THOROUGH},
]) {
  test.describe(`on a screen of ${width} pixels at ${density}x`, () => {
    test.use({viewport: {width, height: 800}, deviceScaleFactor: density, isMobile: false, hasTouch: false});

    test(
      'every picture is as large as it has to be, and the next smaller one would not do',
      details,
      async ({page}) => {
        await openWithPictures(page, '/our-team');
        const shown = await page.getByRole('main').getByRole('img').evaluateAll(shownIn);
        expect(shown.length).toBeGreaterThan(10);
        for (const {alt, chosen, offered, drawn, format} of shown) {
          // A pixel or two of rounding is nothing that can be seen.
          const enough = offered.filter((one) => one >= drawn * 0.97);
          const right = enough.length === 0 ? [Math.max(...offered)] : enough.slice(0, 2);
          expect(right, `${alt}: ${drawn} pixels of the screen, from ${offered}`).toContain(chosen);
          expect(format, alt).toBe(/Example$/.test(alt) ? 'png' : 'avif');
        }
      },
    );
  });
}
