/** Facts that a sentence repeats: how many programs there are, what a tier costs, when the doors are open. */
import {placeOf, stringOf} from '../page/elements';
import {linePlace} from '../page/frontMatter';
import type {Page} from '../page/page';
import {plainWords, type Words} from '../page/positions';
import {allWords} from '../page/words';
import type {Records} from '../records';
import {type Finding, isHandbook, type Report} from '../source';
import {formatPrice} from './pricesAndTimes';
import {type Site, siteRule} from './rule';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "six", "6" or "six (6)". */
const NUMBER = String.raw`(?<number>${NUMBERS.join('|')}|\d{1,2})(?<again>\s+\(\d{1,2}\))?`;
/** Words between a number and what it counts that leave none of them out. */
const KIND = String.raw`(?:(?:core|signature|main|key|different|distinct|unique|membership|success)\s+)*`;
/** Before a number that counts all of them. */
const ALL = String.raw`\b(?:our|all|all of our|there are|we (?:run|offer|have)|offers|runs|has|with)\s+`;
/** A sentence that begins with the number, and says of what. */
const BEGINNING = String.raw`(?:^|[.!?]\s+)`;
/** "There are six, from …": what is counted is named further up. */
const UNNAMED = new RegExp(String.raw`\bthere are\s+${NUMBER}(?=[,.;:!]|\s*$)`, 'gi');
/** What was so once, or will be, is no count of today's. */
const OTHER_TIME =
  /\b(?:19|20)\d\d\b|\b(?:began|begun|started|used to|was|were|had|grew|once|will|plan|hope|soon|more|another|new|other)\b/i;

interface Counted {
  /** The component that there is one of for each. */
  component: string;
  /** What they are called. */
  name: string;
  pattern: string;
  /** Whether pages count them that don't show them. */
  everywhere?: boolean;
  /** The title of a part that is about them. */
  topic?: RegExp;
}

const COUNTED: Counted[] = [
  {component: 'ProgramCard', name: 'programs', pattern: 'program(?:me)?s', everywhere: true, topic: /\bprogram/i},
  {component: 'Tier', name: 'tiers', pattern: 'tiers', everywhere: true},
  {component: 'FrameworkElement', name: 'elements', pattern: 'elements'},
  {component: 'Story', name: 'stories', pattern: 'stories'},
  {component: 'Door', name: 'doors', pattern: 'doors'},
];

const numberOf = (word: string): number => (/\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()) + 2);

/** A number in the form of another: a word for a word, with its capital. */
function writtenLike(example: string, count: number): string {
  const word = NUMBERS[count - 2];
  if (!word || /\d/.test(example)) return String(count);
  return /^[A-Z]/.test(example) ? word[0].toUpperCase() + word.slice(1) : word;
}

/** The sentence around a place in a run of words. */
function sentenceAt(value: string, index: number): string {
  const start = Math.max(...['. ', '! ', '? ', '\n'].map((sign) => value.lastIndexOf(sign, index - 1) + 1));
  return value.slice(start).split(/[.!?](?:\s|$)/, 1)[0];
}

/** The title of the component around a place in a page, or that of the page. */
function titleAt({elements, frontMatter}: Page, offset: number): string {
  const around = elements.filter((element) => placeOf(element).start <= offset && offset < placeOf(element).end);
  return around.flatMap((element) => stringOf(element, 'title') ?? []).at(-1) ?? String(frontMatter.values.title);
}

function checkCount(words: Words, page: Page, counted: Counted, count: number, report: Report): void {
  const {value, offsets} = words;
  const noun = String.raw`${NUMBER}\s+${KIND}${counted.pattern}\b`;
  const unnamed = [...value.matchAll(UNNAMED)].filter(({index}) => counted.topic?.test(titleAt(page, offsets[index])));
  const matches = [
    ...value.matchAll(new RegExp(ALL + noun, 'gi')),
    ...value.matchAll(new RegExp(String.raw`${BEGINNING}${noun}(?=\s*(?:[,.:;(–]|$|for\b|in\b|from\b))`, 'gi')),
    ...unnamed,
  ];
  for (const {0: raw, index, groups: {number = '', again = ''} = {}} of matches) {
    const written = numberOf(number);
    // A number that is far off counts something else.
    if (written === count || Math.abs(written - count) > 2 || OTHER_TIME.test(sentenceAt(value, index + 2))) continue;
    const at = index + raw.indexOf(number);
    const [start, end] = [offsets[at], offsets[at + number.length + again.length]];
    const right = count === 1 ? 'is only 1' : `are ${count} ${counted.name}`;
    const message = `There ${right}. Correct the number, or write the sentence without one.`;
    report({start, end, message, edits: count > 1 ? [{start, end, text: writtenLike(number, count)}] : undefined});
  }
}

const visitorsOf = ({pages}: Site) => pages.filter(({source}) => !isHandbook(source.file));

