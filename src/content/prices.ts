/** Prices: the one form that the site uses, UGX 20,000, and how others are turned into it. */
import type {Edit} from './source';

/** 20,000, 20000 or 500. */
const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+|\d{3,}`;
const CURRENCY = String.raw`(?:UGX|USh|Shs?\b)`;
/** The ending of 20,000/= and 20,000/-. */
const SLASH = String.raw`/[=-](?!\w)`;

/** UGX 20,000, or UGX 20,000-50,000. */
const PRICE = /^UGX \d{1,3}(?:,\d{3})*(?:[-–]\d{1,3}(?:,\d{3})*)?$/;
/** A price and nothing else, in any form: 25000, 25,000/=, Shs 25,000 or 25,000 UGX. */
const WRITTEN = new RegExp(String.raw`^(?:${CURRENCY}\.? ?)?(${AMOUNT})(?:${SLASH})?(?: ?${CURRENCY})?$`, 'i');
/** The same in a sentence, where only its currency or its ending makes a number a price. A range is left to its writer. */
const IN_SENTENCE = new RegExp(
  String.raw`(?<![\w.,/–-])(?:${CURRENCY}\.? ?(${AMOUNT})(?:${SLASH})?|(${AMOUNT})(?:${SLASH}| ?${CURRENCY}(?!\w|[.:]? ?\d)))(?![.,–-]?\d)`,
  'gi',
);

export const PRICE_MESSAGE = 'Write prices like this: UGX 20,000.';

const format = (amount: string): string => `UGX ${amount.replaceAll(',', '').replace(/\B(?=(\d{3})+$)/g, ',')}`;

export const isPrice = (text: string): boolean => PRICE.test(text);

/** The price that text consists of; undefined for any other text. */
export function toPrice(text: string): string | undefined {
  const [, amount] = WRITTEN.exec(text.trim()) ?? [];
  return amount && format(amount);
}

/** The prices of a sentence that have another form, with the right one. */
export const otherPrices = (sentence: string): Edit[] =>
  [...sentence.matchAll(IN_SENTENCE)]
    .map(({0: written, 1: afterCurrency, 2: beforeCurrency, index}) => ({
      start: index,
      end: index + written.length,
      written,
      text: format(afterCurrency ?? beforeCurrency),
    }))
    .filter(({written, text}) => written !== text);
