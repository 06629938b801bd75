/** A page by Lighthouse, with its mobile preset. */
import {exec} from 'node:child_process';
import {promisify} from 'node:util';
import {chromium} from 'playwright';
import {BROWSER_FLAGS, findChromium} from '../browsers.mjs';
import type {OfLighthouse} from './measurements';

/** Not a dependency: it brings 200 packages. npx fetches it once. Later versions need Node 22. */
const LIGHTHOUSE = 'npx --yes --ignore-scripts lighthouse@12.8.2';

const DEBUGGING_PORT = 9222;

interface Report {
  runtimeError?: {message: string};
  audits: Record<string, {numericValue?: number}>;
  categories: Record<string, {score: number | null}>;
}

async function reportOn(url: string): Promise<Report> {
  const options = `--port=${DEBUGGING_PORT} --output=json --quiet --no-enable-error-reporting`;
  const {stdout} = await promisify(exec)(`${LIGHTHOUSE} ${url} ${options}`, {maxBuffer: 100_000_000});
  return JSON.parse(stdout);
}

/** One page, in a fresh browser. */
export async function lighthouse(url: string): Promise<OfLighthouse> {
  const args = [...BROWSER_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`];
  const browser = await chromium.launch({...findChromium(), args});
  try {
    const {audits, categories, runtimeError} = await reportOn(url);
    if (runtimeError) throw new Error(`Lighthouse couldn’t measure ${url}: ${runtimeError.message}`);
    const scores = Object.values(categories).map(({score}) => Math.round((score ?? 0) * 100));
    return {
      paint: audits['largest-contentful-paint'].numericValue ?? 0,
      blocking: audits['total-blocking-time'].numericValue ?? 0,
      shift: audits['cumulative-layout-shift'].numericValue ?? 0,
      score: Math.min(...scores),
    };
  } finally {
    await browser.close();
  }
}
