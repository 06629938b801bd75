/** No word is ever broken inside: at any width, with large text, and in a font much wider than the site's own. */
import type {Page} from 'playwright/test';
import {expect, hydrated, PAGES, test} from './site';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  expectedErrors: [/the server responded with a status of 404|net::ERR_FAILED/],
  // A wide font for the text, and another size, come from outside the page, where its policy does not hold.
  bypassCSP: true,
});

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920];

/** Words that stand on more than one line, or beyond the edge of the window. A hyphen or a slash ends a word. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const edge = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement;
      if (element.closest('[aria-hidden="true"], script, style, noscript, .sr-only, [href$="skipToContent_fallback"]'))
        continue;
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      for (const {index, 0: word} of node.textContent?.matchAll(/[^\s/\u2013-]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = Array.from(range.getClientRects()).filter(({width}) => width > 0);
        if (new Set(boxes.map(({top}) => Math.round(top))).size > 1) found.push(`"${word}" is broken.`);
        if (boxes.some(({left, right}) => left < -1 || right > edge + 1)) found.push(`"${word}" is cut off.`);
      }
    }
    return found;
  });

async function expectWholeWords(page: Page, style?: string): Promise<void> {
  const found: string[] = [];
  for (const path of [...PAGES, '/no-such-page']) {
    await page.goto(`.${path}`);
    await hydrated(page);
    if (style) await page.addStyleTag({content: style});
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      found.push(...(await brokenWords(page)).map((line) => `${path} at ${width} pixels: ${line}`));
    }
  }
  expect(found, found.join('\n')).toEqual([]);
}

test('every word is whole at seven widths', async ({page}) => {
  await expectWholeWords(page);
});

test("every word is whole with the browser's text at 24 pixels", async ({page}) => {
  // Media queries count in the browser's own size, which a page cannot set: the narrow widths are what is tested.
  await expectWholeWords(page, 'html { font-size: 24px }');
});

test('every word is whole in a wide font, where the display font never comes', async ({page}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await expectWholeWords(page, ':root { --face-display: "DejaVu Sans", Verdana; --face-text: "DejaVu Sans", Verdana }');
});

test('from 2840 to 7680 pixels the opening of the home page keeps its words and its width', async ({page}) => {
  await page.goto('./');
  await hydrated(page);
  for (const width of [2840, 3840, 5120, 7680]) {
    await page.setViewportSize({width, height: 1440});
    expect(await brokenWords(page), `${width} pixels`).toEqual([]);
    const lines = await page.getByRole('heading', {level: 1}).evaluate((headline) => {
      const range = document.createRange();
      range.selectNodeContents(headline);
      return new Set(Array.from(range.getClientRects()).map(({top}) => Math.round(top))).size;
    });
    expect(lines, `${width} pixels`).toBeLessThanOrEqual(2);
  }
});
