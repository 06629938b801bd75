/** What axe finds on a page, by the rules of WCAG 2.2 and of good practice. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from 'playwright';

export interface Violation {
  /** Name of axe's rule: `image-alt`. */
  rule: string;
  /** What the rule asks for: "Images must have alternative text". */
  help: string;
  /** The element, as a selector. */
  element: string;
  /** What would mend it. */
  summary: string;
}

/** Runs axe on a page as it is. */
export async function audit(page: Page): Promise<Violation[]> {
  const results = await new AxeBuilder({page})
    .options({
      // Rules of level AAA run only if they are named. `options` comes before `withTags`, or it would reset the tags.
      rules: {'color-contrast-enhanced': {enabled: true}, 'target-size': {enabled: true}},
      // Axe takes a third of the time if it neither reports what passes nor fetches style sheets …
      resultTypes: ['violations'],
      preload: false,
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // … nor opens a second page to sum up, which only a page with frames needs. Ours have none.
    .setLegacyMode(true)
    .analyze();
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => ({
      rule: id,
      help,
      element: target.join(' '),
      summary: failureSummary,
    })),
  );
}

/** The same, one line each. */
export const violations = async (page: Page): Promise<string[]> =>
  (await audit(page)).map(({rule, element, summary}) => `${rule}: ${element}: ${summary}`);
