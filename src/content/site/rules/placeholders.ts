/** Examples that were copied from the handbook, or put in by the editor, and never replaced. */
import {addressesOf} from '../../checker/page/addresses';
import {literalOf, spanOf} from '../../checker/page/elements';
import {bodyWords} from '../../checker/page/words';
import {pageRule} from '../../checker/rules/rule';
import {isWholeExample} from '../examples';

/** What the handbook shows as an example of somebody's own words. */
const OF_HANDBOOK = [
  /…|\.\.\.|lorem ipsum\b.*|(todo|tbc|tbd|fixme)\b.*|name of the (company|founder)|the name of this page/,
  /what (the founder said|it shows|the (image|picture) shows|(this|the) page is about, in a sentence)/,
];
const EXAMPLE = new RegExp(`^(${OF_HANDBOOK.map(({source}) => source).join('|')})\\.?$`, 'i');
/** Addresses that are kept for examples and belong to nobody. */
const NOBODY = /\bname@example\.org\b|example\.org\/name\b|\bwa\.me\/256700000000\b/i;

/** Examples that were copied and never replaced. */
export const placeholders = pageRule({
  id: 'placeholders',
  help: 'something-else',
  severity: 'warning',
  check(page, report) {
    if (!page.kind.isForVisitors) return;
    const texts = [
      ...bodyWords(page).map(({value, offsets}) => ({text: value, start: offsets[0], end: offsets[value.length]})),
      ...addressesOf(page).flatMap(({url, label, start, end}) => [url, label].map((text) => ({text, start, end}))),
      ...page.settings.map(({attribute}) => ({text: literalOf(attribute), ...spanOf(attribute)})),
      ...page.frontMatter.entries.map(({value, valueStart: start, valueEnd: end}) => ({text: value, start, end})),
    ];
    for (const {text, start, end} of texts) {
      if (typeof text !== 'string') continue;
      const isLeft = isWholeExample(text) || EXAMPLE.test(text.trim()) || NOBODY.test(text);
      if (isLeft) report({start, end, message: 'Write your own words here: this is an example.'});
    }
  },
});