/** How many programs, tiers and the like there are, in words or digits, against those that the pages show. */
export const counts = siteRule('counts', 'what-is-written-twice', 'warning', ({page, site}, report) => {
  if (isHandbook(page.source.file) || site.pages.some(({broken}) => broken)) return;
  for (const counted of COUNTED) {
    const shown = ({elements}: Page) => elements.filter(({name}) => name === counted.component).length;
    const count = counted.everywhere ? Math.max(0, ...visitorsOf(site).map(shown)) : shown(page);
    if (count > 0) for (const words of allWords(page)) checkCount(words, page, counted, count, report);
  }
});

const PRICE = String.raw`UGX[ \u00a0]\d{1,3}(?:,\d{3})*(?!,?\d|\.\d|[ \u00a0](?:million|billion))`;

interface Tier {
  type: string;
  prices: string[];
  file: string;
}

const known = new WeakMap<Site, Tier[]>();

/** The tiers of all pages, each name once. */
function tiersOf(site: Site): Tier[] {
  const tiers = new Map<string, Tier>();
  for (const {elements, source} of known.has(site) ? [] : visitorsOf(site)) {
    for (const element of elements.filter(({name}) => name === 'Tier')) {
      const [type, price] = [stringOf(element, 'type')?.trim(), stringOf(element, 'price')];
      // Nothing follows from a price that is still to be corrected itself.
      if (!type || !price || formatPrice(price) !== price) continue;
      const tier = tiers.get(type) ?? {type, prices: [], file: source.file};
      tier.prices.push(price);
      tiers.set(type, tier);
    }
  }
  const all = known.get(site) ?? [...tiers.values()];
  known.set(site, all);
  return all;
}

/** Prices right beside a tier's name. Of "a Day Pass and lunch" or "with a Day Pass", the price is another's. */
function checkPrice({value, offsets}: Words, {type, prices, file}: Tier, report: Report): void {
  const name = `\\b${type.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`;
  const matches = [
    ...value.matchAll(
      new RegExp(`${name}(?:\\s*[:(,–-]\\s*|\\s+(?:(?:costs|is|at|for)\\s+)?)(?<price>${PRICE})`, 'gi'),
    ),
    ...value.matchAll(
      new RegExp(`(?<price>${PRICE}) (?:for|buys) (?:a|an|the|one) ${name}(?!\\s+(?:and|plus|with))`, 'gi'),
    ),
  ];
  for (const {0: raw, index, groups: {price = ''} = {}} of matches) {
    const before = value.slice(0, index);
    const isPart =
      /\b(?:with|and|plus|than|beside|besides|without|of|to|two|three|\d)\s+(?:(?:a|an|the|your|our|every|each|one)\s+)?$/i;
    const isOther = !raw.startsWith('UGX') && isPart.test(before);
    if (isOther || prices.includes(price.replace('\u00a0', ' ')) || OTHER_TIME.test(sentenceAt(value, index + 2)))
      continue;
    const at = index + raw.indexOf(price);
    const [start, end] = [offsets[at], offsets[at + price.length]];
    const message = `The ${type} costs ${prices[0]} in ${file}. Write the same price here, or change it there.`;
    report({start, end, message, edits: [{start, end, text: prices[0]}]});
  }
}

/** The price of a tier where it is written once more: in a description, or on another page. */
export const tierPrices = siteRule('tier-prices', 'what-is-written-twice', 'warning', ({page, site}, report) => {
  if (isHandbook(page.source.file)) return;
  for (const tier of tiersOf(site)) for (const words of allWords(page)) checkPrice(words, tier, report);
});

const TIME = String.raw`\d{1,2}:\d{2}[ \u00a0][AP]M`;
const HOURS = String.raw`${TIME}\s?(?:[-–—]|to|until)\s?${TIME}`;

/** Hours beside the days that the record has in this form, such as "Saturday 9:00 AM-2:00 PM". */
function hoursIn({value, offsets}: Words, {week}: Records['hours']): Finding[] {
  return week.flatMap(({days, opens, closes, closed}) => {
    const name = days.replace('-', '(?:[-–—]|\\s+to\\s+)');
    const [match] = value.matchAll(new RegExp(String.raw`\b${name}s?\b(?:,|:| from)?\s+(?<range>${HOURS})`, 'g'));
    const range = match?.groups?.range;
    const same = closed ? [] : [opens, closes];
    if (!range || range.match(new RegExp(TIME, 'g'))?.join() === same.join()) return [];
    const at = match.index + match[0].length - range.length;
    const [start, end] = [offsets[at], offsets[at + range.length]];
    const said = closed ? 'closed' : `${opens}-${closes}`;
    const message = `records/hours.yml says ${days}: ${said}. Write the same here, or change it there.`;
    return [{start, end, message, edits: closed ? undefined : [{start, end, text: said}]}];
  });
}

/** The opening hours where a page's description repeats them. */
export const describedHours = siteRule(
  'described-hours',
  'what-is-written-twice',
  'warning',
  ({page: {frontMatter, source}, site: {records}}, report) => {
    if (!records || isHandbook(source.file) || typeof frontMatter.values.description !== 'string') return;
    const {start, end} = linePlace(frontMatter, 'description');
    for (const finding of hoursIn(plainWords(source.text.slice(start, end), start), records.hours)) report(finding);
  },
);
