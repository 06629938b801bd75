/** Links: where they and the buttons lead, that they have words, and that Markdown takes them for links at all. */
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {checkAddress} from '../../site/rules/linkTargets';
import {dialed} from '../../site/whatsapp';
import {addressesOf} from '../page/addresses';
import {literalOf, placeOf, type Span, valuePlace} from '../page/elements';
import {textsOf} from '../page/words';
import {pageRule, siteRule} from './rule';

/** Links and buttons that lead nowhere. */
export const links = siteRule('links', 'links', 'error', ({page, site}, report) => {
  const {text, file} = page.source;
  const check = (url: string, marked: Span, written: Span | undefined, quotes: '"' | '') => {
    const problem = checkAddress(url, {file, address: page.address}, site);
    if (!problem) return;
    const {address, message, isSure, help = 'links'} = problem;
    const edits = address && written ? [{...written, text: quotes + address + quotes}] : undefined;
    report({...marked, message, help, edits, fix: isSure && edits ? 'safe' : undefined});
  };
  for (const {kind, url, start, end, written} of addressesOf(page)) {
    // A bare address inside broken brackets is `brokenLinks`' to report.
    if (kind !== 'link' || (!written && text.endsWith('](', start))) continue;
    check(url, {start, end}, written ?? (text.slice(start, end) === url ? {start, end} : undefined), '');
  }
  for (const {attribute, prop} of page.settings) {
    const value = literalOf(attribute);
    if (prop.tags.form !== 'address' || typeof value !== 'string' || !value.trim()) continue;
    check(value, placeOf(attribute), valuePlace(attribute, text), '"');
  }
});

/** Links without words: nobody sees them, and a screen reader reads their address out. */
export const emptyLinks = pageRule('empty-links', 'links', 'error', ({tree}, report) => {
  visit(tree, ['link', 'linkReference'], (node) => {
    if (!('children' in node) || textOf(node, {includeImageAlt: true}).trim()) return;
    report({...placeOf(node), message: 'Write the words of the link between the square brackets.'});
  });
});

/** An address with spaces, without them. In one of another site a space could be anything. */
function withoutSpaces(address: string): string | undefined {
  if (/^\+?[\d -]{7,}$/.test(address)) return `tel:${dialed(address)}`;
  if (/^https?:.*\s/.test(address)) return undefined;
  return address.trim().replace(/\s+/g, /^(mailto|tel):/.test(address) ? '' : '-');
}

/** What an address begins with, right behind a bracket. */
const BEGINNING = String.raw`(?=[/.#]|https?:|mailto:|tel:|\+?\d{3}|wa\.me|www\.)`;
const WORDS_FIRST = String.raw`!?\[(?<words>[^[\]()\n]+)\]?[ \t]?\(${BEGINNING}`;
const ADDRESS = String.raw`(?:(?<address>[^()\n]+)\)|(?<open>[^\s()]*[^\s().,;:!?]))`;
const EXCHANGED = String.raw`\((?<inside>[^()[\]\n]+)\)\[${BEGINNING}(?<behind>[^[\]\s]+)\]`;
/** `[words] (an address)`, brackets missing or a space where none may be; or the kinds of brackets exchanged. */
const ATTEMPT = new RegExp(`${WORDS_FIRST}${ADDRESS}|${EXCHANGED}`, 'g');

/** Links and images that Markdown doesn't take for any. */
export const brokenLinks = pageRule('broken-links', 'links', 'warning', (page, report) => {
  // The brackets of a link are none of the words.
  const brackets = textsOf(page).flatMap(({value, offsets}) =>
    [...value.matchAll(/!?[[(]/g)].map(({index}) => offsets[index]),
  );
  const inWords = new Set(brackets);
  for (const {0: raw, index: start, groups = {}} of inWords.size > 0 ? page.source.text.matchAll(ATTEMPT) : []) {
    const {words, address, open, inside, behind} = groups;
    const end = start + raw.length;
    const meant = withoutSpaces(address ?? open ?? behind);
    const text = `${raw.startsWith('!') ? '!' : ''}[${words ?? inside}](${meant})`;
    const message =
      'Write a link as [words](/address), with no space in the address or before it. Visitors would read these signs.';
    if (inWords.has(start)) report({start, end, message, edits: meant ? [{start, end, text}] : undefined});
  }
});
