/** Examples that were copied from the handbook, or put in by the editor, and never replaced. */

import {isPlaceholder, PLACEHOLDER_MESSAGE} from '../examples';
import {addressesOf} from '../page/addresses';
import {literalOf, spanOf} from '../page/elements';
import {bodyText} from '../page/words';
import {pageRule} from './rule';

export const placeholders = pageRule({
  id: 'placeholders',
  severity: 'warning',
  check(page, report) {
    if (!page.isForVisitors) return;
    const texts = [
      ...bodyText(page).map(({value, offsets}) => ({text: value, start: offsets[0], end: offsets[value.length]})),
      ...addressesOf(page).map(({url, start, end}) => ({text: url, start, end})),
      ...page.settings.map(({attribute}) => ({text: literalOf(attribute), ...spanOf(attribute)})),
      ...page.frontMatter.entries.map(({value, valueStart: start, valueEnd: end}) => ({text: value, start, end})),
    ];
    for (const {text, start, end} of texts)
      if (typeof text === 'string' && isPlaceholder(text)) report({start, end, message: PLACEHOLDER_MESSAGE});
  },
});
