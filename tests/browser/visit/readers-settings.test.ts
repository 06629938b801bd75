/** All text stays readable with larger or wider text, in other languages, and with words longer than a line. */
import {chromium, type Page} from 'playwright/test';
import {launchOptions} from '../../../scripts/browsers.mjs';
import {ABORTED_FILE, expect, NOT_FOUND, PAGES, test} from '../fixtures';
import {inPage} from '../inPage/load';

const unreadable = inPage<typeof import('../inPage/unreadableText')>(require.resolve('../inPage/unreadableText'));

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  serviceWorkers: 'block',
  // Styles of a reader's own come from outside of the page, where its policy doesn't apply.
  bypassCSP: true,
});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND, ABORTED_FILE));

interface Setting {
  /** Runs once a page has loaded. */
  change?: (page: Page) => Promise<unknown>;
  widths?: number[];
  /** Whether a word that is wider than its place may be broken. */
  mayBreakWords?: boolean;
}

async function expectReadable(page: Page, {change, widths = [360, 1280], mayBreakWords = false}: Setting) {
  const faults: string[] = [];
  for (const path of [...PAGES, '/no-such-page']) {
    await page.goto(`.${path}`);
    await change?.(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const here = await page.evaluate((module) => module.unreadableText(), await unreadable(page));
      faults.push(...here.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(faults.filter((fault) => !mayBreakWords || !fault.endsWith('is broken.'))).toEqual([]);
}

test('text can be read with the text spacing of WCAG 1.4.12', async ({page}) => {
  const content = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
  await expectReadable(page, {change: () => page.addStyleTag({content}), mayBreakWords: true});
});

test('text can be read on a page that a browser has translated into a right-to-left language', async ({page}) => {
  const change = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectReadable(page, {change});
});

test('text can be read in a wide font, when the site’s own has not arrived', async ({page}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const content = ':root { --face-display: "DejaVu Sans", Verdana; --face-text: "DejaVu Sans", Verdana }';
  await expectReadable(page, {change: () => page.addStyleTag({content}), widths: [320, 360, 768, 1280]});
});

test('a word that is longer than a line is broken, and nothing is cut off', async ({page}) => {
  const change = () =>
    page.evaluate(() => {
      for (const element of Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li)'))) {
        if (!element.querySelector('a, button, p')) {
          element.append(' Obwegassirobwamawangaobwokuyigirizaabantuokwetandikira');
        }
      }
    });
  await expectReadable(page, {change, widths: [360], mayBreakWords: true});
});

for (const [what, setting] of [
  ['at 200 %', 'defaultFontSize=32'],
  ['of at least 24 px', 'minimumFontSize=24'],
] as const) {
  test(`text can be read in a browser that is set to text ${what}`, async ({baseURL}) => {
    const options = launchOptions();
    const browser = await chromium.launch({...options, args: [...options.args, `--blink-settings=${setting}`]});
    try {
      const page = await browser.newPage({baseURL, reducedMotion: 'reduce', serviceWorkers: 'block'});
      await expectReadable(page, {widths: [320, 360, 768, 1280], mayBreakWords: true});
    } finally {
      await browser.close();
    }
  });
}
