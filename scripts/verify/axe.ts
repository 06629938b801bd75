/** What axe finds on a page, by the rules of WCAG 2.2 and of good practice. */
import {readFileSync} from 'node:fs';
import type {Result, RunOptions, run} from 'axe-core';
import type {Page} from 'playwright';

const SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Rules of level AAA run only if they are named.
  rules: {'color-contrast-enhanced': {enabled: true}, 'target-size': {enabled: true}},
  // Axe takes a third of the time if it neither reports what passes nor fetches style sheets.
  resultTypes: ['violations'],
  preload: false,
};

declare const axe: {run: typeof run};

/** Runs axe on a page as it is. */
export async function audit(page: Page): Promise<Result[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SCRIPT);
  return (await page.evaluate((options) => axe.run(options), OPTIONS)).violations;
}

/** What axe finds, one line for each element. */
export const violations = async (page: Page): Promise<string[]> =>
  (await audit(page)).flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
