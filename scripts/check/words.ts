/** Prices and hours in the middle of words: one agreed form on the whole site. */
import type {Mistake} from './mistake';
import type {Source} from './source';

/** Signs between digits are thousands' only where three digits follow: 2.5 is no 25. */
const AMOUNT = String.raw`(?:\d{1,3}(?:[., \u00a0]\d{3})+|\d+)`;
const PRICE = new RegExp(
  String.raw`\bUGX[ \u00a0]?${AMOUNT}(?![.,]?\d|[ \u00a0]?[BMK]\b)|(?<![\d.,])\b${AMOUNT}[ \u00a0]?UGX\b`,
  'gi',
);
const PRICE_ALONE = new RegExp(String.raw`^(?:UGX\s*(${AMOUNT})|(${AMOUNT})\s*UGX)$`, 'i');
const TIME = /\b(\d{1,2})(?:[:.](\d{2}))?[ \u00a0]?(?:([ap])m\b|([ap])\.[ \u00a0]?m\.)/gi;

const topic = 'prices-and-hours';

/** A price in the agreed form: the currency, a space, the amount with commas. */
export function priceForm(value: string): string | undefined {
  const [, before, after] = PRICE_ALONE.exec(value.trim()) ?? [];
  const digits = (before ?? after)?.replace(/\D/g, '');
  return digits && `UGX ${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** Every price and time in a text that is written in another form; `start` is where the text begins in the file. */
export function checkWords(source: Source, start: number, value: string): Mistake[] {
  const found: Mistake[] = [];
  const tell = (match: RegExpMatchArray, write: string, message: string) => {
    const from = start + (match.index ?? 0);
    const end = from + match[0].length;
    if (source.text.slice(from, end) !== match[0] || match[0].replace('\u00a0', ' ') === write) return;
    // With spaces between its digits it could be two numbers: that is for a person to see.
    const fix = /\d[ \u00a0]\d/.test(match[0]) ? undefined : {start: from, end, text: write};
    found.push(source.at(from, end, {message, write, topic, fix}));
  };
  for (const match of value.matchAll(PRICE)) {
    const write = priceForm(match[0]);
    if (write) tell(match, write, 'A price is written with UGX first, a space, and commas: UGX 20,000.');
  }
  for (const match of value.matchAll(TIME)) {
    const [, hour, minutes = '00', plain, dotted] = match;
    if (Number(hour) < 1 || Number(hour) > 12 || Number(minutes) > 59) continue;
    tell(
      match,
      `${Number(hour)}:${minutes} ${(plain ?? dotted).toUpperCase()}M`,
      'A time is written like this: 8:00 AM. Hour, colon, two digits, a space, AM or PM.',
    );
  }
  return found;
}
