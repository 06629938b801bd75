import type {Edit, HelpTopic} from '../diagnostic';
import {textsOf} from '../page/words';
import {checkChat} from '../whatsapp';
import type {Rule} from './rule';

/** An address as people write one, right behind a bracket. */
const ADDRESS = String.raw`(?:[/.#]|https?:|mailto:|tel:|\+?\d{3})`;
/** Where something that was meant as a link begins to look wrong. */
const MEANT = new RegExp(
  String.raw`!?\[[^[\]\n]*\][ \t]?\((?=${ADDRESS}|$)|\([^()\n]+\)\[(?=${ADDRESS})|!?\[[^[\]\n()]+\((?=${ADDRESS})|!?\[[^[\]\n]+\](?=\/\w)|\[[^[\]\n]+\]\[[^[\]\n]*\]`,
  'g',
);
const READERS = 'Visitors would read these brackets.';

interface Attempt {
  pattern: RegExp;
  message: (address: string) => string;
  /** The link that was meant, from the groups of the pattern: the words and the address. */
  link?: (words: string, address: string) => string | undefined;
}

const isWeb = (address: string) => /^https?:/.test(address);

function withoutSpaces(address: string): string {
  const chat = checkChat(address)?.address;
  if (chat) return chat;
  if (/^(mailto|tel):/.test(address)) return address.replace(/\s+/g, '');
  return isWeb(address) ? address.replace(/\s+/g, '%20') : address.trim().replace(/\s+/g, '-').replace(/[()]/g, '');
}

const ATTEMPTS: Attempt[] = [
  {
    pattern: /^(!?\[[^[\]\n]*\])[ \t]?\(((?:[^()\n]|\([^()\n]*\))+)\)/,
    message: (address) =>
      !/[\s()]/.test(address)
        ? `Delete the space between the square and the round brackets. ${READERS}`
        : /^(mailto|tel):/.test(address)
          ? `Delete the spaces in the address. ${READERS}`
          : `Replace the spaces in the address${isWeb(address) ? '' : ' with hyphens, in the name of the file, too'}. ${READERS}`,
    link: (words, address) => `${words}(${withoutSpaces(address)})`,
  },
  {
    pattern: /^\(([^()\n]+)\)\[([^[\]\s]+)\]/,
    message: () => `Put the words in square brackets and the address in round ones. ${READERS}`,
    link: (words, address) => `[${words}](${address})`,
  },
  {
    pattern: /^(!?\[[^[\]\n]*\])\(([^\s()]+)(?=[\s.,;:!?]|$)/,
    message: () => `Close the round bracket right after the address. ${READERS}`,
    link: (words, address) => {
      const [, bare, sign] = /^(.*?)([.,;:!?]?)$/.exec(address) ?? ['', address, ''];
      return `${words}(${bare})${sign}`;
    },
  },
  {
    pattern: /^(!?\[[^[\]\n()]+)\(([^\s()]+)\)/,
    message: () => `Close the square bracket before the round one opens. ${READERS}`,
    link: (words, address) => `${words}](${address})`,
  },
  {
    pattern: /^(!?\[[^[\]\n]+\])(\/[\w/#-]*)/,
    message: () => `Put the address in round brackets. ${READERS}`,
    link: (words, address) => `${words}(${address})`,
  },
  {pattern: /^(\[[^[\]\n]+\])\[[^[\]\n]*\]/, message: () => `Write the address in round brackets. ${READERS}`},
];

/** What is wrong at a place in the file where a link was meant. */
function explain(text: string, start: number): {message: string; end: number; edits?: Edit[]; help: HelpTopic} {
  const rest = text.slice(start).split('\n', 1)[0];
  const help = rest.startsWith('!') ? 'pictures' : 'links';
  for (const {pattern, message, link} of ATTEMPTS) {
    const [whole, words = '', address = ''] = pattern.exec(rest) ?? [];
    if (!whole) continue;
    const end = start + whole.length;
    const meant = link?.(words, address);
    return {message: message(address), end, help, edits: meant ? [{start, end, text: meant}] : undefined};
  }
  const message = `Write a link as [words](/address). ${READERS}`;
  return {message, end: start + 1, help};
}

/** Links and images that Markdown doesn't take for any. */
export const brokenLinks: Rule = {
  id: 'broken-links',
  help: 'links',
  page({page, report}) {
    const {text} = page.source;
    for (const {value, offsets} of textsOf(page)) {
      for (const {index} of value.matchAll(MEANT)) {
        const start = offsets[index];
        // An escaped bracket is meant to be read.
        if (text[start] !== '\\') report({start, ...explain(text, start)});
      }
    }
  },
};
