import type {Heading, Paragraph, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Place, placeOf} from '../page/elements';
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
    pattern: /\/\*|\*\/|(?<=^|\s)\/\/(?=\s)/g,
    message: 'Write a note to your colleagues as {/* … */}. Visitors would read this one.',
  },
  {pattern: /\[\^[^\]\s]+\]/g, message: 'Write the note into the sentence: pages have no footnotes.'},
  {
    pattern: /(==|\+\+)(?=[^\s=+])[^\n]*?[^\s=+]\1/g,
    message: 'Write ** on both sides of words that should stand out. Visitors would read these signs.',
  },
  {
    pattern: /\[\/?(?:b|i|u|s|url|img|color|size|quote|code|list|center)(?:=[^\]]*)?\]/gi,
    message: 'Write this as Markdown: **bold**, or [words](/address). Visitors would read these brackets.',
  },
  {
    pattern: /!?\[\[[^\]]+\]\]/g,
    message: 'Write a link as [words](/address). Visitors would read these brackets.',
  },
];

/** A `*` left over beside words that are in italics or bold. */
function oddAsterisk(paragraph: Paragraph, text: string): Place | undefined {
  if (!paragraph.children.some(({type}) => type === 'emphasis' || type === 'strong')) return undefined;
  for (const node of paragraph.children) {
    if (node.type !== 'text') continue;
    const {start, end} = placeOf(node);
    const [odd] = [...text.slice(start, end).matchAll(/(?<![\\*])\*(?!\*)/g)];
    if (odd) return {start: start + odd.index, end: start + odd.index + 1};
  }
  return undefined;
}

/** A note in a heading that isn't the heading's own address. */
function noteIn({children}: Heading): Place | undefined {
  const note = children.find((node) => node.type === 'mdxTextExpression' && /^\s*\/\*\s*[^#\s]/.test(node.value));
  return note && placeOf(note);
}

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
    let last = '';
    for (const {value, offsets} of textsOf(page)) {
      for (const {pattern, message} of STRAY) {
        const match = [...value.matchAll(pattern)].find(({index}) => source.text[offsets[index]] !== '\\');
        if (!match) continue;
        // Bold words over two paragraphs leave their signs at both ends: the first tells.
        const pair = /^\*\*+$/.test(match[0]) && last === match[0];
        last = pair ? '' : match[0];
        if (!pair) report({start: offsets[match.index], end: offsets[match.index + match[0].length], message});
        break;
      }
    }
    visit(tree, (node, _index, parent?: Parents) => {
      const place = placeOf(node);
      if (node.type === 'paragraph' && parent?.type !== 'listItem') {
        const heading = headingEdits(node, source.text);
        const message = 'Write a space after #. Visitors would read the sign.';
        if (heading) report({...heading, message, help: 'titles'});
        const odd = oddAsterisk(node, source.text);
        if (odd) {
          const signs = 'Write the same number of * before and after the words. Visitors would read this one.';
          report({...odd, message: signs});
        }
      } else if (node.type === 'list' && node.children.some(({checked}) => typeof checked === 'boolean')) {
        report({...place, end: place.start + 1, message: 'Delete the square brackets: pages have no boxes to tick.'});
      } else if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
        report({...place, message: 'Write the note into the sentence: pages have no footnotes.', fatal: true});
      } else if (node.type === 'heading' && noteIn(node)) {
        const {start, end} = noteIn(node) as Place;
        const from = source.text.slice(0, start).trimEnd().length;
        const edits = [
          {start: from, end, text: ''},
          {start: place.end, end: place.end, text: `\n\n${source.text.slice(start, end)}`},
        ];
        const message = 'Put this note on a line of its own: here it would become part of the heading’s address.';
        report({start, end, message, edits, help: 'titles'});
      } else if (node.type === 'heading' && node.children.length === 0) {
        report({...place, message: 'Write the heading after the #, or delete the line.', help: 'titles'});
      }
    });
  },
};
