import {addressesOf} from '../page/addresses';
import {literalOf, placeOf, valuePlace} from '../page/elements';
import type {Page} from '../page/page';
import {checkAddress} from './linkTargets';
import type {Rule, SiteContext} from './rule';

/** Whether a heading of a page has a problem of its own, for which links to it seem to lead nowhere. */
const hasOddHeading = (file: string | undefined, {reported}: SiteContext): boolean =>
  file !== undefined && reported(file).some(({help, excerpt}) => help === 'titles' || /^\s*#/.test(excerpt));

function checkPage(page: Page, site: SiteContext): void {
  const {report} = site;
  const from = {file: page.source.file, address: page.address};
  const problemOf = (url: string) => {
    const problem = checkAddress(url, from, site);
    return hasOddHeading(problem?.page, site) ? undefined : problem;
  };
  for (const {kind, url, start, end, written} of addressesOf(page)) {
    // In brackets that are no link, an address that is its own link has been told with them.
    const inBrackets = !written && page.source.text.endsWith('](', start);
    const problem = kind === 'link' && !inBrackets ? problemOf(url) : undefined;
    const bare = page.source.text.slice(start, end) === url ? {start, end} : undefined;
    const place = written ?? bare;
    const edits = problem?.address && place ? [{...place, text: problem.address}] : undefined;
    if (problem) report(page, {start, end, message: problem.message, help: problem.help, edits});
  }
  for (const {attribute, prop} of page.settings) {
    const value = literalOf(attribute);
    if (prop.tags.form !== 'address' || typeof value !== 'string' || !value.trim()) continue;
    const problem = problemOf(value);
    const place = valuePlace(attribute, page.source.text);
    const edits = problem?.address && place ? [{...place, text: `"${problem.address}"`}] : undefined;
    if (problem) report(page, {...placeOf(attribute), message: problem.message, help: problem.help, edits});
  }
}

/** Links and buttons that lead nowhere. */
export const links: Rule = {
  id: 'links',
  help: 'links',
  site(context) {
    for (const page of context.pages) checkPage(page, context);
  },
};
