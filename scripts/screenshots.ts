/**
 * Takes screenshots of every page, at four widths and in both themes, into `screenshots/`.
 * `npm run screenshots -- [page …]` takes only the given pages: index, about, …, 404.
 */
import {mkdirSync, readdirSync} from 'node:fs';
import {chromium} from 'playwright';
import {launchOptions} from './browser.mjs';
import {serve} from './serve';

const PAGES = [...readdirSync('pages').map((file) => file.replace('.mdx', '')), '404'];
const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const {server, url} = await serve({dir: 'build', base: process.env.BASE_URL});
  const browser = await chromium.launch(launchOptions());
  mkdirSync('screenshots', {recursive: true});
  for (const colorScheme of THEMES) {
    // With reduced motion, nothing is caught halfway and figures have their final values.
    const context = await browser.newContext({colorScheme, reducedMotion: 'reduce'});
    const page = await context.newPage();
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: width < 700 ? 760 : 900});
      for (const name of chosen.length > 0 ? chosen : PAGES) {
        await page.goto(url + (name === 'index' ? '' : name), {waitUntil: 'load'});
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // The strip at the page's end, and pictures, are fetched when somebody comes near.
        await page.evaluate(async () => {
          scrollTo(0, document.body.scrollHeight);
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
          scrollTo(0, 0);
        });
        await page.screenshot({path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: true});
      }
    }
    await context.close();
  }
  await browser.close();
  server.close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
