/** Writes `sw.js`: the service worker, with the list of what it stores on installation. */
import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {bundleScript} from '../browserScripts';

/** Files that every page needs. Other pictures and icons are left out, to keep a visitor's storage small. */
const SHARED = /^((favicon|tiles)\.svg|assets\/.+\.(woff2|js))$/;

/** The pages that the navbar links to, as paths below the home page, whose own is empty. `files`: all files of the build. */
export function menuPages($: CheerioAPI, baseUrl: string, files: Set<string>): string[] {
  const links = $(`.navbar a[href^="${baseUrl}"]`).toArray();
  const paths = links.map(({attribs}) => attribs.href.slice(baseUrl.length).replace(/[?#].*/, ''));
  return [...new Set(paths)].filter((page) => files.has(`${page || 'index'}.html`));
}

async function hashOf(outDir: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(path.join(outDir, file)));
  return hash.digest('hex').slice(0, 8);
}

/** The text of the service worker. It lists files of the build, so it comes after every step that changes one of them. */
async function worker(outDir: string, baseUrl: string): Promise<string> {
  const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/')).sort();
  const home = load(await readFile(path.join(outDir, 'index.html')));
  const pages = menuPages(home, baseUrl, new Set(files));
  const assets = files.filter((file) => SHARED.test(file));
  const pageFiles = pages.map((page) => `${page || 'index'}.html`);
  return bundleScript('serviceWorker/worker.ts', {
    'process.env.NODE_ENV': 'production',
    BUILD: await hashOf(outDir, [...pageFiles, '404.html', ...assets]),
    PAGES: [...pages, '404.html'],
    ASSETS: assets.map((file) => encodeURI(file)),
  });
}

/** Writes the service worker. If it is switched off, the one that removes itself from every visitor's browser. */
export async function writeServiceWorker(outDir: string, baseUrl: string, isOn = true): Promise<void> {
  const text = isOn ? await worker(outDir, baseUrl) : bundleScript('serviceWorker/worker.off.ts', {});
  await writeFile(path.join(outDir, 'sw.js'), text);
}
