/** Links: that they have words, and that Markdown takes them for links at all. */
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {spanOf} from '../page/elements';
import {bodyWords} from '../page/words';
import {pageRule} from './rule';

/** Links without words: nobody sees them, and a screen reader reads their address out. */
export const emptyLinks = pageRule({
  id: 'empty-links',
  help: 'links',
  severity: 'error',
  check({tree}, report) {
    visit(tree, ['link', 'linkReference'], (node) => {
      if (!('children' in node) || textOf(node, {includeImageAlt: true}).trim()) return;
      report({
        ...spanOf(node),
        message: 'Write the words of the link between the square brackets.',
        messageInForm: 'The link has no words: write them between “[” and “]”.',
      });
    });
  },
});

/** An address with spaces, without them. In one of another site a space could be anything. */
function withoutSpaces(address: string): string | undefined {
  if (/^https?:.*\s/.test(address)) return undefined;
  return address.trim().replace(/\s+/g, /^(mailto|tel):/.test(address) ? '' : '-');
}

/** Signs that what follows a bracket is an address. */
const BEGINNING = String.raw`(?=[/.#]|https?:|mailto:|tel:|\+?\d{3}|wa\.me|www\.)`;
/** `[About us] (`, `[About us(` */
const WORDS_FIRST = String.raw`!?\[(?<words>[^[\]()\n]+)\]?[ \t]?\(${BEGINNING}`;
/** `/about us)`, with whatever is in it, or `/about` without a bracket at its end. */
const ADDRESS = String.raw`(?:(?<address>[^()\n]+)\)|(?<open>[^\s()]*[^\s().,;:!?]))`;
/** `(About us)[/about]` */
const EXCHANGED = String.raw`\((?<inside>[^()[\]\n]+)\)\[${BEGINNING}(?<behind>[^[\]\s]+)\]`;
/** A link as people write it who don't know Markdown well: one of the examples above. */
const ATTEMPT = new RegExp(`${WORDS_FIRST}${ADDRESS}|${EXCHANGED}`, 'g');

/**
 * Links and images that Markdown doesn't take for any. `callAddress` is the address that calls a telephone number, if a
 * text is one.
 */
export const brokenLinks = (callAddress: (text: string) => string | undefined) =>
  pageRule({
    id: 'broken-links',
    help: 'links',
    severity: 'warning',
    check(page, report) {
      // Only brackets that are words: those of a link that Markdown understands are none of its words.
      const brackets = bodyWords(page).flatMap(({value, offsets}) =>
        [...value.matchAll(/!?[[(]/g)].map(({index}) => offsets[index]),
      );
      if (brackets.length === 0) return;
      const inWords = new Set(brackets);
      for (const {0: raw, index: start, groups = {}} of page.source.text.matchAll(ATTEMPT)) {
        if (!inWords.has(start)) continue;
        const {words, address, open, inside, behind} = groups;
        const end = start + raw.length;
        const written = address ?? open ?? behind;
        const corrected = callAddress(written) ?? withoutSpaces(written);
        const text = `${raw.startsWith('!') ? '!' : ''}[${words ?? inside}](${corrected})`;
        const message =
          'Write a link as [words](/address), with no space in the address or before it. Visitors would read these signs.';
        report({start, end, message, edits: corrected ? [{start, end, text}] : undefined});
      }
    },
  });
