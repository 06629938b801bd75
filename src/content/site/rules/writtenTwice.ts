/** Facts that a sentence repeats: how many programs there are, what a tier costs, when the doors are open. */
import {attributeOf, type Element, placeOf, stringOf} from '../../checker/page/elements';
import {linePlace} from '../../checker/page/frontMatter';
import {oncePerPage, type Page} from '../../checker/page/page';
import type {Words} from '../../checker/page/positions';
import {allWords} from '../../checker/page/words';
import {entriesOfRecord, plainSpaces} from '../../checker/records/read';
import type {Finding} from '../../checker/source';
import {isHandbook} from '../pageFiles';
import {RECORDS} from '../records';
import {TIME} from '../times';
import {formatPrice} from './pricesAndTimes';
import {type Site, siteRule} from './rule';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = String.raw`(?<number>${NUMBERS.join('|')}|\d{1,2})`;
/** Words between a number and what it counts that leave none of them out: "our five *core* programs". */
const KIND = String.raw`(?:(?:core|signature|main|key|different|distinct|unique|membership|success)\s+)*`;
/** Words before a number that counts all of them: "*we run* five programs". */
const ALL = String.raw`\b(?:our|all|all of our|there are|we (?:run|offer|have)|offers|runs|has|with)\s+`;
/** Where a sentence begins: "Five programs for …", "… for all. Five programs …". */
const BEGINNING = String.raw`(?:^|[.!?]\s+)`;
/** "There are five, from …": what is counted is named right above. Not "There are five rooms". */
const UNNAMED = String.raw`\bthere are\s+${NUMBER}(?=[,.;:!]|\s*$)`;
/** Words of a sentence about another time, whose numbers aren't today's: "We began with two programs in 2015." */
const PAST = String.raw`(?:19|20)\d\d|began|begun|started|used to|was|were|had|grew|once`;
const OTHER_TIME = new RegExp(String.raw`\b(?:${PAST}|will|plan|hope|soon|more|another|new|other)\b`, 'i');

const numberOf = (word: string): number => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 2;

/** A number written like another one: five for four, Five for Four, 5 for 4. */
function writtenLike(example: string, count: number): string {
  const word = NUMBERS[count - 2];
  if (!word || /\d/.test(example)) return String(count);
  return /^[A-Z]/.test(example) ? word[0].toUpperCase() + word.slice(1) : word;
}

/** Whether the sentence around a place in a run of words is about the past or the future. */
function isOfOtherTime(value: string, at: number): boolean {
  const before = value
    .slice(0, at)
    .split(/[.!?]\s|\n/)
    .at(-1);
  const [after] = value.slice(at).split(/[.!?](?:\s|$)/, 1);
  return OTHER_TIME.test(`${before}${after}`);
}

/**
 * The patterns of sentences that say how many of something there are, here with "programs". They are made once, as every
 * run of words is searched for all of them.
 *
 * | pattern | matches | doesn't match |
 * |---|---|---|
 * | a word for all | "We run five core programs." | "You can join two programs.": that counts only some |
 * | at the beginning | "Five programs for founders." | "Five programs took part.": that may be some of them |
 * | unnamed | "There are five, from a pre-accelerator to …" | "There are five rooms." |
 */
const patternsFor = (name: string): {pattern: RegExp; isUnnamed: boolean}[] => {
  const noun = String.raw`${NUMBER}\s+${KIND}${name}\b`;
  const end = String.raw`(?=\s*(?:[,.:;(–]|$|for\b|in\b|from\b))`;
  return [
    {pattern: new RegExp(ALL + noun, 'gi'), isUnnamed: false},
    {pattern: new RegExp(BEGINNING + noun + end, 'gi'), isUnnamed: false},
    {pattern: new RegExp(UNNAMED, 'gi'), isUnnamed: true},
  ];
};

/**
 * What sentences count: the component that shows one of them, and the noun for several. With `everywhere`, the words of
 * any page are about all of them, which one page shows; without it, they are about those on the same page.
 */
const COUNTED = [
  {component: 'ProgramCard', name: 'programs', everywhere: true},
  {component: 'Tier', name: 'tiers', everywhere: true},
  {component: 'FrameworkElement', name: 'elements'},
  {component: 'Story', name: 'stories'},
  {component: 'Door', name: 'doors'},
].map((one) => ({...one, patterns: patternsFor(one.name)}));

