/** The organisation's name is written as %name%, so that it can change everywhere at once. */

import {NAME_MESSAGE, NAME_TOKEN, nameWrittenOut} from '../records/name';
import {toYaml} from '../records/yaml';
import type {SiteRule} from './rule';

export const theName: SiteRule = {
  id: 'the-name',
  severity: 'warning',
  check({page, site: {records}}, report) {
    const {source, frontMatter} = page;
    const organisation = records?.organisation.name;
    if (!organisation) return;
    for (const start of nameWrittenOut(source.text, organisation)) {
      const end = start + organisation.length;
      const entry = frontMatter.entries.find(({valueStart, valueEnd}) => valueStart <= start && end <= valueEnd);
      const isPlain = entry && !/["']/.test(source.text[entry.valueStart]);
      // At the top of a page, a value that begins with % needs quotation marks.
      const value = String(entry?.value).replaceAll(organisation, NAME_TOKEN);
      const edits = isPlain
        ? [{start: entry.valueStart, end: entry.valueEnd, text: toYaml(value)}]
        : [{start, end, text: NAME_TOKEN}];
      report({start, end, message: NAME_MESSAGE, edits});
    }
  },
};
