/** What grows with the number of pages: the build's time, and a visitor's bytes. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildBytes} from '../bytes';
import {copySite} from '../copySite';
import {kilobytes} from '../words';
import {build} from './build';
import {table} from './table';

const HEAD = ['pages', 'build, s', 'before it is usable', 'service worker'];
/** How many times the site's own pages. */
const SIZES = [1, 10, 100];

/** Builds this site with as many copies of its first page as make it `size` times as large: a row of the table. */
function rowFor(dir: string, size: number): string[] {
  const pages = readdirSync('pages').filter((file) => file.endsWith('.mdx'));
  const count = pages.length * size;
  const site = path.join(dir, `site-${count}`);
  const outDir = path.join(dir, `pages-${count}`);
  copySite(site);
  const text = readFileSync(path.join('pages', pages[0]), 'utf8');
  for (let copy = pages.length + 1; copy <= count; copy += 1) {
    writeFileSync(path.join(site, `pages/copy-${copy}.mdx`), text.replace(/^title:.*$/m, `title: Copy ${copy}`));
  }
  const start = performance.now();
  build(site, outDir);
  const seconds = Math.round((performance.now() - start) / 1000);
  const built = new BuildBytes(outDir);
  const {usable} = built.bytesOf('index.html');
  const worker = built.sizeOf('sw.js');
  return [`${count}`, `${seconds}`, ...[usable, worker].map(kilobytes)];
}

/** Builds the site in each of these sizes, below a folder. */
export const growthTable = (dir: string): string =>
  table(
    HEAD,
    SIZES.map((size) => rowFor(dir, size)),
  );