const visitorsOf = ({pages}: Site) => pages.filter(({source}) => !isHandbook(source.file));

/** What every sentence that counts one of these contains. Most runs of words don't, and no pattern is tried on them. */
const MAY_COUNT = new RegExp(String.raw`\bthere are\b|\b(?:${COUNTED.map(({name}) => name).join('|')})\b`, 'i');

type Counted = (typeof COUNTED)[number];

/** The numbers in a run of words that say how many of these there are, and are slightly wrong. */
function wrongCounts({value, offsets}: Words, {name, patterns}: Counted, count: number, text: string): Finding[] {
  const matches = patterns.flatMap(({pattern, isUnnamed}) =>
    Array.from(value.matchAll(pattern), ({0: raw, index, groups}) => {
      const number = groups?.number ?? '';
      return {number, isUnnamed, at: index + raw.indexOf(number)};
    }),
  );
  const right = count === 1 ? 'is only 1' : `are ${count} ${name}`;
  return matches.flatMap(({number, isUnnamed, at}) => {
    const [start, end] = [offsets[at], offsets[at + number.length]];
    const above = text.slice(Math.max(0, start - 150), start).toLowerCase();
    const isOfSomethingElse = isUnnamed && !above.includes(name.slice(0, -1));
    const difference = Math.abs(numberOf(number) - count);
    // A number that is far off probably counts something else.
    const isSlip = difference === 1 || difference === 2;
    if (isOfSomethingElse || !isSlip || isOfOtherTime(value, at)) return [];
    const edits = count > 1 ? [{start, end, text: writtenLike(number, count)}] : undefined;
    return [{start, end, message: `There ${right}. Correct the number, or write the sentence without one.`, edits}];
  });
}

/** How many there are for the words of a page: on the page of the site that shows most, or on this page. */
function countFor({component, everywhere}: Counted, page: Page, site: Site): number {
  const shown = ({elements}: Page) => elements.filter((element) => element.name === component).length;
  return everywhere ? Math.max(0, ...visitorsOf(site).map(shown)) : shown(page);
}

/** How many programs, tiers and the like there are, in words or digits, against those that the pages show. */
export const counts = siteRule({
  id: 'counts',
  help: 'what-is-written-twice',
  severity: 'warning',
  isConsequence: true,
  check({page, site}, report) {
    if (isHandbook(page.source.file) || site.pages.some(({broken}) => broken)) return;
    const runs = allWords(page).filter(({value}) => MAY_COUNT.test(value));
    for (const counted of COUNTED) {
      const count = countFor(counted, page, site);
      if (count === 0) continue;
      for (const words of runs)
        for (const finding of wrongCounts(words, counted, count, page.source.text)) report(finding);
    }
  },
});

/** "UGX 20,000", but not the beginning of "UGX 20,000,000", of "UGX 2.5" or of "UGX 2 million". */
const PRICE = String.raw`(?<price>UGX[ \u00a0]\d{1,3}(?:,\d{3})*)(?!,?\d|\.\d|[ \u00a0](?:million|billion))`;
/** What ends right before a tier's name where the price is for more than that: "lunch and a Day Pass: UGX 30,000". */
const PART =
  /\b(?:with|and|plus|than|beside|besides|without|of|to|two|three|\d)\s+(?:(?:a|an|the|your|our|every|each|one)\s+)?$/i;

/** A tier of membership, as its page has it. */
interface PricedTier {
  name: string;
  price: string;
  /** Where the page writes that price. */
  place: NonNullable<Finding['because']>;
  /** What a sentence looks like that gives it a price. */
  patterns: RegExp[];
}

function pricedTier(tier: Element, file: string): PricedTier[] {
  const name = stringOf(tier, 'type')?.trim();
  const price = stringOf(tier, 'price') ?? '';
  if (!name) return [];
  // "Day Pass: UGX 20,000", "the Day Pass costs UGX 20,000"; and "UGX 20,000 for a Day Pass", but not "… and lunch".
  const named = `\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`;
  const patterns = [
    new RegExp(`${named}(?:\\s*[:(,–-]\\s*|\\s+(?:(?:costs|is|at|for)\\s+)?)${PRICE}`, 'gi'),
    new RegExp(`${PRICE} (?:for|buys) (?:a|an|the|one) ${named}(?!\\s+(?:and|plus|with))`, 'gi'),
  ];
  return [{name, price, place: {file, ...placeOf(attributeOf(tier, 'price') ?? tier)}, patterns}];
}

