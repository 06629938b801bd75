import {literalOf, placeOf} from '../page/elements';
import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import type {Finding} from '../source';
import type {Rule} from './rule';

const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:[ \u00a0]\d{3}(?!\d))*`;
const RANGE = `${NUMBER}(?:[-–]${NUMBER})?`;
const SCALE = String.raw`(?<scale>[kmb]\b|[ \u00a0](?:thousand|million|billion)\b)?`;
const CURRENCY = 'UGX|U?Shs?';
/** An amount with the currency before or behind it. In "2024 UGX 400,000" the amount is the one behind. */
const PRICE = new RegExp(
  String.raw`(?<![\w.,/–-])(?:(?:${CURRENCY})\.?:?[ \u00a0]?(?<behind>${RANGE})${SCALE}|(?<before>${RANGE})(?<small>k)?[ \u00a0]?(?:(?:${CURRENCY})\b(?!\.?:?[ \u00a0]?\d)|shillings\b))(?:\/[=-])?`,
  'giu',
);
/** An amount that only its /= or /- makes a price, and one with a space behind a comma. */
const ODD =
  /(?<![\w.,/–-])(?:(\d{1,3}(?:,\d{3})+|\d{4,})\/[=-](?!\w)|UGX[ \u00a0]?(\d{1,3}(?:,[ \u00a0]?\d{3})*,[ \u00a0]\d{3})(?!\d))/giu;
const MESSAGE = 'Write prices like this: UGX 20,000.';
const GROUPED = /^\d{1,3}(?:[., \u00a0]\d{3})+$/;

const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** An amount with commas; undefined when its digits make no sense. Decimals, and what is in millions, stay as written. */
function formatAmount(written: string, scale: string): string | undefined {
  if (/[mb]/i.test(scale) || /^\d+\.\d{1,2}$/.test(written)) return written;
  if (!GROUPED.test(written) && !/^\d+$/.test(written)) return undefined;
  const digits = written.replace(/\D/g, '');
  return withCommas(/k|thousand/i.test(scale) ? `${digits}000` : digits);
}

/** A price in the agreed form: the currency, a space, the amount with commas. */
function format({groups}: RegExpMatchArray): string | undefined {
  const {behind, before, small = '', scale = small} = groups ?? {};
  const amounts = (behind ?? before ?? '').split(/[-–]/).map((amount) => formatAmount(amount, scale));
  if (amounts.includes(undefined)) return undefined;
  return `UGX ${amounts.join('-')}${/[mb]/i.test(scale) ? scale : ''}`;
}

/** The price that a whole text says; undefined when it says anything else. */
export function formatPrice(text: string): string | undefined {
  // Where a price is asked for, an amount alone is one: 25000, 25k, 25,000/=.
  for (const written of [text.trim(), `UGX ${text.trim()}`]) {
    const [match] = written.matchAll(PRICE);
    const price = match?.[0] === written ? format(match) : undefined;
    if (price && !price.includes('.')) return price;
  }
  return undefined;
}

/** What is found at a match in words, with the text that should be there. */
export function replacement({offsets}: Words, match: RegExpMatchArray, text: string, message: string): Finding[] {
  if (match[0].replace('\u00a0', ' ') === text) return [];
  const from = match.index ?? 0;
  const [start, end] = [offsets[from], offsets[from + match[0].length]];
  // With spaces between its digits it could be two numbers, and a range or a rounded amount is a person's to write.
  const sure = !/\d[ \u00a0]\d|\d[-–]|[ksh]/i.test(match[0].replace(/UGX/i, ''));
  return [{start, end, message, edits: [{start, end, text}], fixable: sure}];
}

const findOdd = (words: Words): Finding[] =>
  [...words.value.matchAll(ODD)].flatMap((match) => {
    const digits = (match[1] ?? match[2]).replace(/\D/g, '');
    return replacement(words, match, `UGX ${withCommas(digits)}`, MESSAGE).map((one) => ({...one, fixable: false}));
  });

/** Prices in any other than the agreed form. */
export function findPrices(words: Words): Finding[] {
  const written = findWritten(words);
  const isNew = ({start, end}: Finding) => !written.some((one) => one.start < end && start < one.end);
  return [...written, ...findOdd(words).filter(isNew)];
}

const findWritten = (words: Words): Finding[] =>
  [...words.value.matchAll(PRICE)].flatMap((match) => {
    const text = format(match);
    if (text) return replacement(words, match, text, MESSAGE);
    const [start, end] = [match.index, match.index + match[0].length].map((index) => words.offsets[index]);
    return [{start, end, message: MESSAGE}];
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
