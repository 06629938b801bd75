/** What axe finds on a page, by the rules of WCAG 2.2 and of good practice. */
import {readFileSync} from 'node:fs';
import type {RunOptions, run} from 'axe-core';
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

interface Violation {
  /** Name of axe's rule: `image-alt`. */
  rule: string;
  /** What the rule asks for: "Images must have alternative text". */
  help: string;
  /** The element, as a selector. */
  element: string;
  /** How to fix it. */
  summary: string;
}

declare const axe: {run: typeof run};

/** Runs axe on a page as it is. */
export async function audit(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SCRIPT);
  const {violations} = await page.evaluate((options) => axe.run(options), OPTIONS);
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => ({
      rule: id,
      help,
      element: target.join(' '),
      summary: failureSummary.replace(/\s+/g, ' '),
    })),
  );
}

/** The same, one line each. */
export const violations = async (page: Page): Promise<string[]> =>
  (await audit(page)).map(({rule, element, summary}) => `${rule}: ${element}: ${summary}`);
