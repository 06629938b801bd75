/**
 * Measures speed and size from a clean build, against the same pages without scripts, the same site with plain
 * `defer`, the stock Docusaurus template, and the home page's words as React and Astro publish them; all of them in
 * turn, so that a busy machine is slow for each.
 *
 * `npm run bench -- [first] [next] [steps] [growth] [pictures] [--pages] [--http2] [--keep] [--rounds 3]`
 * first: the first page of a visit; `--pages`: all pages, in place of the home page and the heaviest other
 * next: from page to page
 * steps: what each optimization saves
 * growth: the build, and a visitor's bytes, with 8, 80 and 800 pages
 * pictures: a page that opens with a photograph, and the build of forty
 * --keep: the figures replace those in bench/
 * --http2: over HTTP/2 and TLS, as GitHub Pages serves, in place of HTTP/1.1; needs openssl
 * With no part named, it measures the first two.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {SIZE_OPTIMIZATIONS} from '../src/plugins/slim/optimizations';
import {builtPages, bytesOfPage, type PageBytes} from './bench/bytes';
import {measureGrowth} from './bench/growth';
import {type Figures, lighthouse, slowPaint, tapOnMenu, withBrowser} from './bench/measure';
import {nextPage} from './bench/nextPage';
import {buildPictures} from './bench/pictures';
import {keep, keptReport, machine, markdown, median, type Report} from './bench/report';
import {addressOf, firstRows, nextRows, pictureRows, WAYS} from './bench/rows';
import {build, buildOthers, buildVariants, type Others, type Variants} from './bench/variants';
import {serve} from './serve';

const PARTS = ['first', 'next', 'steps', 'growth', 'pictures'];

const {values: options, positionals} = parseArgs({
  options: {
    pages: {type: 'boolean'},
    keep: {type: 'boolean'},
    http2: {type: 'boolean'},
    rounds: {type: 'string', default: '3'},
  },
  allowPositionals: true,
});
const unknown = positionals.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`There is no part "${unknown[0]}". Choose from ${PARTS.join(', ')}.`);
const parts = positionals.length > 0 ? positionals : ['first', 'next'];

const say = (text: string) => console.error(text);

/** Collects the figures of all rounds by name, and gives the median of each. */
class Notes {
  private readonly seen: Record<string, Record<string, number[]>> = {};

  add(name: string, figures: Figures): void {
    const seen = this.seen[name] ?? {};
    this.seen[name] = seen;
    for (const [key, value] of Object.entries(figures)) seen[key] = [...(seen[key] ?? []), value];
  }

  medians(): Record<string, Figures> {
    const middle = (figures: Record<string, number[]>) =>
      Object.fromEntries(Object.entries(figures).map(([key, values]) => [key, median(values)]));
    return Object.fromEntries(Object.entries(this.seen).map(([name, figures]) => [name, middle(figures)]));
  }
}

async function inRounds(round: () => Promise<void>): Promise<void> {
  for (let count = 1; count <= Number(options.rounds); count += 1) {
    say(`Round ${count} of ${options.rounds} …`);
    await round();
  }
}

/** The first page of a visit. Medians by variant and page: `ours index.html`. */
async function measureFirst(urls: Variants & Others, pages: string[]): Promise<Record<string, Figures>> {
  const notes = new Notes();
  await inRounds(async () => {
    for (const variant of ['stock', 'react', 'astro'] as const) {
      notes.add(`${variant} index.html`, await lighthouse(urls[variant]));
      notes.add(`${variant} index.html`, await withBrowser((browser) => slowPaint(browser, urls[variant])));
    }
    for (const page of pages) {
      for (const variant of ['ours', 'limit'] as const) {
        const url = urls[variant] + addressOf(page);
        notes.add(`${variant} ${page}`, await lighthouse(url));
        notes.add(`${variant} ${page}`, await withBrowser((browser) => slowPaint(browser, url)));
      }
    }
    // Every page has the same menu.
    for (const variant of ['ours', 'defer'] as const) {
      for (const slow of [true, false]) {
        const again = variant === 'defer';
        const tap = await withBrowser((browser) => tapOnMenu(browser, urls[variant], {slow, again}));
        notes.add(`${variant} index.html`, slow ? {tap} : {fastTap: tap});
      }
    }
  });
  return notes.medians();
}

