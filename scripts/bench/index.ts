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
import {withFirstVisit} from '../firstVisit';
import {runProgram} from '../run';
import {withServer} from '../serve';
import {type Build, pagesNamed, readBuild} from '../verify/built';
import {lighthouse} from './lighthouse';
import {slowPhone} from './slowPhone';

const HEAD = [
  'page',
  `before usable, at most ${kilobytes(BUDGETS.usable)} kB`,
  `in the background, at most ${kilobytes(BUDGETS.background)} kB`,
  'LCP, Lighthouse',
  'LCP, slow phone',
  'blocked, ms',
  'menu opens, slow phone, ms',
  'lowest Lighthouse score',
];

/** Copies a build without its scripts. */
function copyWithoutScript({dir, pages}: Build, to: string): void {
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

/** The medians of what was measured of a page, and how many times as long it took as without script. */
function timesInWords(times: {ours: Times[]; withoutScript: Times[]}): string[] {
  const medianOf = (name: keyof Times, variant: keyof typeof times = 'ours') =>
    median(times[variant].map((time) => time[name]));
  const compared = (name: 'paint' | 'slowPaint') => {
    const ratio = medianOf(name) / medianOf(name, 'withoutScript');
    return `${Math.round(medianOf(name))} ms, ${ratio.toFixed(2)} ×`;
  };
  const rounded = [medianOf('blocked'), medianOf('menu'), medianOf('score')].map((value) => `${Math.round(value)}`);
  return [compared('paint'), compared('slowPaint'), ...rounded];
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}, rounds: {type: 'string', default: '3'}},
    allowPositionals: true,
  });
  const build = readBuild(values.dir);
  const pages = pagesNamed(build, positionals).filter((page) => page !== build.notFound);

  const measure = async (browser: Browser, ours: string, withoutScript: string) => {
    console.log(`| ${HEAD.join(' | ')} |\n|${' --- |'.repeat(HEAD.length)}`);
    for (const page of pages) {
      const {usable} = bytesOf(page, build);
      const background = await withFirstVisit(browser, build, page.address.slice(1), async (visit) => visit.background);
      if (usable > BUDGETS.usable || background > BUDGETS.background) process.exitCode = 1;
      const times: {ours: Times[]; withoutScript: Times[]} = {ours: [], withoutScript: []};
      for (let round = 0; round < Number(values.rounds); round += 1) {
        times.ours.push(await timesOf(browser, ours + page.address.slice(1), true));
        times.withoutScript.push(await timesOf(browser, withoutScript + page.address.slice(1), false));
      }
      const row = [page.address, kilobytes(usable), kilobytes(background), ...timesInWords(times)];
      console.log(`| ${row.join(' | ')} |`);
    }
  };

  const copy = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    copyWithoutScript(build, copy);
    const browser = await chromium.launch({...findChromium(), args: BROWSER_FLAGS});
    try {
      await withServer(build, (ours) =>
        withServer({...build, dir: copy}, (withoutScript) => measure(browser, ours, withoutScript)),
      );
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(copy, {recursive: true});
  }
}

runProgram(main);
