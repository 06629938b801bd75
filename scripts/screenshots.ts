/**
 * Takes screenshots of pages at several widths, in both themes, into `screenshots/`. The editor's are taken by
 * `tests/editorScreenshots.ts`.
 *
 *   npm run screenshots                      every page, of the build that is there
 *   npm run screenshots -- about 404         these pages
 *   CONTENT=tests/site npm run screenshots   the pages of the tests' own site
 */
import {mkdirSync, readdirSync} from 'node:fs';
import type {Browser, BrowserContextOptions} from 'playwright';
import {readEnvironment} from '../src/environment';
import {launchBrowser} from './launch';
import {runProgram} from './run';
import {serve} from './serve';
import {LIVE, TESTS} from './sites.mjs';

const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;
/** With reduced motion, nothing is caught halfway and figures have their final values. */
const STILL: BrowserContextOptions = {reducedMotion: 'reduce'};

const FOLDER = 'screenshots';

/** A morning in the week, in opening hours: pictures of two days can be compared. */
const SHOWN_AT = new Date('2026-11-25T09:00:00+03:00');

/** The file of a screenshot. */
const fileOf = (name: string, width: number, theme: string): string => `${FOLDER}/${name}-${width}-${theme}.png`;

async function takePages(browser: Browser, url: string, names: string[]): Promise<void> {
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({...STILL, colorScheme});
    const page = await context.newPage();
    await page.clock.setFixedTime(SHOWN_AT);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: width < 700 ? 760 : 900});
      for (const name of names) {
        await page.goto(url + (name === 'index' ? '' : name), {waitUntil: 'load'});
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // The strip at the page's end and pictures load lazily.
        await page.evaluate(async () => {
          scrollTo(0, document.body.scrollHeight);
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
          scrollTo(0, 0);
        });
        await page.screenshot({path: fileOf(name, width, colorScheme), fullPage: true});
      }
    }
    await context.close();
  }
}

/** The visitors' build of the site whose content is in a folder. Throws for a folder that nothing is built from. */
function buildFrom(contentDir: string): string {
  if (contentDir === '.') return LIVE.public.dir;
  if (contentDir === TESTS.public.env.CONTENT) return TESTS.public.dir;
  throw new Error(
    `CONTENT is "${contentDir}", which has no build to show. Write ${TESTS.public.env.CONTENT} for the tests’ own site, or leave it out for the live one.`,
  );
}

/** Serves a build to a browser for as long as `take` works. */
export async function withBrowser(dir: string, take: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const {server, url} = await serve({dir, base: readEnvironment().baseUrl});
  const browser = await launchBrowser().catch((error) => {
    server.close();
    throw error;
  });
  mkdirSync(FOLDER, {recursive: true});
  try {
    await take(browser, url);
  } finally {
    await browser.close();
    server.close();
  }
}

if (require.main === module) {
  runProgram(async () => {
    const {contentDir} = readEnvironment();
    const dir = buildFrom(contentDir);
    const chosen = process.argv.slice(2);
    const all = [...readdirSync(`${contentDir}/pages`).map((file) => file.replace('.mdx', '')), '404'];
    const names = chosen.length > 0 ? chosen : all;
    await withBrowser(dir, (browser, url) => takePages(browser, url, names));
  });
}
