/** The organisation's name on pages: %name% mistyped, and the name written out. */
import {pageRule} from '../../checker/rules/rule';
import {nameSlips, nameWrittenOut, toYaml} from '../records';
import {NAME_TOKEN, USE_TOKEN, WRITE_TOKEN} from '../records/name';
import {siteRule} from './siteRule';

/** Where the organisation's name was meant and isn't understood: visitors would read the token. */
export const pageNameToken = pageRule({
  id: 'name-token',
  help: 'the-name',
  severity: 'warning',
  check({source: {text}, kind}, report) {
    if (!kind.isForVisitors) return;
    for (const {start, end, certainty} of nameSlips(text)) {
      const edits = [{start, end, text: NAME_TOKEN}];
      report({
        start,
        end,
        message: WRITE_TOKEN,
        edits,
        certainty,
        severity: certainty === 'safe' ? 'error' : 'warning',
      });
    }
  },
});

/** The organisation's name where %name% should be. */
export const writtenOutNames = siteRule({
  id: 'name-written-out',
  help: 'the-name',
  severity: 'warning',
  check({page, site: {records}}, report) {
    const {source, frontMatter} = page;
    const name = records?.organisation.name;
    if (!name || !page.kind.isForVisitors) return;
    for (const start of nameWrittenOut(source.text, name)) {
      const end = start + name.length;
      const entry = frontMatter.entries.find(({valueStart, valueEnd}) => valueStart <= start && end <= valueEnd);
      const isPlain = entry && !/["']/.test(source.text[entry.valueStart]);
      // At the top of a page, a value that begins with % needs quotation marks.
      const value = String(entry?.value).replaceAll(name, NAME_TOKEN);
      const edits = isPlain
        ? [{start: entry.valueStart, end: entry.valueEnd, text: toYaml(value)}]
        : [{start, end, text: NAME_TOKEN}];
      report({start, end, message: USE_TOKEN, edits, certainty: 'safe'});
    }
  },
});
