import type {Edit} from '../diagnostic';
import {literalOf} from '../page/elements';
import {linePlace} from '../page/frontMatter';
import type {Page} from '../page/page';
import {allWords} from '../page/words';
import {isHandbook} from '../source';
import type {Rule, SiteContext} from './rule';

const PRICE = /UGX \d{1,3}(?:,\d{3})*/g;
const TIME = /\b\d{1,2}:\d{2} [AP]M\b/g;
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = new RegExp(String.raw`\b(${NUMBERS.join('|')}|\d{1,2}) (?:core )?program(?:me)?s\b`, 'gi');

/** The number in the way that the page writes it: as a word, with its capital letter, or in digits. */
function written(number: number, like: string): string {
  const word = NUMBERS[number - 2];
  if (/^\d/.test(like) || !word) return String(number);
  return /^[A-Z]/.test(like) ? word.replace(/^./, (letter) => letter.toUpperCase()) : word;
}

const numberOf = (word: string): number => NUMBERS.indexOf(word.toLowerCase()) + 2 || Number(word);

/** The prices of a page's tiers. */
const pricesOf = ({settings}: Page): unknown[] =>
  settings.filter(({prop}) => prop.tags.form === 'price').map(({attribute}) => literalOf(attribute));

/** The price that was probably meant: of a tier that the description doesn't name, if there is just one. */
function priceEdits(
  page: Page,
  wrong: string,
  written: string[],
  known: unknown[],
  {start, end}: {start: number; end: number},
): Edit[] | undefined {
  const missing = known.filter((one) => !written.includes(String(one)));
  const at = page.source.text.indexOf(wrong, start);
  if (missing.length !== 1 || at < 0 || at + wrong.length > end) return undefined;
  return [{start: at, end: at + wrong.length, text: String(missing[0])}];
}

/** The description of a page against the tiers below it and the record of the opening hours. */
function checkDescription(page: Page, {records, report}: SiteContext): void {
  const {description} = page.frontMatter.values;
  if (typeof description !== 'string') return;
  const place = linePlace(page.frontMatter, 'description');
  const known = pricesOf(page);
  const prices = description.match(PRICE) ?? [];
  const price = prices.find((one) => known.length > 0 && !known.includes(one));
  if (price) {
    const message = `Correct ${price} in the description: none of the tiers on this page has this price.`;
    report(page, {...place, message, help: 'prices-and-hours', edits: priceEdits(page, price, prices, known, place)});
  }
  const hours = records?.hours.flatMap(({opens, closes}) => [opens, closes]);
  const time = (description.match(TIME) ?? []).find((one) => hours && !hours.includes(one));
  if (time) {
    const message = `Correct ${time} in the description: records/hours.yml doesn’t have it.`;
    report(page, {...place, message, help: 'prices-and-hours'});
  }
}

/** What is written in two places and no longer agrees: prices, opening hours, how many programs there are. */
export const repeatedFacts: Rule = {
  id: 'repeated-facts',
  help: 'prices-and-hours',
  site(context) {
    const pages = context.pages.filter(({source}) => !isHandbook(source.file));
    const cards = pages.map(({elements}) => elements.filter(({name}) => name === 'ProgramCard').length);
    const programs = Math.max(0, ...cards);
    for (const page of pages) {
      checkDescription(page, context);
      if (programs === 0) continue;
      for (const {value, offsets} of allWords(page)) {
        for (const {0: match, 1: word, index} of value.matchAll(COUNT)) {
          if (numberOf(word) === programs) continue;
          const message = `There are ${programs} programs. Correct the number, or write the sentence without one.`;
          const start = offsets[index];
          const edits = [{start, end: offsets[index + word.length], text: written(programs, word)}];
          context.report(page, {start, end: offsets[index + match.length], message, edits});
        }
      }
    }
  },
};
