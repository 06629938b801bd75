/**
 * Measures speed and size from a clean build, against the same pages without scripts, the same site with plain
 * `defer`, and the stock Docusaurus template; all of them in turn, so that a busy machine is slow for each.
 *
 * `npm run bench -- [--pages] [--steps] [--growth] [--full] [--keep] [--rounds 3]`
 * --pages: all pages, in place of the home page and the heaviest other
 * --steps: what each optimization saves
 * --growth: the build, and a visitor's bytes, with 8, 80 and 800 pages
 * --full: all of these
 * --keep: the figures replace those in bench/
 */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {BUNDLE_OPTIMIZATIONS} from '../src/plugins/slim/optimizations';
import {builtPages, bytesOfPage, type PageBytes} from './bench/bytes';
import {measureGrowth} from './bench/growth';
import {type Figures, lighthouse, slowPaint, slowTap, withBrowser} from './bench/measure';
import {keep, keptReport, machine, markdown, median, type Report, type Row} from './bench/report';
import {build, buildVariants, type Variants} from './bench/variants';
import {serve} from './serve';

const {values: options} = parseArgs({
  options: {
    pages: {type: 'boolean'},
    steps: {type: 'boolean'},
    growth: {type: 'boolean'},
    full: {type: 'boolean'},
    keep: {type: 'boolean'},
    rounds: {type: 'string', default: '3'},
  },
});

const say = (text: string) => console.error(text);
const addressOf = (page: string) => page.replace(/(index)?\.html$/, '');

/** Medians of all rounds, by variant and page: `ours index.html`. */
async function measure(urls: Variants, pages: string[]): Promise<Record<string, Figures>> {
  const seen: Record<string, Figures[]> = {};
  const note = (name: string, figures: Figures) => {
    seen[name] = [...(seen[name] ?? []), figures];
  };
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    say(`Round ${round} of ${options.rounds} …`);
    note('stock index.html', await lighthouse(urls.stock));
    note('stock index.html', await withBrowser((browser) => slowPaint(browser, urls.stock)));
    for (const page of pages) {
      for (const variant of ['ours', 'limit', 'defer'] as const) {
        const url = urls[variant] + addressOf(page);
        if (variant !== 'defer') {
          note(`${variant} ${page}`, await lighthouse(url));
          note(`${variant} ${page}`, await withBrowser((browser) => slowPaint(browser, url)));
        }
        if (variant !== 'limit') {
          note(`${variant} ${page}`, await withBrowser((browser) => slowTap(browser, url, variant === 'defer')));
        }
      }
    }
  }
  return Object.fromEntries(
    Object.entries(seen).map(([name, list]) => {
      const keys = new Set(list.flatMap((figures) => Object.keys(figures)));
      const middle = (key: string) =>
        median(list.map((figures) => figures[key]).filter((value) => value !== undefined));
      return [name, Object.fromEntries([...keys].map((key) => [key, middle(key)]))];
    }),
  );
}

/** The lines of the table for one page. */
function rowsOf(page: string, medians: Record<string, Figures>, bytes: PageBytes): Record<string, Row> {
  const [ours, limit, defer] = ['ours', 'limit', 'defer'].map((variant) => medians[`${variant} ${page}`]);
  const stock = medians['stock index.html'];
  const rows: Record<string, Row> = {
    limit: {
      what: 'LCP, against the page without script',
      ours: ours.lcp,
      reference: limit.lcp,
      atMost: 1.05,
      unit: ' ms',
    },
    stock: {
      what: 'LCP, against the stock template',
      ours: ours.lcp,
      reference: stock.lcp,
      atMost: 0.4,
      unit: ' ms',
    },
    slow: {
      what: 'LCP on 400 kbit/s and a slow processor, against the page without script',
      ours: ours.slowLcp,
      reference: limit.slowLcp,
      atMost: 1.2,
      unit: ' ms',
    },
    slowStock: {
      what: 'the same, against the stock template',
      ours: ours.slowLcp,
      reference: stock.slowLcp,
      atMost: 1,
      unit: ' ms',
    },
    tap: {
      what: 'touch on the menu to open drawer, slow, against plain defer',
      ours: ours.tap,
      reference: defer.tap,
      atMost: 1.15,
      unit: ' ms',
    },
    tbt: {what: 'total blocking time', ours: ours.tbt, atMost: 30, unit: ' ms'},
    shift: {what: 'layout shift', ours: ours.shift, atMost: 0},
    requests: {what: 'requests before the paint is complete', ours: ours.requests, atMost: 2},
    inline: {what: 'script before the first paint', ours: bytes.inline, atMost: 1500, unit: ' B'},
    performance: {what: 'Lighthouse: performance', ours: ours.performance, atLeast: 100},
    accessibility: {what: 'Lighthouse: accessibility', ours: ours.accessibility, atLeast: 100},
    practices: {what: 'Lighthouse: best practices', ours: ours.practices, atLeast: 100},
    seo: {what: 'Lighthouse: SEO', ours: ours.seo, atLeast: 100},
    bytes: {
      what: 'bytes in all, against the stock template',
      ours: ours.bytes,
      reference: stock.bytes,
      atMost: 1,
      unit: ' B',
    },
  };
  const name = addressOf(page) || 'home';
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [`${page} ${key}`, {...row, what: `${name}: ${row.what}`}]),
  );
}

/** How much larger the home page would be without each optimization. */
function measureSteps(dir: string, ours: PageBytes): NonNullable<Report['steps']>['of'] {
  return Object.fromEntries(
    BUNDLE_OPTIMIZATIONS.map((step) => {
      say(`Building without ${step} …`);
      const outDir = path.join(dir, `without-${step}`);
      build(process.cwd(), outDir, step);
      const {html, script} = bytesOfPage(outDir, 'index.html');
      return [step, {html: html - ours.html, script: script - ours.script}];
    }),
  );
}

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    say('Building …');
    const variants = buildVariants(dir);
    const bytes = builtPages(variants.ours).map((page) => bytesOfPage(variants.ours, page));
    const visited = bytes.filter(({page}) => page !== '404.html');
    const others = visited.filter(({page}) => page !== 'index.html');
    const heaviest = others.reduce((most, page) => (page.all > most.all ? page : most)).page;
    const pages = options.full || options.pages ? visited.map(({page}) => page) : ['index.html', heaviest];

    const servers = await Promise.all(Object.values(variants).map((folder) => serve({dir: folder})));
    const urls = Object.fromEntries(Object.keys(variants).map((name, index) => [name, servers[index].url]));
    const medians = await measure(urls as unknown as Variants, pages);
    for (const {server} of servers) server.close();

    const pageBytes = Object.fromEntries(bytes.map((page) => [page.page, page]));
    const report: Report = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      command: ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
      rows: Object.assign({}, ...pages.map((page) => rowsOf(page, medians, pageBytes[page]))),
      pages: pageBytes,
    };
    if (options.full || options.steps)
      report.steps = {date: report.date, of: measureSteps(dir, pageBytes['index.html'])};
    if (options.full || options.growth) {
      const of = [8, 80, 800].map((count) => {
        say(`Building ${count} pages …`);
        return measureGrowth(dir, count);
      });
      report.growth = {date: report.date, of};
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
