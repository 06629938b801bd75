/** What the build takes, and what a visitor pays, when the site has 8, 80 and 800 pages. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../copySite';
import {bytesOfPage} from './bytes';
import {build} from './variants';

const OWN_PAGES = 8;

export interface Growth {
  pages: number;
  seconds: number;
  /** Most memory that the build used, in megabytes. */
  memory: number;
  html: number;
  script: number;
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
  const {html, script} = bytesOfPage(outDir, 'index.html');
  return {pages, seconds, memory: Number(readFileSync(peakFile, 'utf8')) / 1024, html, script};
}
