/** A page by Lighthouse, with its mobile preset. */
import {BROWSER_FLAGS, findBrowser} from '../browsers.mjs';
import {importFrom, LIGHTHOUSE} from '../onDemand.mjs';
import type {OfLighthouse} from './measurements';

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

/** One page, in a fresh browser. */
export async function lighthouse(url: string): Promise<OfLighthouse> {
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
