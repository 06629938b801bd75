/** Examples that were copied from the handbook, or inserted by the editor, and never replaced. */

import {literalOf, spanOf} from '../page/elements';
import {linksAndImagesOf} from '../page/linksAndImages';
import {bodyText} from '../page/words';
import {isPlaceholder, PLACEHOLDER_MESSAGE} from '../placeholders';
import type {PageRule} from './rule';

export const placeholders: PageRule = {
  id: 'placeholders',
  severity: 'warning',
  check(page, report) {
    const texts = [
      ...bodyText(page),
      ...linksAndImagesOf(page).map(({url, start, end}) => ({text: url, start, end})),
      ...page.settings.map(({attribute}) => ({text: literalOf(attribute), ...spanOf(attribute)})),
      ...page.frontMatter.entries.map(({value, valueStart: start, valueEnd: end}) => ({text: value, start, end})),
    ];
    for (const {text, start, end} of texts)
      if (typeof text === 'string' && isPlaceholder(text)) report({start, end, message: PLACEHOLDER_MESSAGE});
  },
};