/** From page to page. Medians by variant. */
async function measureNext(urls: Variants): Promise<Record<string, Figures>> {
  const notes = new Notes();
  await inRounds(async () => {
    for (const [way, line] of Object.entries(WAYS)) {
      for (const variant of ['ours', 'defer'] as const) {
        notes.add(variant, {[way]: await nextPage(urls[variant], {...line, hydrated: variant === 'defer'})});
      }
    }
  });
  return notes.medians();
}

/** A page that opens with a photograph, and the same page without. Medians by page. */
async function measurePictures({album}: {album: string}): Promise<Record<string, Figures>> {
  const notes = new Notes();
  await inRounds(async () => {
    for (const page of ['about', 'opening']) {
      notes.add(page, await lighthouse(album + page));
      notes.add(page, await withBrowser((browser) => slowPaint(browser, album + page)));
    }
  });
  return notes.medians();
}

/** How much larger the home page would be without each optimization. */
function measureSteps(dir: string, ours: PageBytes): NonNullable<Report['steps']>['of'] {
  return Object.fromEntries(
    SIZE_OPTIMIZATIONS.map((step) => {
      say(`Building without ${step} …`);
      const outDir = path.join(dir, `without-${step}`);
      build(process.cwd(), outDir, step);
      const {html, script} = bytesOfPage(outDir, 'index.html');
      return [step, {html: html - ours.html, script: script - ours.script}];
    }),
  );
}

/** A key and a certificate for localhost. */
function certificate(): {key: Buffer; cert: Buffer} {
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout - -out -';
  const pem = execFileSync('openssl', request.split(' '), {stdio: ['ignore', 'pipe', 'ignore']});
  return {key: pem, cert: pem};
}

/** Serves folders, and resolves to their addresses while `work` runs. */
async function served<T extends object, R>(folders: T, work: (urls: T) => Promise<R>): Promise<R> {
  const names = Object.keys(folders);
  const tls = options.http2 ? certificate() : undefined;
  const running: {server: Server; url: string}[] = [];
  for (const dir of Object.values(folders)) running.push(await serve({dir, tls}));
  try {
    return await work(Object.fromEntries(names.map((name, index) => [name, running[index].url])) as T);
  } finally {
    for (const {server} of running) {
      server.closeAllConnections?.(); // An HTTP/2 server has none, and its browsers are gone by now.
      server.close();
    }
  }
}

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    say('Building …');
    const variants = await buildVariants(dir);
    const bytes = Object.fromEntries(builtPages(variants.ours).map((page) => [page, bytesOfPage(variants.ours, page)]));
    const visited = Object.values(bytes).filter(({page}) => page !== '404.html');
    const run = {
      date: new Date().toISOString().slice(0, 10),
      command: ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
      machine: machine(),
    };
    const report: Report = {pages: {...run, of: bytes}};
    if (parts.includes('first')) {
      const others = visited.filter(({page}) => page !== 'index.html');
      const heaviest = others.reduce((most, page) => (page.all > most.all ? page : most)).page;
      const pages = options.pages ? visited.map(({page}) => page) : ['index.html', heaviest];
      const folders = {...variants, ...buildOthers(dir, variants.ours)};
      const medians = await served(folders, (urls) => measureFirst(urls, pages));
      report.first = {...run, of: Object.assign({}, ...pages.map((page) => firstRows(page, medians, bytes[page])))};
    }
    if (parts.includes('next')) report.next = {...run, of: nextRows(await served(variants, measureNext))};
    if (parts.includes('steps')) report.steps = {...run, of: measureSteps(dir, bytes['index.html'])};
    if (parts.includes('growth')) {
      const of = [8, 80, 800].map((count) => {
        say(`Building ${count} pages …`);
        return measureGrowth(dir, count);
      });
      report.growth = {...run, of};
    }
    if (parts.includes('pictures')) {
      say('Building forty photographs …');
      const builds = await buildPictures(dir);
      report.pictures = {...run, of: pictureRows(await served({album: builds.outDir}, measurePictures), builds)};
    }
    console.log(markdown(report, keptReport()));
    if (options.keep) keep(report);
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
