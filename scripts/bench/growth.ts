/** What the build takes, and what a visitor pays, when the site has 8, 80 and 800 pages. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../copySite';
import {bytesOfPage, travelling} from './bytes';
import {build} from './variants';

const OWN_PAGES = 8;

export interface Growth {
  pages: number;
  seconds: number;
  /** Most memory that the build used, in megabytes. */
  memory: number;
  /** The first visit of the home page, before anything is wanted, in bytes. */
  first: number;
  /** The service worker. */
  worker: number;
  /** What it stores ahead. */
  stored: number;
  /** React with the home page's scripts, should anything want it. */
  script: number;
}

/** What the service worker of a build stores ahead, as it travels. */
function storedAhead(outDir: string): number {
  const worker = readFileSync(path.join(outDir, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:"([^"]+)",revision:/g)].map(([, file]) => path.join(outDir, decodeURI(file)));
  if (files.length === 0) throw new Error('No list of files was found in the service worker.');
  return files.reduce((sum, file) => sum + travelling(file), 0);
}

/** Builds this site with as many copies of a page as make `pages` in all, inside `dir`. */
export function measureGrowth(dir: string, pages: number): Growth {
  const site = path.join(dir, `site-${pages}`);
  const outDir = path.join(dir, `pages-${pages}`);
  const peakFile = path.join(dir, `peak-${pages}`);
  copySite(site);
  const more = readFileSync('pages/more.mdx', 'utf8');
  for (let copy = 1; copy <= pages - OWN_PAGES; copy += 1) {
    // No two pages may have the same title.
    writeFileSync(path.join(site, `pages/more-${copy}.mdx`), more.replace(/^title:.*$/m, `title: More, part ${copy}`));
  }
  process.env.PEAK_FILE = peakFile;
  const start = performance.now();
  build(site, outDir, '', `--require ${path.resolve('scripts/bench/peak.cjs')}`);
  const seconds = (performance.now() - start) / 1000;
  const memory = Number(readFileSync(peakFile, 'utf8')) / 1024;
  const {all: first, script} = bytesOfPage(outDir, 'index.html');
  const worker = travelling(path.join(outDir, 'sw.js'));
  return {pages, seconds, memory, first, worker, stored: storedAhead(outDir), script};
}
