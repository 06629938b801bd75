/** Writes `sw.js`: the service worker, with the list of what it stores on installation. */
import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {bundleScript} from '../browserScripts';

/** Files that every page needs. Other pictures and icons are left out, to keep a visitor's storage small. */
const SHARED = /^((favicon|tiles)\.svg|assets\/.+\.(woff2|js))$/;

/** The addresses that the navbar links to, below the home page. The first is the home page's own, which is empty. */
async function pagesOfMenu(outDir: string): Promise<string[]> {
  const $ = load(await readFile(path.join(outDir, 'index.html')));
  const links = $('.navbar a[href^="/"]')
    .toArray()
    .map(({attribs}) => attribs.href);
  const [home = '/'] = links;
  const pages = links.filter((link) => link.startsWith(home)).map((link) => link.slice(home.length));
  return [...new Set(pages)];
}

async function hashOf(outDir: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(path.join(outDir, file)));
  return hash.digest('hex').slice(0, 8);
}

async function worker(outDir: string): Promise<string> {
  const pages = await pagesOfMenu(outDir);
  const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/')).sort();
  const assets = files.filter((file) => SHARED.test(file));
  const pageFiles = pages.map((page) => `${page || 'index'}.html`);
  return bundleScript('serviceWorker/worker.ts', {
    'process.env.NODE_ENV': 'production',
    BUILD: await hashOf(outDir, [...pageFiles, '404.html', ...assets]),
    PAGES: [...pages, '404.html'],
    ASSETS: assets.map((file) => encodeURI(file)),
  });
}

/**
 * Writes the service worker into a build, after every step that changes one of the files that it stores. `off` writes the
 * one that removes itself from every visitor's browser.
 */
export async function writeServiceWorker(outDir: string, {off = false} = {}): Promise<void> {
  const text = off ? bundleScript('serviceWorker/worker.off.ts', {}) : await worker(outDir);
  await writeFile(path.join(outDir, 'sw.js'), text);
}
