/**
 * Measures the pages of a build: their bytes, and how fast they are beside the same page without script, which is as fast as
 * they could ever be. The two are measured in turn, as the machine's speed changes from minute to minute. Prints the table
 * of bench/README.md. Exit status 1 if a page is over a budget.
 *
 *   npm run bench -- [page …] [--dir build] [--rounds 3]   page: index, about …
 */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from 'playwright';
import {BROWSER_FLAGS, findChromium} from '../browsers.mjs';
import {BUDGETS, bytesOf, kilobytes} from '../bytes';
import {firstVisit} from '../firstVisit';
import {runProgram} from '../run';
import {serve} from '../serve';
import {type Build, type BuiltPage, readBuild} from '../verify/built';
import {lighthouse} from './lighthouse';
import {slowPhone} from './slowPhone';

const HEAD = [
  'page',
  'before usable, kB',
  'in the background, kB',
  'LCP, Lighthouse',
  'LCP, slow phone',
  'blocked, ms',
  'menu opens, slow phone, ms',
  'lowest Lighthouse score',
];

/** Copies a build without its scripts. */
function withoutScript({dir, pages}: Build, to: string): void {
  cpSync(dir, to, {recursive: true});
  for (const {file} of pages) {
    const html = readFileSync(path.join(dir, file), 'utf8');
    writeFileSync(path.join(to, file), html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, ''));
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function timesOf(browser: Browser, url: string, hasScript: boolean) {
  const {paint, blocked, score} = await lighthouse(url);
  const slow = await slowPhone(browser, url, hasScript);
  return {paint, blocked, score, slowPaint: slow.paint, menu: slow.menu};
}

type Times = Awaited<ReturnType<typeof timesOf>>;

/** The median of what was measured of a page, and how many times as long it took as without script. */
function rowOf(times: {ours: Times[]; bare: Times[]}): string[] {
  const of = (name: keyof Times, one: keyof typeof times = 'ours') => median(times[one].map((time) => time[name]));
  const compared = (name: 'paint' | 'slowPaint') => {
    const ratio = of(name) / of(name, 'bare');
    return `${Math.round(of(name))} ms, ${ratio.toFixed(2)} ×`;
  };
  const rounded = [of('blocked'), of('menu'), of('score')].map((value) => `${Math.round(value)}`);
  return [compared('paint'), compared('slowPaint'), ...rounded];
}

/** The bytes of a first visit to a page, before it is usable and in the background. Sets the exit status if they are too many. */
async function weigh(browser: Browser, build: Build, page: BuiltPage): Promise<string[]> {
  const visit = await firstVisit(browser, build, page.address.slice(1));
  await visit.tab.close();
  const bytes = {usable: bytesOf(page, build).usable, background: visit.background};
  return (['usable', 'background'] as const).map((part) => {
    if (bytes[part] <= BUDGETS[part]) return kilobytes(bytes[part]);
    process.exitCode = 1;
    return `${kilobytes(bytes[part])}, over ${kilobytes(BUDGETS[part])}`;
  });
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}, rounds: {type: 'string', default: '3'}},
    allowPositionals: true,
  });
  const build = readBuild(values.dir);
  const bareDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  withoutScript(build, bareDir);
  const pages = build.pages.filter(
    ({file}) => positionals.length === 0 || positionals.includes(file.replace('.html', '')),
  );
  const browser = await chromium.launch({...findChromium(), args: BROWSER_FLAGS});
  const ours = await serve(build);
  const bare = await serve({...build, dir: bareDir});
  try {
    console.log(`| ${HEAD.join(' | ')} |\n|${' --- |'.repeat(HEAD.length)}`);
    for (const page of pages) {
      const weights = await weigh(browser, build, page);
      const times: {ours: Times[]; bare: Times[]} = {ours: [], bare: []};
      for (let round = 0; round < Number(values.rounds); round += 1) {
        times.ours.push(await timesOf(browser, ours.url + page.address.slice(1), true));
        times.bare.push(await timesOf(browser, bare.url + page.address.slice(1), false));
      }
      console.log(`| ${[page.address, ...weights, ...rowOf(times)].join(' | ')} |`);
    }
  } finally {
    await browser.close();
    for (const {server} of [ours, bare]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(bareDir, {recursive: true});
  }
}

runProgram(main);
