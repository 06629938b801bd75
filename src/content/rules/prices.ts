import {literalOf, placeOf} from '../page/elements';
import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import type {Finding} from '../source';
import type {Rule} from './rule';

/** Signs between digits are thousands' only where three digits follow: 2.5 is no 25. */
const AMOUNT = String.raw`(?:\d{1,3}(?:[., \u00a0]\d{3})+|\d+)`;
const PRICE = new RegExp(
  String.raw`\bUGX[ \u00a0]?${AMOUNT}(?![.,]?\d|[ \u00a0]?[BMK]\b)|(?<![\d.,])\b${AMOUNT}[ \u00a0]?UGX\b`,
  'gi',
);
const PRICE_ALONE = new RegExp(String.raw`^(?:UGX\s*(${AMOUNT})|(${AMOUNT})\s*UGX)$`, 'i');
const MESSAGE = 'Write prices like this: UGX 20,000.';

/** A price in the agreed form: the currency, a space, the amount with commas. */
export function formatPrice(value: string): string | undefined {
  const [, before, after] = PRICE_ALONE.exec(value.trim()) ?? [];
  const digits = (before ?? after)?.replace(/\D/g, '');
  return digits && `UGX ${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** What is found at a match in words, with the text that should be there. */
export function replacement({offsets}: Words, match: RegExpMatchArray, text: string, message: string): Finding[] {
  if (match[0].replace('\u00a0', ' ') === text) return [];
  const from = match.index ?? 0;
  const [start, end] = [offsets[from], offsets[from + match[0].length]];
  // With spaces between its digits it could be two numbers: that is for a person to see.
  return [{start, end, message, edits: [{start, end, text}], fixable: !/\d[ \u00a0]\d/.test(match[0])}];
}

export const findPrices = (words: Words): Finding[] =>
  [...words.value.matchAll(PRICE)].flatMap((match) => {
    const text = formatPrice(match[0]);
    return text ? replacement(words, match, text, MESSAGE) : [];
  });

/** One form of prices on the whole site. */
export const prices: Rule = {
  id: 'prices',
  help: 'prices-and-hours',
  page({page, report}) {
    for (const words of allWords(page)) for (const finding of findPrices(words)) report(finding);
    for (const {attribute, prop} of page.settings) {
      const value = literalOf(attribute);
      if (prop.tags.form !== 'price' || typeof value !== 'string' || !value.trim()) continue;
      const text = formatPrice(value);
      const place = placeOf(attribute);
      const edits = text ? [{...place, text: `${attribute.name}="${text}"`}] : undefined;
      if (text !== value) report({...place, message: MESSAGE, edits, fixable: Boolean(text)});
    }
  },
};
