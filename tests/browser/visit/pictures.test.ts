/** Pictures: each arrives, in its own proportions and in a file of a fitting size, and is on paper. */
import {expect, test} from '../fixtures';

test.use({
  viewport: {width: 360, height: 740},
  deviceScaleFactor: 2,
  contextOptions: {reducedMotion: 'reduce'},
  serviceWorkers: 'block',
});

/** The budget of a photograph across the page of such a phone. */
const MAX_BYTES = 45_000;

test('every picture arrives on a phone, undistorted, sharp, within the page and its budget', async ({page}) => {
  const sizes: [address: string, bytes: number][] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'image' && response.url().includes('/assets/')) {
      sizes.push([response.url(), (await response.body()).length]);
    }
  });
  await page.goto('./our-team');
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures.first()).toBeVisible();
  const loading = await pictures.evaluateAll((images) => (images as HTMLImageElement[]).map((image) => image.loading));
  expect(loading, 'only the first is fetched before it comes near').toEqual([
    'eager',
    ...loading.slice(1).map(() => 'lazy'),
  ]);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  const faults = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const {left, right, width, height} = image.getBoundingClientRect();
      const {objectFit} = getComputedStyle(image);
      const [file] = image.currentSrc.split('/').slice(-1);
      // `naturalWidth` is the width that `sizes` names, not the file's.
      const fileWidth = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
      const isDistorted =
        objectFit === 'fill' && Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1) > 0.02;
      return [
        !image.alt && 'has no text',
        isDistorted && 'is distorted',
        (left < 0 || right > innerWidth) && 'is not within the page',
        fileWidth < 0.9 * devicePixelRatio * width && 'is blurred',
      ].flatMap((fault) => (fault ? [`"${image.alt}" ${fault}.`] : []));
    }),
  );
  expect(faults).toEqual([]);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter(([, bytes]) => bytes > MAX_BYTES)).toEqual([]);
});

test('a picture is on paper in the dark theme, so that a transparent logo in dark letters can be seen', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('./our-team');
  const picture = page.getByRole('img', {name: 'Stalls of a market, with fruit'});
  await expect(picture).toHaveCSS('background-color', 'rgb(251, 247, 238)');
});
