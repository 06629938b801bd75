/**
 * Finds the pages that a change makes look different, and takes a picture of each at 360 px, as it was and as it is,
 * where the first difference is. `npm run pictures -- --before <build> --after <build> --report <file>`; the pictures
 * go into `changes/` in the later build, the list of pages into the report.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, type BrowserContext, chromium, type Page} from 'playwright';
import {launchOptions} from '../browser.mjs';
import {serve} from '../serve';
import {addressOf, pageWithoutAddress} from './sameBuild.mjs';

const WIDTH = 360;
/** A picture shows so much above and below the difference, and is so high at most. */
const MARGIN = 80;
const HIGHEST = 900;
/** More pages than this nobody looks through. */
const MOST_PAGES = 24;

interface Build {
  dir: string;
  site: string;
  base: string;
}

interface Rows {
  top: number;
  bottoms: [number, number];
}

/** A page's HTML without what differs anyway: the address, and the branch that its edit link leads to. */
function neutralHtml({dir, site, base}: Build, page: string): string | undefined {
  const file = path.join(dir, `${page}.html`);
  if (!existsSync(file)) return undefined;
  const html = pageWithoutAddress(readFileSync(file, 'utf8'), [{site, base}]);
  return html.replace(/\/edit\/[^" >]+?\/(pages|records|handbook)\//g, '/edit/$1/');
}

/** Opens the page with everything on it in place, and takes all of it. */
async function photograph(tab: Page, url: string): Promise<Buffer> {
  await tab.goto(url, {waitUntil: 'load'});
  await tab.evaluate(async () => {
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  });
  return tab.screenshot({fullPage: true});
}

/** The rows between which two pictures differ; undefined if they don't. Compared by the browser, which can read PNG. */
async function differingRows(context: BrowserContext, pictures: [Buffer, Buffer]): Promise<Rows | undefined> {
  if (pictures[0].equals(pictures[1])) return undefined;
  const tab = await context.newPage();
  const rows = await tab.evaluate(
    // No function in here has a name: the compiler would wrap it in a helper that the browser doesn't have.
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(await (await fetch(source)).blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          const pixels = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer;
          return {pixels: new Uint32Array(pixels ?? new ArrayBuffer(0)), width: bitmap.width, height: bitmap.height};
        }),
      );
      const least = Math.min(a.pixels.length, b.pixels.length);
      let same = 0;
      while (same < least && a.pixels[same] === b.pixels[same]) same += 1;
      const top = Math.floor(same / a.width);
      let end = 0;
      while (end < least - same && a.pixels[a.pixels.length - 1 - end] === b.pixels[b.pixels.length - 1 - end])
        end += 1;
      const below = Math.floor(end / a.width);
      return {top, bottoms: [a.height - below, b.height - below] as [number, number]};
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
  await tab.close();
  return rows;
}

async function crop(tab: Page, rows: Rows | undefined, which: 0 | 1, file: string): Promise<void> {
  const top = rows ? Math.max(0, rows.top - MARGIN) : 0;
  const height = rows ? Math.min(HIGHEST, rows.bottoms[which] + MARGIN - top) : HIGHEST;
  const whole = await tab.evaluate(() => document.documentElement.scrollHeight);
  const clip = {x: 0, y: top, width: WIDTH, height: Math.max(1, Math.min(height, whole - top))};
  await tab.screenshot({fullPage: true, clip, path: file, type: 'jpeg', quality: 70});
}

/** Takes the pictures of one page. Returns what there is a picture of. */
async function picturesOf(name: string, urls: [string | undefined, string], context: BrowserContext, into: string) {
  const [before, after] = [await context.newPage(), await context.newPage()];
  const shown = name === 'index' ? '' : name;
  const later = await photograph(after, urls[1] + shown);
  const earlier = urls[0] === undefined ? undefined : await photograph(before, urls[0] + shown);
  const rows = earlier && (await differingRows(context, [earlier, later]));
  const differs = !earlier || rows !== undefined;
  if (differs) await crop(after, rows, 1, path.join(into, `${name}-after.jpg`));
  if (earlier && differs) await crop(before, rows, 0, path.join(into, `${name}-before.jpg`));
  await Promise.all([before.close(), after.close()]);
  return {path: shown, before: Boolean(earlier) && differs, after: differs};
}

async function takeAll(browser: Browser, before: Build | undefined, after: Build, report: string): Promise<void> {
  const into = path.join(after.dir, 'changes');
  mkdirSync(into, {recursive: true});
  const names = readdirSync('pages').flatMap((file) => (file.endsWith('.mdx') ? [file.replace('.mdx', '')] : []));
  const changed = names.filter((name) => !before || neutralHtml(before, name) !== neutralHtml(after, name));
  // Reduced motion: figures and pictures stand where they come to rest.
  const context = await browser.newContext({
    viewport: {width: WIDTH, height: 740},
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const servers = await Promise.all([before, after].map((build) => build && serve(build)));
  const pages = [];
  for (const name of changed.slice(0, MOST_PAGES)) {
    const existed = before && existsSync(path.join(before.dir, `${name}.html`));
    pages.push(await picturesOf(name, [existed ? servers[0]?.url : undefined, String(servers[1]?.url)], context, into));
  }
  for (const served of servers) served?.server.close();
  writeFileSync(report, JSON.stringify(pages));
  console.log(`Pages that differ: ${pages.map((page) => page.path || 'home').join(', ') || 'none'}`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {before: {type: 'string'}, after: {type: 'string'}, report: {type: 'string'}},
  });
  const {before = '', after = 'build', report = 'pages.json'} = values;
  const browser = await chromium.launch(launchOptions());
  try {
    const earlier = existsSync(path.join(before, 'index.html')) ? {dir: before, ...addressOf(before)} : undefined;
    await takeAll(browser, earlier, {dir: after, ...addressOf(after)}, report);
  } finally {
    await browser.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