/** The tiers on one page. Their patterns are made once for the page that shows them, and then used on every page. */
const tiersOf = oncePerPage(({elements, source: {file}}): PricedTier[] =>
  elements.filter(({name}) => name === 'Tier').flatMap((tier) => pricedTier(tier, file)),
);

/** The prices that a run of words gives a tier, without `knownPrices`: several tiers may have the same name. */
function wrongPrices(
  {value, offsets}: Words,
  {name, price, place, patterns}: PricedTier,
  knownPrices: Set<string>,
): Finding[] {
  return patterns
    .flatMap((pattern) => [...value.matchAll(pattern)])
    .flatMap(({0: raw, index, groups}) => {
      const written = groups?.price ?? '';
      const at = index + raw.indexOf(written);
      const isOfMore = !raw.startsWith('UGX') && PART.test(value.slice(0, index));
      if (knownPrices.has(written.replace('\u00a0', ' ')) || isOfMore || isOfOtherTime(value, at)) return [];
      const [start, end] = [offsets[at], offsets[at + written.length]];
      const message = `The ${name} costs ${price} in ${place.file}. Write the same price here, or change it there.`;
      return [{start, end, message, edits: [{start, end, text: price}], because: place}];
    });
}

/** The price right beside a tier's name where it is written once more: in a description, or on another page. */
export const tierPrices = siteRule({
  id: 'tier-prices',
  help: 'what-is-written-twice',
  severity: 'warning',
  isConsequence: true,
  check({page, site}, report) {
    if (isHandbook(page.source.file)) return;
    const tiers = visitorsOf(site).flatMap(tiersOf);
    for (const tier of tiers) {
      // Nothing follows from a price that is still to be corrected itself.
      if (formatPrice(tier.price) !== tier.price) continue;
      const knownPrices = new Set(tiers.filter(({name}) => name === tier.name).map(({price}) => price));
      for (const finding of allWords(page).flatMap((words) => wrongPrices(words, tier, knownPrices))) report(finding);
    }
  },
});

/** "9:00 AM-2:00 PM", "9:00 AM to 2:00 PM". */
const HOURS = String.raw`(?<range>${TIME}\s?(?:[-–—]|to|until)\s?${TIME})`;

const HOURS_FILE = 'records/hours.yml';

/** The line of the record that has this key in its entry for these days. */
function placeOfHours({files}: Site, days: string, key: string) {
  const entries = entriesOfRecord(RECORDS.hours, plainSpaces(files.text(HOURS_FILE)));
  const above = entries.find((entry) => entry.key === 'days' && entry.value === days)?.path.slice(0, -1);
  const line = entries.find(({path}) => above && String(path) === String([...above, key]));
  return line && {file: HOURS_FILE, start: line.start, end: line.valueEnd};
}

/** The opening hours where a page's description repeats them, such as "Saturday 9:00 AM-2:00 PM". */
export const describedHours = siteRule({
  id: 'described-hours',
  help: 'what-is-written-twice',
  severity: 'warning',
  isConsequence: true,
  check({page, site}, report) {
    const {frontMatter, source} = page;
    if (isHandbook(source.file)) return;
    const {start: from, end: to} = linePlace(frontMatter, 'description');
    for (const {days, opens, closes, closed} of site.records?.hours.week ?? []) {
      const name = days.replace('-', '(?:[-–—]|\\s+to\\s+)');
      const pattern = new RegExp(String.raw`\b${name}s?\b(?:,|:| from)?\s+${HOURS}`);
      const match = pattern.exec(source.text.slice(from, to));
      const range = match?.groups?.range ?? '';
      const same = closed ? '' : `${opens},${closes}`;
      if (!match || range.match(new RegExp(TIME, 'g'))?.join() === same) continue;
      const end = from + match.index + match[0].length;
      const start = end - range.length;
      const said = closed ? 'closed' : `${opens}-${closes}`;
      const message = `${HOURS_FILE} says ${days}: ${said}. Write the same here, or change it there.`;
      const key = opens && !range.startsWith(opens) ? 'opens' : 'closes';
      const because = placeOfHours(site, days, closed ? 'closed' : key);
      report({start, end, message, edits: closed ? undefined : [{start, end, text: said}], because});
    }
  },
});
