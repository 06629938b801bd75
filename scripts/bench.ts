/**
 * Measures what visitors wait for and pay, from a clean build: the bytes of each page against its budget, and each page
 * beside the same page without script, the two in turn in one run. Prints the table of bench/README.md.
 *
 * `npm run bench -- [page …] [--rounds 3] [--load] [--growth]`
 * page: only these pages: index, about, …
 * --load: measures once more while every core is busy
 * --growth: also a visitor's bytes and the build's time with 8, 80 and 800 pages
 */
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright';
import {BROWSER_FLAGS, findBrowser} from './browsers.mjs';
import {BuildBytes, builtPages, overBudget} from './bytes';
import {copySite} from './copySite';
import {fetchPackage, importFrom, LIGHTHOUSE} from './onDemand.mjs';
import {serve} from './serve';
import {kilobytes} from './words';

/** Figures by name. Times in milliseconds. */
type Figures = Record<string, number>;

const {values: options, positionals: chosen} = parseArgs({
  options: {rounds: {type: 'string', default: '3'}, load: {type: 'boolean'}, growth: {type: 'boolean'}},
  allowPositionals: true,
});

const say = (text: string) => console.error(text);
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
/** A table in Markdown. */
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function build(siteDir: string, outDir: string): void {
  const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = {...process.env, NODE_ENV: 'production', PREVIEW: '', BASE_URL: '/'};
  execFileSync(process.execPath, [command, 'build', siteDir, '--out-dir', outDir], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/** A copy of a build whose pages have no script: as fast as they could ever be. */
function withoutScript(from: string, to: string): void {
  cpSync(from, to, {recursive: true});
  for (const page of builtPages(to)) {
    const file = path.join(to, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script[^>]*>[\s\S]*?<\/script>/g, ''));
  }
}

/** What is used of chrome-launcher and Lighthouse, which aren't installed with the site. */
interface ChromeLauncher {
  launch(options: {chromePath?: string; chromeFlags: string[]}): Promise<{port: number; kill(): void}>;
}

interface Lighthouse {
  default(url: string, flags: {port: number; logLevel: 'error'}): Promise<{lhr: Report} | undefined>;
}

interface Report {
  runtimeError?: object;
  audits: Record<string, {numericValue?: number}>;
  categories: Record<string, {score: number | null}>;
}

/** One page by Lighthouse, with its mobile preset, in a fresh browser. */
async function lighthouse(url: string): Promise<Figures> {
  const {default: run}: Lighthouse = await importFrom(LIGHTHOUSE, 'lighthouse');
  const {launch}: ChromeLauncher = await importFrom(LIGHTHOUSE, 'chrome-launcher');
  const chrome = await launch({chromePath: findBrowser(), chromeFlags: ['--headless=new', ...BROWSER_FLAGS]});
  try {
    const result = await run(url, {port: chrome.port, logLevel: 'error'});
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}.`);
    const {audits, categories} = result.lhr;
    const scores = Object.values(categories).map(({score}) => Math.round((score ?? 0) * 100));
    return {
      paint: audits['largest-contentful-paint'].numericValue ?? 0,
      blocking: audits['total-blocking-time'].numericValue ?? 0,
      shift: audits['cumulative-layout-shift'].numericValue ?? 0,
      score: Math.min(...scores),
    };
  } finally {
    chrome.kill();
  }
}

/**
 * One page on a phone whose network (400 kbit/s, 400 ms a round trip) and processor (a sixth) are slowed down, not
 * computed: its largest paint, and the time from a touch on the menu to the open menu, if its script can open it.
 */
async function slowPhone(url: string, hasMenu: boolean): Promise<Figures> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
  try {
    const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
    const context = await browser.newContext({...phone, serviceWorkers: 'block'});
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const speed = {latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000};
    await devtools.send('Network.emulateNetworkConditions', {offline: false, ...speed});
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.goto(url, {waitUntil: 'load', timeout: 60_000});
    const slowPaint = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const observer = new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0));
          observer.observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
    if (!hasMenu) return {slowPaint};
    const start = Date.now();
    await page.getByRole('button', {name: /navigation bar/i}).tap();
    await page.locator('.navbar-sidebar--show').waitFor();
    return {slowPaint, menu: Date.now() - start};
  } finally {
    await browser.close();
  }
}

/** Busy work on every core, until it is stopped. */
function load(): ChildProcess[] {
  return os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], {stdio: 'ignore'}));
}

/** A page's figures of every round: ours, and without script. */
interface Measured {
  page: string;
  ours: Figures[];
  bare: Figures[];
}

/** Measures pages in turn with their copies without script. */
async function measure(dirs: {ours: string; bare: string}, pages: string[]): Promise<Measured[]> {
  const sites = {ours: await serve({dir: dirs.ours}), bare: await serve({dir: dirs.bare})};
  const results = pages.map((page): Measured => ({page, ours: [], bare: []}));
  try {
    for (let round = 1; round <= Number(options.rounds); round += 1) {
      say(`Round ${round} of ${options.rounds} …`);
      for (const result of results) {
        for (const site of ['ours', 'bare'] as const) {
          const address = sites[site].url + result.page.replace(/(^index)?\.html$/, '');
          result[site].push({...(await lighthouse(address)), ...(await slowPhone(address, site === 'ours'))});
        }
      }
    }
  } finally {
    for (const {server} of Object.values(sites)) {
      server.closeAllConnections();
      server.close();
    }
  }
  return results;
}

const medianOf = (rounds: Figures[], name: string) => median(rounds.map((figures) => figures[name] ?? Number.NaN));

/** A page as a row of the table. */
function rowOf({page, ours, bare}: Measured): string[] {
  const compared = (name: string) => {
    const time = medianOf(ours, name);
    return `${Math.round(time)} ms, ${(time / Math.max(1, medianOf(bare, name))).toFixed(2)} ×`;
  };
  return [
    page,
    compared('paint'),
    compared('slowPaint'),
    `${Math.round(medianOf(ours, 'blocking'))} ms, ${Math.round(medianOf(bare, 'blocking'))} ms`,
    medianOf(ours, 'shift').toFixed(2),
    `${Math.round(medianOf(ours, 'menu'))} ms`,
    `${medianOf(ours, 'score')}`,
  ];
}

const MEASURED = [
  'page',
  'LCP',
  'LCP, slow phone',
  'blocked, and without script',
  'shift',
  'menu opens, slow',
  'least score',
];
const WEIGHED = ['page', 'HTML, styles, inline script', 'inline script', 'font', 'first visit', 'React, when wanted'];
const GROWTH = ['pages', 'build, s', 'first visit', 'service worker', 'React, when wanted'];

/** Builds this site with as many copies of a page as make `count` in all. */
function growth(dir: string, count: number): string[] {
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

async function main(): Promise<void> {
  fetchPackage(LIGHTHOUSE);
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const dirs = {ours: path.join(dir, 'ours'), bare: path.join(dir, 'bare')};
  const {ours, bare} = dirs;
  try {
    say('Building …');
    build(process.cwd(), ours);
    withoutScript(ours, bare);
    const pages = builtPages(ours).filter((page) => chosen.length === 0 || chosen.includes(page.replace('.html', '')));
    const built = new BuildBytes(ours);
    const weights = pages.map((page) => {
      const {withStyles, inline, font, all, script} = built.bytesOf(page);
      return [page, ...[withStyles, inline, font, all, script].map(kilobytes)];
    });
    console.log(`${table(WEIGHED, weights)}\n`);
    console.log(`${overBudget(built).join('\n') || 'Every page is within its budget.'}\n`);
    const visited = pages.filter((page) => page !== '404.html');
    const measured = async () => table(MEASURED, (await measure(dirs, visited)).map(rowOf));
    console.log(`${await measured()}\n`);
    if (options.load) {
      const busy = load();
      try {
        console.log(`With every core busy:\n\n${await measured()}\n`);
      } finally {
        for (const child of busy) child.kill('SIGKILL');
      }
    }
    if (options.growth) {
      const rows = [8, 80, 800].map((count) => growth(dir, count));
      console.log(table(GROWTH, rows));
    }
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
