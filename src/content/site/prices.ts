/** Prices: the one format that the site uses, UGX 20,000, and the many that people use. */

/** 20000, 20,000, 20.000, 2.5 or 20 000. */
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:[ \u00a0]\d{3}(?!\d))*`;
/** 20,000 or 20,000-50,000. */
const AMOUNT = new RegExp(`${NUMBER}(?:[-–]${NUMBER})?`, 'g');
/** Four digits or more, with commas or without: what only its ending makes a price, as in 20,000/=. */
const LARGE = /^(?:\d{1,3}(?:,\d{3})+|\d{4,})$/;

/** What an amount can't follow: it would be part of a longer word or number. */
const APART = String.raw`(?:^|[^\w.,/–-])`;
const CURRENCY = '(?:UGX|U?Shs?)';
/** Before an amount: “UGX ”, “UGX”, “Shs. ”. */
const CURRENCY_BEFORE = new RegExp(String.raw`${APART}(?<currency>${CURRENCY}\.?:?[ \u00a0]?)$`, 'iu');
const NOTHING_BEFORE = new RegExp(`${APART}$`, 'u');
/** Behind an amount: “ UGX” with no amount behind it, as in "2024 UGX 400,000" 2024 isn't the amount, or “ shillings”. */
const CURRENCY_BEHIND = new RegExp(
  String.raw`^(?<thousands>k)?[ \u00a0]?(?:${CURRENCY}\b(?!\.?:?[ \u00a0]?\d)|shillings\b)`,
  'iu',
);
const THOUSANDS = /^k\b/i;
/** The ending of 20,000/= or 20,000/-, behind what is a price already. */
const SLASH = /^\/[=-]/;
/** The same where it alone makes the price, so that no word may follow: not 2024/-old. */
const LAST_SLASH = /^\/[=-](?!\w)/;

/** How many characters beside an amount decide what it is: more than the longest of these patterns matches. */
const BESIDE = 14;

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

/** In the agreed format: the currency, a space, the amount or two of them with commas. */
function formatPrice(amount: string, isThousands: boolean): string | undefined {
  const amounts = amount.split(/[-–]/).map((one) => formatAmount(one, isThousands));
  return amounts.includes(undefined) ? undefined : `UGX ${amounts.join('-')}`;
}

/** The price that an amount is, with what is written around it; undefined if it is no price. */
function priceAround(text: string, at: number, amount: string): PriceInWords | undefined {
  const end = at + amount.length;
  const before = text.slice(Math.max(0, at - BESIDE), at);
  const behind = text.slice(end, end + BESIDE);
  const priceFrom = (start: number, signs: string, isThousands: boolean): PriceInWords => {
    const stop = end + signs.length + (SLASH.exec(behind.slice(signs.length))?.[0].length ?? 0);
    return {start, end: stop, written: text.slice(start, stop), price: formatPrice(amount, isThousands)};
  };
  const currency = CURRENCY_BEFORE.exec(before)?.groups?.currency;
  if (currency) {
    const [thousands = ''] = THOUSANDS.exec(behind) ?? [];
    return priceFrom(at - currency.length, thousands, thousands !== '');
  }
  if (!NOTHING_BEFORE.test(before)) return undefined;
  const named = CURRENCY_BEHIND.exec(behind);
  if (named) return priceFrom(at, named[0], Boolean(named.groups?.thousands));
  return LARGE.test(amount) && LAST_SLASH.test(behind) ? priceFrom(at, '', false) : undefined;
}

/** The prices in a text, in order. */
export function pricesIn(text: string): PriceInWords[] {
  const prices: PriceInWords[] = [];
  const amounts = new RegExp(AMOUNT);
  for (let match = amounts.exec(text); match; match = amounts.exec(text)) {
    const [amount] = match;
    const price = priceAround(text, match.index, amount);
    if (price) prices.push(price);
    // In "2015 400,000 UGX" the first number isn't part of the amount.
    amounts.lastIndex = price?.end ?? match.index + amount.search(/[ \u00a0–-]|$/);
  }
  return prices;
}

/** The price that a whole text is, in the agreed format; undefined for any other text. */
export function toPrice(text: string): string | undefined {
  // Where a price is asked for, an amount alone is one: 25000, 25k, 25,000/=.
  for (const whole of [text.trim(), `UGX ${text.trim()}`]) {
    const [first] = pricesIn(whole);
    const price = first?.written === whole ? first.price : undefined;
    if (price && !price.includes('.')) return price;
  }
  return undefined;
}
