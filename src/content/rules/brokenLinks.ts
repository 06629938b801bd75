import type {Edit, HelpTopic} from '../diagnostic';
import {textsOf} from '../page/words';
import {checkChat} from '../whatsapp';
import type {Rule} from './rule';

/** An address as people write one, right behind a bracket. */
const ADDRESS = String.raw`(?:[/.#]|https?:|mailto:|tel:|\+?\d{3})`;
/** Where something that was meant as a link begins to look wrong. */
const MEANT = new RegExp(
  String.raw`!?\[[^[\]\n]*\][ \t]?\((?=${ADDRESS}|(?:https?|mailto|tel)?$)|\([^()\n]+\)\[(?=${ADDRESS})|!?\[[^[\]\n()]+\((?=${ADDRESS})|!?\[[^[\]\n]+\](?=\/\w)|\[[^[\]\n]+\]\[[^[\]\n]*\]`,
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

const TELEPHONE = /^\+?[\d ()-]{7,}$/;
/** A page's address, and a heading behind a space. */
const HEADING = /^(\/[\w/-]*)\s+(#[\w-]+)$/;

function withoutSpaces(address: string): string | undefined {
  const chat = checkChat(address)?.address;
  if (chat) return chat;
  if (TELEPHONE.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`;
  const query = /^(mailto:[^\s?]+\?)(.+)$/.exec(address);
  if (query) return query[1] + query[2].replace(/\s+/g, '%20');
  if (/^(mailto|tel):/.test(address)) return address.replace(/\s+/g, '');
  if (HEADING.test(address)) return address.replace(/\s+/g, '');
  const [, before = '', words = ''] = /^(\S+)\s+"(.+)"$/.exec(address) ?? [];
  if (before) return `${before} "${words.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”')}"`;
  // A space in the name of a site could be anything.
  if (isWeb(address)) return /^https?:\/\/[^\s/]*\s/.test(address) ? undefined : address.replace(/\s+/g, '%20');
  return address.trim().replace(/\s+/g, '-').replace(/[()]/g, '');
}

function spacesIn(address: string): string {
  if (!/[\s()]/.test(address)) return `Delete the space between the square and the round brackets. ${READERS}`;
  if (TELEPHONE.test(address)) return `Put tel: before a phone number, and delete its spaces. ${READERS}`;
  if (/^\S+\s+".+"$/.test(address))
    return `Delete the quotation marks inside the others, or make them curly. ${READERS}`;
  if (/^(mailto|tel):[^?]*$/.test(address) || HEADING.test(address))
    return `Delete the spaces in the address. ${READERS}`;
  const file = isWeb(address) || /^mailto:/.test(address) ? '' : ' with hyphens, in the name of the file, too';
  return `Replace the spaces in the address${file}. ${READERS}`;
}

const ATTEMPTS: Attempt[] = [
  {
    pattern: /^(!?\[[^[\]\n]*\])[ \t]?\(((?:[^()\n]|\([^()\n]*\))+)\)/,
    message: spacesIn,
    link: (words, address) => {
      const meant = withoutSpaces(address);
      return meant && `${words}(${meant})`;
    },
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
