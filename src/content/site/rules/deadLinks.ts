/** Where links and buttons lead. */
import type {Span} from '../../checker/diagnostic';
import {addressesOf} from '../../checker/page/addresses';
import {literalOf, spanOf, valueSpan} from '../../checker/page/elements';
import {quoted} from '../../checker/page/writeSettings';
import {checkAddress} from './linkTargets';
import {siteRule} from './siteRule';

/** Links and buttons that lead nowhere. */
export const deadLinks = siteRule({
  id: 'links',
  help: 'links',
  severity: 'error',
  check({page, site}, report) {
    const {text, file} = page.source;
    const check = (url: string, marked: Span, written: Span | undefined, write = (address: string) => address) => {
      const problem = checkAddress(url, {file, address: page.address}, site);
      if (!problem) return;
      const {meant, message, certainty, help = 'links'} = problem;
      const edits = meant && written ? [{...written, text: write(meant)}] : undefined;
      report({...marked, message, help, edits, certainty});
    };
    for (const {kind, url, start, end, written} of addressesOf(page)) {
      // A bare address inside broken brackets is `brokenLinks`' to report.
      if (kind !== 'link' || (!written && text.endsWith('](', start))) continue;
      check(url, {start, end}, written ?? (text.slice(start, end) === url ? {start, end} : undefined));
    }
    for (const {attribute, prop} of page.settings) {
      const value = literalOf(attribute);
      if (prop.format !== 'address' || typeof value !== 'string' || !value.trim()) continue;
      check(value, spanOf(attribute), valueSpan(attribute, text), quoted);
    }
  },
});
