/** Measures a page with Lighthouse's mobile preset. */
import {exec} from 'node:child_process';
import {promisify} from 'node:util';
import {chromium} from 'playwright';
import {BROWSER_FLAGS, findChromium} from '../browsers.mjs';

/** Not a dependency: it brings 200 packages. npx fetches it once. Later versions need Node 22. */
const LIGHTHOUSE = 'npx --yes --ignore-scripts lighthouse@12.8.2';

interface Report {
  runtimeError?: {message: string};
  audits: Record<string, {numericValue?: number}>;
  categories: Record<string, {score: number | null}>;
}

/** Largest paint and blocked time in milliseconds, and the lowest score of all categories, of 100. */
export async function lighthouse(url: string): Promise<{paint: number; blocked: number; score: number}> {
  const options = `--output=json --quiet --no-enable-error-reporting --chrome-flags="--headless ${BROWSER_FLAGS.join(' ')}"`;
  const CHROME_PATH = findChromium()?.executablePath ?? chromium.executablePath();
  const run = promisify(exec)(`${LIGHTHOUSE} ${url} ${options}`, {
    env: {...process.env, CHROME_PATH},
    maxBuffer: 100_000_000,
  });
  const {audits, categories, runtimeError}: Report = JSON.parse((await run).stdout);
  if (runtimeError) throw new Error(`Lighthouse couldn’t measure ${url}: ${runtimeError.message}`);
  return {
    paint: audits['largest-contentful-paint'].numericValue ?? 0,
    blocked: audits['total-blocking-time'].numericValue ?? 0,
    score: Math.min(...Object.values(categories).map(({score}) => Math.round((score ?? 0) * 100))),
  };
}
