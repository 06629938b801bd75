/** That nothing is cut off or out of reach: zoomed in, with large or spaced text, from right to left, with long words. */
import {chromium, type Page} from 'playwright/test';
import {launchOptions} from '../../scripts/browser.mjs';
import {expect, hydrated, lost, PAGES, test} from './site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('nothing is lost', () => {
  // A reader's own styles come from outside the page, where its policy does not hold.
  test.use({bypassCSP: true, expectedErrors: [/the server responded with a status of 404/]});

  /** Makes the browser's own default size of text larger, as its settings do. */
  const largerText = (page: Page, pixels: number) =>
    page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, pixels);

  const pages = async (page: Page, change?: () => Promise<unknown>) => {
    const found: string[] = [];
    for (const path of [...PAGES, '/no-such-page']) {
      await page.goto(`.${path}`);
      await hydrated(page);
      await change?.();
      found.push(...(await lost(page)).map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  };

  for (const [zoom, width, height] of [
    [200, 640, 450],
    [400, 320, 225],
  ] as const) {
    test(`at ${zoom} % zoom on a screen of 1280 by 900 pixels`, async ({page}) => {
      await page.setViewportSize({width, height});
      await pages(page);
    });
  }

  for (const width of [360, 1280]) {
    test(`with the text spacing that WCAG asks for, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await pages(page, () =>
        page.addStyleTag({
          content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
            p { margin-bottom: 2em !important; }`,
        }),
      );
    });

    test(`with the browser's text at 24 pixels, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await largerText(page, 24);
      await pages(page);
    });

    test(`with text at 200 %, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await largerText(page, 32);
      await pages(page);
    });

    test(`from right to left, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await pages(page, () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')));
    });

    test(`with a very long word in every heading, list and paragraph, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await pages(page, () =>
        page.evaluate(() => {
          for (const place of Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li, button)'))) {
            if (place.querySelector('a, button, p')) continue;
            place.append(' Obwegassirobwamawangaobwokuyigirizaabantuokwetandikira');
          }
        }),
      );
    });
  }
});

for (const size of [18, 20, 24, 32]) {
  test(`with ${size} pixels set in the browser, the bar is one row, and its mark is beside the name`, async ({
    baseURL,
  }) => {
    // Only the browser's own setting reaches a media query.
    const options = launchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    try {
      for (const width of [1024, 1280, 1440]) {
        const page = await browser.newPage({viewport: {width, height: 800}});
        await page.goto(`${baseURL}/about`);
        const {bar, row, mark, gap} = await page.evaluate(() => {
          const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
          const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
          const start = box('.navbar__brand').left;
          return {
            bar: box('.navbar').height,
            row: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
            mark: 1.75 * rem,
            gap: box('.navbar__title').left - start,
          };
        });
        expect(bar, `${width} pixels`).toBeLessThanOrEqual(row);
        expect(gap, `${width} pixels`).toBeGreaterThan(mark);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
}
