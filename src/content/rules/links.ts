import {addressesOf} from '../page/addresses';
import {literalOf, placeOf, valuePlace} from '../page/elements';
import type {Page} from '../page/page';
import {checkAddress} from './linkTargets';
import type {Rule, SiteContext} from './rule';

function checkPage(page: Page, {report, ...site}: SiteContext): void {
  const from = {file: page.source.file, address: page.address};
  for (const {kind, url, start, end, written} of addressesOf(page)) {
    // The beginning of an address with a space in it, which another rule reports.
    const cut = !written && page.source.text.endsWith('](', start);
    const problem = kind === 'link' && !cut ? checkAddress(url, from, site) : undefined;
    const bare = page.source.text.slice(start, end) === url ? {start, end} : undefined;
    const place = written ?? bare;
    const edits = problem?.address && place ? [{...place, text: problem.address}] : undefined;
    if (problem) report(page, {start, end, message: problem.message, help: problem.help, edits});
  }
  for (const {attribute, prop} of page.settings) {
    const value = literalOf(attribute);
    if (prop.tags.form !== 'address' || typeof value !== 'string' || !value.trim()) continue;
    const problem = checkAddress(value, from, site);
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
