/**
 * Takes screenshots of a build's pages at several widths, in both themes, into `screenshots/`. `compareScreenshots.ts`
 * compares two such folders.
 *
 *   npm run screenshots -- [page …] [--dir build]   page: index, about, 404 …
 */
import {mkdirSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type {Page} from 'playwright';
import {runProgram} from './run';
import {pagesNamed, readBuild} from './verify/built';
import {withBrowser} from './withBrowser';

const WIDTHS = [360, 768, 1280, 1920];

/** In opening hours, so that pictures of two days can be compared. */
const TIME = new Date('2026-11-25T09:00:00+03:00');

async function takePage(tab: Page, address: string, file: string): Promise<void> {
  await tab.goto(address);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    // Pictures load lazily.
    scrollTo(0, document.body.scrollHeight);
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  await tab.screenshot({path: `screenshots/${file}`, fullPage: true});
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const build = readBuild(values.dir);
  const names = pagesNamed(build, positionals).map(({file}) => file.replace(/\.html$/, ''));
  mkdirSync('screenshots', {recursive: true});
  await withBrowser(build, async (browser, url) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // With reduced motion, counters have their final values.
      const tab = await browser.newPage({colorScheme, reducedMotion: 'reduce'});
      await tab.clock.setFixedTime(TIME);
      for (const width of WIDTHS) {
        await tab.setViewportSize({width, height: width < 700 ? 760 : 900});
        for (const name of names) {
          await takePage(tab, url + name.replace(/^index$/, ''), `${name}-${width}-${colorScheme}.png`);
        }
      }
    }
  });
}

runProgram(main);
