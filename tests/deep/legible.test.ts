/** That nothing is cut off or broken, at all widths, with spaced text, from right to left, in other faces and sizes. */
import {chromium, type Page, type PlaywrightTestOptions} from 'playwright/test';
import {launchOptions} from '../../scripts/browsers.mjs';
import {expect, type Fixtures, LOST_FILE, NOT_FOUND, test} from '../browser/fixtures';
import {expectLegible} from '../browser/visit/expectLegible';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  bypassCSP: true,
});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND, LOST_FILE));

test('at eight widths', async ({page}) => {
  await expectLegible(page, [390, 640, 768, 900, 1024, 1280, 1920, 2840]);
});

test('with the text spacing that WCAG asks for', async ({page}) => {
  const content = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
  await expectLegible(page, [360, 1280], {change: () => page.addStyleTag({content}), mayBreak: true});
});

test('from right to left', async ({page}) => {
  const change = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectLegible(page, [360, 1280], {change});
});

test('in a wide font, where the display font never comes', async ({page}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const content = ':root { --face-display: "DejaVu Sans", Verdana; --face-text: "DejaVu Sans", Verdana }';
  await expectLegible(page, [320, 360, 768, 1280, 1920], {change: () => page.addStyleTag({content})});
});

/** What a browser of its own needs of the test. */
type Own = Pick<PlaywrightTestOptions & Fixtures, 'baseURL' | 'complaints'>;

/** A page of a browser whose text is as large as a reader has set it. Only that setting reaches a media query. */
async function withText(pixels: number, {baseURL, complaints}: Own, act: (page: Page) => Promise<void>) {
  const options = launchOptions();
  const args = [...options.args, `--blink-settings=defaultFontSize=${pixels}`];
  const browser = await chromium.launch({...options, args});
  const page = await browser.newPage({baseURL, reducedMotion: 'reduce'});
  complaints.hear(page.context());
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${pixels}px`);
  await act(page);
  await browser.close();
}

for (const size of [18, 24, 32]) {
  test(`with ${size} pixels set in the browser`, async ({baseURL, complaints}) => {
    await withText(size, {baseURL, complaints}, (page) => expectLegible(page, [320, 360, 768, 1280]));
  });

  test(`with ${size} pixels set in the browser, the bar is one row, and its mark is beside the name`, async ({
    baseURL,
    complaints,
  }) => {
    await withText(size, {baseURL, complaints}, async (page) => {
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({width, height: 800});
        await page.goto('./about');
        const {bar, row, mark, gap} = await page.evaluate(() => {
          const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
          const {fontSize, scrollPaddingTop} = getComputedStyle(document.documentElement);
          return {
            bar: box('.navbar').height,
            row: Number.parseFloat(scrollPaddingTop),
            mark: 1.75 * Number.parseFloat(fontSize),
            gap: box('.wordmark > b').left - box('.wordmark').left,
          };
        });
        expect(bar, `${width} pixels`).toBeLessThanOrEqual(row);
        expect(gap, `${width} pixels`).toBeGreaterThan(mark);
      }
    });
  });
}
