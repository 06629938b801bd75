/** The organisation's name is written as %name%, so that it can change everywhere at once. */

import {toYaml} from '../records';
import {NAME_TOKEN, nameWrittenOut, USE_TOKEN} from '../records/name';
import {siteRule} from './rule';

export const name = siteRule({
  id: 'the-name',
  severity: 'warning',
  check({page, site: {records}}, report) {
    const {source, frontMatter} = page;
    const organisation = records?.organisation.name;
    if (!organisation || !page.isForVisitors) return;
    for (const start of nameWrittenOut(source.text, organisation)) {
      const end = start + organisation.length;
      const entry = frontMatter.entries.find(({valueStart, valueEnd}) => valueStart <= start && end <= valueEnd);
      const isPlain = entry && !/["']/.test(source.text[entry.valueStart]);
      // At the top of a page, a value that begins with % needs quotation marks.
      const value = String(entry?.value).replaceAll(organisation, NAME_TOKEN);
      const edits = isPlain
        ? [{start: entry.valueStart, end: entry.valueEnd, text: toYaml(value)}]
        : [{start, end, text: NAME_TOKEN}];
      report({start, end, message: USE_TOKEN, edits});
    }
  },
});
