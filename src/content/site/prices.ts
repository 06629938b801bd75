/** Prices: the one format that the site uses, UGX 20,000, and the many that people use. */

/** 20000, 20,000, 20.000, 2.5 or 20 000. */
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:[ \u00a0]\d{3}(?!\d))*`;
/** 20,000 or 20,000-50,000. */
const RANGE = `${NUMBER}(?:[-–]${NUMBER})?`;
const CURRENCY = 'UGX|U?Shs?';
/** The amount behind the currency: UGX 20,000, UGX20k, Shs. 20.000. */
const BEHIND = String.raw`(?:${CURRENCY})\.?:?[ \u00a0]?(?<behind>${RANGE})(?<thousandsBehind>k\b)?`;
/** The currency with no amount behind it: in "2024 UGX 400,000" the amount isn't 2024. */
const NAMED = String.raw`(?:${CURRENCY})\b(?!\.?:?[ \u00a0]?\d)|shillings\b`;
/** The amount before the currency: 20,000 UGX, 20k shillings. A pattern can't give two of its parts the same name. */
const BEFORE = String.raw`(?<before>${RANGE})(?<thousandsBefore>k)?[ \u00a0]?(?:${NAMED})`;
/** An amount that only its ending makes a price: 20,000/= or 20,000/-. */
const SLASHED = String.raw`(?<slashed>\d{1,3}(?:,\d{3})+|\d{4,})(?=\/[=-](?!\w))`;
/**
 * A price in a sentence, in any of these ways, where it isn't part of a longer word or number. `lead` is the character
 * before it, if any.
 */
const PRICES_IN_WORDS = new RegExp(
  String.raw`(?<lead>^|[^\w.,/–-])(?:${BEHIND}|${BEFORE}|${SLASHED})(?:\/[=-])?`,
  'giu',
);

/** What a message says of a price in another format. */
export const PRICE_MESSAGE = 'Write prices like this: UGX 20,000.';

/** A price in a text. */
interface PriceInWords {
  /** Where it is in the text. */
  start: number;
  end: number;
  written: string;
  /** In the agreed format; undefined when its digits make no sense. */
  price?: string;
}

/** An amount with commas; undefined when its digits make no sense. The 2.5 of "UGX 2.5 million" stays. */
function formatAmount(written: string, isThousands: boolean): string | undefined {
  if (!isThousands && /^\d+\.\d{1,2}$/.test(written)) return written;
  if (!/^(\d{1,3}(?:[., \u00a0]\d{3})+|\d+)$/.test(written)) return undefined;
  const digits = `${written.replace(/\D/g, '')}${isThousands ? '000' : ''}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The price that `PRICES_IN_WORDS` has matched: the currency, a space, the amount with commas. */
function formatMatch({groups = {}}: RegExpMatchArray): string | undefined {
  const {behind, before, slashed = '', thousandsBehind, thousandsBefore} = groups;
  const isThousands = Boolean(thousandsBehind ?? thousandsBefore);
  const amounts = (behind ?? before ?? slashed).split(/[-–]/).map((amount) => formatAmount(amount, isThousands));
  return amounts.includes(undefined) ? undefined : `UGX ${amounts.join('-')}`;
}

/** The prices in a text, in order. */
export const pricesIn = (text: string): PriceInWords[] =>
  Array.from(text.matchAll(PRICES_IN_WORDS), (match) => {
    const start = match.index + (match.groups?.lead ?? '').length;
    const end = match.index + match[0].length;
    return {start, end, written: text.slice(start, end), price: formatMatch(match)};
  });

/** The price that a whole text is, in the agreed format; undefined for any other text. */
export function toPrice(text: string): string | undefined {
  // Where a price is asked for, an amount alone is one: 25000, 25k, 25,000/=.
  for (const whole of [text.trim(), `UGX ${text.trim()}`]) {
    const [match] = whole.matchAll(PRICES_IN_WORDS);
    const price = match?.[0] === whole ? formatMatch(match) : undefined;
    if (price && !price.includes('.')) return price;
  }
  return undefined;
}
