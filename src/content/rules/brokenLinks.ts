import {textsOf} from '../page/words';
import type {Rule} from './rule';

/** Words in square brackets, perhaps a space, and an address in round ones; one of another site is a link by itself. */
const MEANT = /!?\[[^[\]\n]*\] ?\((?:[/.][^()\n]*\)|$)/g;
const WHOLE = /^(!?\[[^[\]\n]*\]) ?\(([^()\n]+)\)/;

/** Links and images that Markdown doesn't take for any: visitors would read their brackets. */
export const brokenLinks: Rule = {
  id: 'broken-links',
  help: 'links',
  page({page, report}) {
    const {text} = page.source;
    for (const {value, offsets} of textsOf(page)) {
      for (const {0: begins, index} of value.matchAll(MEANT)) {
        const start = offsets[index];
        const [whole, words, address] = WHOLE.exec(text.slice(start)) ?? [];
        if (!whole?.startsWith(begins)) continue;
        const web = address.startsWith('http');
        const end = start + whole.length;
        const message = address.includes(' ')
          ? `Replace the space in the address${web ? '' : ' with a hyphen, in the name of the file, too'}. Visitors would read these brackets.`
          : 'Delete the space between the square and the round brackets. Visitors would read them.';
        const edits = [{start, end, text: `${words}(${address.replaceAll(' ', web ? '%20' : '-')})`}];
        report({start, end, message, help: words.startsWith('!') ? 'pictures' : 'links', edits});
      }
    }
  },
};
