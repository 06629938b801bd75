/**
 * WebKit, the engine of every iPhone: the public pages beside Chromium's, and the editor. It is WebKitGTK; Safari and iOS
 * themselves can't be tried on Linux. Skipped where it isn't installed. On GitHub Playwright's own WebKit is tried too.
 */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {TESTS} from '../../scripts/builds.mjs';
import {serve} from '../../scripts/serve';
import {PAGES} from '../browser/site';
import {findWebKit, WebKit} from './webDriver';

const WIDTHS = [360, 768, 1280, 1920];
/** How far a page's height may be from Chromium's: engines measure text differently. */
const CLOSE = 0.06;

test.skip(!findWebKit(), 'WebKitGTK isn’t installed (Debian: webkit2gtk-driver and xvfb).');
test.describe.configure({mode: 'default'});

let webkit: WebKit;
let home = '';
let stop = () => {};

test.beforeAll(async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  cpSync(TESTS.public.dir, dir, {recursive: true});
  const base = TESTS.public.env.BASE_URL;
  const {server, url} = await serve({dir, base});
  home = url;
  // The editor's policy names the site's own address. Here it is another one.
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => /^staff\/editor.*\.html$/.test(name))) {
    const full = path.join(dir, file);
    writeFileSync(full, readFileSync(full, 'utf8').replaceAll(TESTS.public.env.SITE_URL, new URL(url).origin));
  }
  stop = () => {
    server.close();
    rmSync(dir, {recursive: true});
  };
  webkit = await WebKit.launch();
});

test.afterAll(async () => {
  await webkit?.close();
  stop();
});

for (const address of PAGES) {
  test(`${address} is as high as in Chromium, and no wider than the window`, async ({page}) => {
    for (const width of WIDTHS) {
      await webkit.goto(home + address.slice(1), width);
      const size = () => ({
        window: innerWidth,
        width: document.documentElement.scrollWidth,
        height: document.body.scrollHeight,
      });
      const seen = await webkit.evaluate(size);
      // A window can't be narrower than its own bar, so Chromium's is made as wide as it became.
      await page.setViewportSize({width: seen.window, height: 900});
      await page.goto(home + address.slice(1));
      const {height} = await page.evaluate(size);
      expect(seen.width, `${width} pixels: no wider than the window`).toBeLessThanOrEqual(seen.window);
      expect(
        Math.abs(seen.height / height - 1),
        `${width} pixels: ${seen.height} high, ${height} in Chromium`,
      ).toBeLessThan(CLOSE);
    }
  });
}

test('tiles before rows of words are as large as in Chromium', async ({page}) => {
  for (const width of [768, 1280]) {
    const sizes = () =>
      Array.from(document.querySelectorAll('section:has(#media-archive) h3'), (title) =>
        Math.round(title.previousElementSibling?.getBoundingClientRect().height ?? 0),
      );
    await webkit.goto(`${home}more`, width);
    await page.setViewportSize({width, height: 900});
    await page.goto(`${home}more`);
    const expected = await page.evaluate(sizes);
    expect(expected).toHaveLength(5);
    expect(await webkit.evaluate(sizes)).toEqual(expected);
  }
});

const FRAME = '//iframe[@title="Preview"]';
const TEXT = '//textarea[@aria-label="Text" or @id=//label[normalize-space()="Text"]/@for]';

test('the editor: a sentence is tapped and changed, the page follows, and a reload keeps the draft', async () => {
  await test.step('tap', async () => {
    await webkit.goto(`${home}staff/editor?file=pages/hatchery.mdx`);
    await webkit.enter(FRAME);
    await webkit.click('//main//p[contains(., "Come for a day")]');
    await webkit.enter();
  });
  await test.step('type', async () => {
    await webkit.type(TEXT, ' Typed in WebKit.');
    await webkit.enter(FRAME);
    await webkit.find('//main//p[contains(., "Typed in WebKit.")]');
    await webkit.enter();
    await webkit.find('//*[contains(normalize-space(), "1 change")]');
  });
  await test.step('reload', async () => {
    await webkit.reload();
    await webkit.enter(FRAME);
    await webkit.find('//main//p[contains(., "Typed in WebKit.")]');
    await webkit.enter();
  });
});
