/** Links: where they and the buttons lead, that they have words, and that Markdown takes them for links at all. */
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {addressesOf} from '../page/addresses';
import {literalOf, placeOf, valuePlace} from '../page/elements';
import {textsOf} from '../page/words';
import type {Finding} from '../source';
import {checkChat, dialed} from '../whatsapp';
import {checkAddress} from './addresses';
import {pageRule, siteRule} from './rule';

/** Links and buttons that lead nowhere. */
export const links = siteRule('links', 'links', 'error', ({page, site}, report) => {
  const {text, file} = page.source;
  const from = {file, address: page.address};
  for (const {kind, url, start, end, written} of addressesOf(page)) {
    // In brackets that are no link, an address that is its own link is told with them.
    if (kind !== 'link' || (!written && text.endsWith('](', start))) continue;
    const problem = checkAddress(url, from, site);
    const place = written ?? (text.slice(start, end) === url ? {start, end} : undefined);
    const edits = problem?.address && place ? [{...place, text: problem.address}] : undefined;
    if (problem) report({start, end, message: problem.message, help: problem.help ?? 'links', edits});
  }
  for (const {attribute, prop} of page.settings) {
    const value = literalOf(attribute);
    if (prop.tags.form !== 'address' || typeof value !== 'string' || !value.trim()) continue;
    const problem = checkAddress(value, from, site);
    const place = valuePlace(attribute, text);
    const edits = problem?.address && place ? [{...place, text: `"${problem.address}"`}] : undefined;
    if (problem) report({...placeOf(attribute), message: problem.message, help: problem.help ?? 'links', edits});
  }
});

/** Links without words: nobody sees them, and a screen reader reads their address out. */
export const emptyLinks = pageRule('empty-links', 'links', 'error', ({tree}, report) => {
  visit(tree, ['link', 'linkReference'], (node) => {
    if (!('children' in node) || textOf(node, {includeImageAlt: true}).trim()) return;
    report({...placeOf(node), message: 'Write the words of the link between the square brackets.'});
  });
});

/** The address that was meant by one with spaces or brackets in it. */
function withoutSpaces(address: string): string | undefined {
  const chat = checkChat(address)?.address;
  if (chat) return chat;
  if (/^\+?[\d ()-]{7,}$/.test(address)) return `tel:${dialed(address)}`;
  if (/^(mailto|tel):[^?]*$|^\/[\w/-]*\s+#[\w-]+$/.test(address)) return address.replace(/\s+/g, '');
  // A space in the name of a site could be anything.
  if (/^(https?|mailto):/.test(address))
    return /^https?:\/\/[^\s/]*\s/.test(address) ? undefined : address.replace(/\s+/g, '%20');
  return address.trim().replace(/\s+/g, '-').replace(/[()]/g, '');
}

interface Attempt {
  pattern: RegExp;
  message: string;
  /** The link that was meant, from the groups of the pattern: the words and the address. */
  link?: (words: string, address: string) => string | undefined;
}

/** An address as people write one, right behind a bracket. */
const ADDRESS = String.raw`(?=[/.#]|https?:|mailto:|tel:|\+?\d{3}|wa\.me|www\.)`;
const READERS = 'Visitors would read these brackets.';
const ATTEMPTS: Attempt[] = [
  {
    pattern: new RegExp(String.raw`(!?\[[^[\]\n]+\])[ \t]?\(${ADDRESS}((?:[^()\n]|\([^()\n]*\))+)\)`, 'g'),
    message: `Write the address right behind the square brackets, without spaces in it. ${READERS}`,
    link: (words, address) => {
      const meant = /[\s()]/.test(address) ? withoutSpaces(address) : address;
      return meant && `${words}(${meant})`;
    },
  },
  {
    pattern: new RegExp(String.raw`\(([^()\n]+)\)\[${ADDRESS}([^[\]\s]+)\]`, 'g'),
    message: `Put the words in square brackets and the address in round ones. ${READERS}`,
    link: (words, address) => `[${words}](${address})`,
  },
  {
    pattern: new RegExp(String.raw`(!?\[[^[\]\n]+\])\(${ADDRESS}([^\s()]*[^\s().,;:!?])`, 'g'),
    message: `Close the round bracket right after the address. ${READERS}`,
    link: (words, address) => `${words}(${address})`,
  },
  {
    pattern: new RegExp(String.raw`(!?\[[^[\]\n()]+)\(${ADDRESS}([^\s()]+)\)`, 'g'),
    message: `Close the square bracket before the round one opens. ${READERS}`,
    link: (words, address) => `${words}](${address})`,
  },
];

/** What was meant as a link and is none; each place once. */
function attemptsIn(line: string, offset: number): Finding[] {
  const found: Finding[] = [];
  for (const {pattern, message, link} of ATTEMPTS) {
    for (const {0: raw, 1: words, 2: address = '', index} of line.matchAll(pattern)) {
      const [start, end] = [offset + index, offset + index + raw.length];
      const text = link?.(words, address);
      const help = raw.startsWith('!') ? 'pictures' : 'links';
      if (line[index - 1] === '\\' || found.some((one) => one.start < end && start < one.end)) continue;
      found.push({start, end, message, help, edits: text ? [{start, end, text}] : undefined});
    }
  }
  return found;
}

/** Links and images that Markdown doesn't take for any. */
export const brokenLinks = pageRule('broken-links', 'links', 'warning', (page, report) => {
  const {text} = page.source;
  const rows = new Set<number>();
  for (const {value, offsets} of textsOf(page)) {
    for (const {index} of value.matchAll(/[[\]]/g)) rows.add(text.lastIndexOf('\n', offsets[index]) + 1);
  }
  const whole = addressesOf(page).filter(({written}) => written);
  for (const row of rows) {
    for (const finding of attemptsIn(text.slice(row).split('\n', 1)[0], row))
      if (!whole.some(({start, end}) => start < finding.end && finding.start < end)) report(finding);
  }
});
