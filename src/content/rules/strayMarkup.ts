import type {Paragraph, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {textsOf} from '../page/words';
import {isHandbook} from '../source';
import type {Rule} from './rule';

interface Stray {
  pattern: RegExp;
  message: string;
}

/** Signs that were meant as markup and stand in the words. */
const STRAY: Stray[] = [
  {
    pattern: /\*\*+|__+/g,
    message:
      'Write ** right before the first bold letter and right after the last, with no space between. Visitors would read these signs.',
  },
  {
    pattern: /(?<![\p{L}\p{N}*_])[*_](?=\p{L})/gu,
    message: 'Write this sign on both sides of the words, or delete it. Visitors would read it.',
  },
  {pattern: /~~+/g, message: 'Write ~~ on both sides of the words, or delete it. Visitors would read it.'},
  {
    pattern: /\/\*|\*\//g,
    message: 'Write a note to your colleagues as {/* … */}. Visitors would read this one.',
  },
  {pattern: /\[\^[^\]\s]+\]/g, message: 'Write the note into the sentence: pages have no footnotes.'},
];

const HEADING = /^[#＃]{1,6}(?=[^\s#＃\d])|^＃+/u;

/** A heading whose space is missing. `#word` alone may be a tag as social media have them. */
function headingEdits(paragraph: Paragraph, text: string) {
  const {start} = placeOf(paragraph);
  const [signs] = HEADING.exec(text.slice(start)) ?? [];
  if (!signs || signs === '#') return undefined;
  const end = start + signs.length;
  const after = text[end] === ' ' ? '' : ' ';
  return {start, end, edits: [{start, end, text: `${'#'.repeat(signs.length)}${after}`}]};
}

/** What was meant as markup and isn't taken for any: visitors would read the signs. */
export const strayMarkup: Rule = {
  id: 'stray-markup',
  help: 'something-else',
  whole: true,
  page({page, report}) {
    const {source, tree} = page;
    if (isHandbook(source.file)) return;
    for (const {value, offsets} of textsOf(page)) {
      for (const {pattern, message} of STRAY) {
        const match = [...value.matchAll(pattern)].find(({index}) => source.text[offsets[index]] !== '\\');
        if (!match) continue;
        report({start: offsets[match.index], end: offsets[match.index + match[0].length], message});
        break;
      }
    }
    visit(tree, (node, _index, parent?: Parents) => {
      const place = placeOf(node);
      if (node.type === 'paragraph' && parent?.type !== 'listItem') {
        const heading = headingEdits(node, source.text);
        const message = 'Write a space after #. Visitors would read the sign.';
        if (heading) report({...heading, message, help: 'titles'});
      } else if (node.type === 'list' && node.children.some(({checked}) => typeof checked === 'boolean')) {
        report({...place, end: place.start + 1, message: 'Delete the square brackets: pages have no boxes to tick.'});
      } else if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
        report({...place, message: 'Write the note into the sentence: pages have no footnotes.', fatal: true});
      } else if (node.type === 'heading' && node.children.length === 0) {
        report({...place, message: 'Write the heading after the #, or delete the line.', help: 'titles'});
      }
    });
  },
};
