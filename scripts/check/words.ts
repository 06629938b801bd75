/** Prices and hours in the middle of words: one agreed form on the whole site. */
import type {Mistake} from './mistake';
import type {Source} from './source';

const PRICE = /\bUGX[ \u00a0]?(\d[\d.,]*\d|\d)(?![\d.]*[BMK]\b)|\b(\d[\d.,]*\d|\d)[ \u00a0]?UGX\b/gi;
const TIME = /\b(\d{1,2})(?:[:.](\d{2}))?[ \u00a0]?(?:([ap])m\b|([ap])\.[ \u00a0]?m\.)/gi;

const topic = 'prices-and-hours';

/** A price in the agreed form: the currency, a space, the amount with commas. */
export function priceForm(value: string): string | undefined {
  const [, before, after] = /^\s*UGX\s*([\d.,\s]+?)\s*$|^\s*([\d.,\s]+?)\s*UGX\s*$/i.exec(value) ?? [];
  const digits = (before ?? after)?.replace(/[^\d]/g, '');
  return digits ? `UGX ${digits.replace(/\B(?=(\d{3})+$)/g, ',')}` : undefined;
}

/** Every price and time in a text that is written in another form; `start` is where the text begins in the file. */
export function checkWords(source: Source, start: number, value: string): Mistake[] {
  const found: Mistake[] = [];
  const tell = (match: RegExpMatchArray, write: string, message: string) => {
    const from = start + (match.index ?? 0);
    const end = from + match[0].length;
    if (source.text.slice(from, end) !== match[0] || match[0].replace('\u00a0', ' ') === write) return;
    found.push(source.at(from, end, {message, write, topic, fix: {start: from, end, text: write}}));
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
