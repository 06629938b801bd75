/** What grows with the number of pages: the build's time, and a visitor's bytes. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildBytes} from '../bytes';
import {copySite} from '../copySite';
import {kilobytes} from '../words';
import {build} from './build';
import {table} from './table';

const HEAD = ['pages', 'build, s', 'first visit', 'service worker', 'React, when wanted'];
const COUNTS = [8, 80, 800];

/** Builds this site with as many copies of a page as make `count` in all: a row of the table. */
function rowFor(dir: string, count: number): string[] {
  const site = path.join(dir, `site-${count}`);
  const outDir = path.join(dir, `pages-${count}`);
  copySite(site);
  const more = readFileSync('pages/more.mdx', 'utf8');
  const own = readdirSync('pages').length;
  for (let copy = own + 1; copy <= count; copy += 1) {
    writeFileSync(path.join(site, `pages/more-${copy}.mdx`), more.replace(/^title:.*$/m, `title: More, part ${copy}`));
  }
  const start = performance.now();
  build(site, outDir);
  const seconds = Math.round((performance.now() - start) / 1000);
  const built = new BuildBytes(outDir);
  const {all, script} = built.bytesOf('index.html');
  const worker = built.sizeOf('sw.js');
  return [`${count}`, `${seconds}`, ...[all, worker, script].map(kilobytes)];
}

/** Builds the site in each of these sizes, below a folder. */
export const growthTable = (dir: string): string =>
  table(
    HEAD,
    COUNTS.map((count) => rowFor(dir, count)),
  );
