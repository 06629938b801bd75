import type {Rule} from './rule';

/** Zero-width spaces and joiners, soft hyphens, and marks of direction. Emoji need the joiner between two of them. */
const INVISIBLE = /[\u00AD\u200B\u200C\u200E\u200F\u2028\u2029\u2060\uFEFF]+|(?<!\p{Emoji}\uFE0F?)\u200D/gu;

/** Characters that come along with copied words, that nobody sees, and that break names and addresses. */
export const invisibleCharacters: Rule = {
  id: 'invisible-characters',
  help: 'something-else',
  page({page: {source}, report}) {
    const found = [...source.text.matchAll(INVISIBLE)].map(({0: signs, index}) => ({
      start: index,
      end: index + signs.length,
      // A line ends at some of them.
      text: /[\u2028\u2029]/.test(signs) ? ' ' : '',
    }));
    const [first] = found;
    if (!first) return;
    const message = 'Delete the invisible characters in this file. They came with copied words.';
    report({start: first.start, end: first.end, message, edits: found, fixable: true});
  },
};
