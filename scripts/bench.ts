/**
 * Measures speed and size from a clean build, against the same pages without scripts, the same site with plain
 * `defer`, the stock Docusaurus template, and the home page's words as React and Astro publish them; all of them in
 * turn, so that a busy machine is slow for each.
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
import {type Figures, lighthouse, nextPage, slowPaint, tapOnMenu, withBrowser} from './bench/measure';
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

/** How one comes from a page to the next. */
const WAYS = {
  fastWarm: {slow: false, warm: true},
  fastCold: {slow: false, warm: false},
  slowWarm: {slow: true, warm: true},
  slowCold: {slow: true, warm: false},
};

/** Medians of all rounds, by variant and page: `ours index.html`. */
async function measure(urls: Variants, pages: string[]): Promise<Record<string, Figures>> {
  const seen: Record<string, Figures[]> = {};
  const note = (name: string, figures: Figures) => {
    seen[name] = [...(seen[name] ?? []), figures];
  };
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    say(`Round ${round} of ${options.rounds} …`);
    for (const variant of ['stock', 'react', 'astro'] as const) {
      note(`${variant} index.html`, await lighthouse(urls[variant]));
      note(`${variant} index.html`, await withBrowser((browser) => slowPaint(browser, urls[variant])));
    }
    for (const page of pages) {
      for (const variant of ['ours', 'limit', 'defer'] as const) {
        const url = urls[variant] + addressOf(page);
        if (variant !== 'defer') {
          note(`${variant} ${page}`, await lighthouse(url));
          note(`${variant} ${page}`, await withBrowser((browser) => slowPaint(browser, url)));
        }
        if (variant !== 'limit') {
          const again = variant === 'defer';
          for (const slow of [true, false]) {
            const tap = await withBrowser((browser) => tapOnMenu(browser, url, {slow, again}));
            note(`${variant} ${page}`, slow ? {tap} : {fastTap: tap});
          }
        }
      }
    }
    for (const variant of ['ours', 'defer'] as const) {
      for (const [way, line] of Object.entries(WAYS)) {
        const hydrated = variant === 'defer';
        const time = await withBrowser((browser) => nextPage(browser, urls[variant], {...line, hydrated}));
        note(`${variant} index.html`, {[way]: time});
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

const FIGURE_NAMES: Record<string, string> = {
  lcp: 'LCP',
  slowLcp: 'LCP on 400 kbit/s and a slow processor',
  tbt: 'total blocking time',
  bytes: 'bytes in all',
};

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
      what: 'touch on the menu to open drawer, slow, against a fast line',
      ours: ours.tap,
      reference: ours.fastTap,
      atMost: (ours.fastTap + 100) / ours.fastTap,
      unit: ' ms',
    },
    tapDefer: {
      what: 'the same, slow, against plain defer',
      ours: ours.tap,
      reference: defer.tap,
      atMost: 1,
      unit: ' ms',
    },
    tbt: {
      what: 'total blocking time, at most 20 ms more than the page without script',
      ours: ours.tbt,
      atMost: limit.tbt + 20,
      unit: ' ms',
    },
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
  if (page === 'index.html') {
    for (const variant of ['react', 'astro']) {
      const other = medians[`${variant} index.html`];
      // Its words alone, with no styles, font or menu: told, and not held against us.
      for (const [figure, unit] of [
        ['lcp', ' ms'],
        ['slowLcp', ' ms'],
        ['tbt', ' ms'],
        ['bytes', ' B'],
      ]) {
        const what = `${FIGURE_NAMES[figure]}, beside the bare words by ${variant === 'react' ? 'React' : 'Astro'}`;
        rows[`${variant}-${figure}`] = {what, ours: ours[figure], reference: other[figure], unit};
      }
    }
    for (const [way, {slow, warm}] of Object.entries(WAYS)) {
      rows[way] = {
        what: `click to the next page’s paint, ${slow ? 'slow' : 'fast'}, ${warm ? 'stored' : 'first time'}, against a route change by React`,
        ours: ours[way],
        reference: defer[way],
        atMost: warm ? 1 : 1.2,
        unit: ' ms',
      };
    }
  }
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
