/** Writes `sw.js`: the service worker, with the list of the files that it stores. */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {build} from 'esbuild';
import type {PrecacheEntry} from 'workbox-precaching';
import {SUPPORTED} from '../starter';

/** What every page shows or runs. Other pictures and icons are left out, to keep a visitor's storage small. */
const SHARED = /^((favicon|tiles)\.svg|assets\/.+\.woff2|assets\/js\/on-demand\..+)$/;

/** The pages that the bar leads to. Others, and React's scripts, are stored when they are visited. */
async function pagesOfMenu(outDir: string): Promise<string[]> {
  const $ = load(await readFile(path.join(outDir, 'index.html')));
  const links = $('.navbar a[href^="/"]')
    .toArray()
    .map(({attribs}) => attribs.href);
  // The name in the bar comes first, and leads home.
  const [home = '/'] = links;
  const pages = links
    .filter((link) => link.startsWith(home))
    .map((link) => `${link.slice(home.length) || 'index'}.html`);
  return [...new Set(pages)];
}

/** The files with their hashes. The browser refuses one that differs, as when a deploy is still under way. */
async function listFiles(outDir: string): Promise<PrecacheEntry[]> {
  const pages = await pagesOfMenu(outDir);
  const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
  return Promise.all(
    files
      .filter((file) => SHARED.test(file) || pages.includes(file))
      .sort()
      .map(async (file) => {
        const hash = createHash('sha256')
          .update(await readFile(path.join(outDir, file)))
          .digest('base64');
        // The name of an asset holds a hash of its own: what the browser has already loaded will do.
        const revision = file.startsWith('assets/') ? null : hash.slice(0, 12);
        return {url: encodeURI(file), revision, integrity: `sha256-${hash}`};
      }),
  );
}

/**
 * Writes the service worker into a build, after every step that changes a file of its list. `off` writes the one that
 * removes itself from every visitor's browser.
 */
export async function writeServiceWorker(outDir: string, {off = false} = {}): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, '../../browser/serviceWorker', off ? 'worker.off.ts' : 'worker.ts')],
    outfile: path.join(outDir, 'sw.js'),
    bundle: true,
    minify: true,
    legalComments: 'none',
    target: SUPPORTED,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(!off && {FILES: JSON.stringify(await listFiles(outDir))}),
    },
    logLevel: 'warning',
  });
}
