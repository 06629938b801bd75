/** How many programs, tiers and the like there are, where a sentence says so. */
import {type Page, visitorPages} from '../../checker/page/page';
import type {TextRun} from '../../checker/page/positions';
import {allWords} from '../../checker/page/words';
import type {Finding} from '../../checker/source';
import type {ComponentName} from '../componentNames';
import {isOfOtherTime} from './otherTime';
import {type Site, siteRule} from './siteRule';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = String.raw`(?<number>${NUMBERS.join('|')}|\d{1,2})`;
/** Words between a number and what it counts that leave none of them out: "our five *core* programs". */
const KIND = String.raw`(?:(?:core|signature|main|key|different|distinct|unique|membership|success)\s+)`;
/** Words before a number that counts all of them: "*we run* five programs". */
const ALL = String.raw`\b(?:our|all|all of our|there are|we (?:run|offer|have)|offers|runs)\s+`;
/** Words before a number that may count all of them, or only some. */
const WITH = String.raw`\b(?:has|with)\s+`;
/** Where a sentence begins: "Five programs for …", "… for all. Five programs …". */
const BEGINNING = String.raw`(?:^|[.!?]\s+)`;
/** "There are five, from …": what is counted is named right above. Not "There are five rooms". */
const UNNAMED = String.raw`\bthere are\s+${NUMBER}(?=[,.;:!]|\s*$)`;

const numberOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()) + 2;

/** A number written like another one: five for four, Five for Four, 5 for 4. */
function writtenLike(example: string, count: number): string {
  const word = NUMBERS[count - 2];
  if (!word || /\d/.test(example)) return String(count);
  return /^[A-Z]/.test(example) ? word[0].toUpperCase() + word.slice(1) : word;
}

interface CountPattern {
  /** Its group `number` is the number. */
  pattern: RegExp;
  /** Whether it has no noun, so that the words above it have to name what is counted. */
  isUnnamed?: boolean;
  /** Whether the sentence may be about some of them only, so that the editor leaves its number to staff. */
  isGuess?: boolean;
}

/**
 * The patterns of sentences that say how many of something there are, here with "programs". They are made once, as every
 * run of words is searched for all of them.
 *
 * | pattern | matches | doesn't match |
 * |---|---|---|
 * | a word for all | "We run five core programs." | "You can join two programs.": that counts only some |
 * | with, and their kind | "A framework with six core elements." | |
 * | with alone: a guess | "A framework with six elements.", "A family with two stories." | |
 * | at the beginning | "Five programs for founders." | "Five programs took part.": that may be some of them |
 * | unnamed | "There are five, from a pre-accelerator to …" | "There are five rooms." |
 */
const patternsFor = (name: string): CountPattern[] => {
  const noun = String.raw`${NUMBER}\s+${KIND}*${name}\b`;
  const end = String.raw`(?=\s*(?:[,.:;(–]|$|for\b|in\b|from\b))`;
  return [
    {pattern: new RegExp(ALL + noun, 'gi')},
    {pattern: new RegExp(String.raw`${WITH}${NUMBER}\s+${KIND}+${name}\b`, 'gi')},
    {pattern: new RegExp(String.raw`${WITH}${NUMBER}\s+${name}\b`, 'gi'), isGuess: true},
    {pattern: new RegExp(BEGINNING + noun + end, 'gi')},
    {pattern: new RegExp(UNNAMED, 'gi'), isUnnamed: true},
  ];
};

/** What sentences count. */
interface Counted {
  /** The component that shows one of them. */
  component: ComponentName;
  /** The noun for several. */
  name: string;
  /** Whether the words of any page are about all of them, which one page shows; if not, about those on the same page. */
  everywhere?: boolean;
  patterns: CountPattern[];
}

const COUNTED: Counted[] = [
  {component: 'ProgramCard' as const, name: 'programs', everywhere: true},
  {component: 'Tier' as const, name: 'tiers', everywhere: true},
  {component: 'FrameworkElement' as const, name: 'elements'},
  {component: 'Story' as const, name: 'stories'},
  {component: 'Door' as const, name: 'doors'},
].map((one) => ({...one, patterns: patternsFor(one.name)}));

/** What every sentence that counts one of these contains. Most runs of words don't, and no pattern is tried on them. */
const MAY_COUNT = new RegExp(String.raw`\bthere are\b|\b(?:${COUNTED.map(({name}) => name).join('|')})\b`, 'i');

/** The numbers in a run of words that say how many of these there are, and are slightly wrong. */
function wrongCounts({value, offsets}: TextRun, {name, patterns}: Counted, count: number, text: string): Finding[] {
  const matches = patterns.flatMap(({pattern, isUnnamed, isGuess}) =>
    Array.from(value.matchAll(pattern), ({0: raw, index, groups}) => {
      const number = groups?.number ?? '';
      return {number, isUnnamed, isGuess, at: index + raw.indexOf(number)};
    }),
  );
  const right = count === 1 ? 'is only 1' : `are ${count} ${name}`;
  return matches.flatMap(({number, isUnnamed, isGuess, at}) => {
    const [start, end] = [offsets[at], offsets[at + number.length]];
    const above = text.slice(Math.max(0, start - 150), start).toLowerCase();
    const isOfSomethingElse = isUnnamed && !above.includes(name.slice(0, -1));
    const difference = Math.abs(numberOf(number) - count);
    // A number that is far off probably counts something else.
    const isSlip = difference === 1 || difference === 2;
    if (isOfSomethingElse || !isSlip || isOfOtherTime(value, at)) return [];
    const edits = count > 1 ? [{start, end, text: writtenLike(number, count)}] : undefined;
    const message = `There ${right}. Correct the number, or write the sentence without one.`;
    return [{start, end, message, edits, consequentEdits: isGuess ? undefined : edits}];
  });
}

/** How many there are for the words of a page: on the page of the site that shows most, or on this page. */
function countFor({component, everywhere}: Counted, page: Page, site: Site): number {
  const shown = ({elements}: Page) => elements.filter((element) => element.name === component).length;
  return everywhere ? Math.max(0, ...visitorPages(site.pages).map(shown)) : shown(page);
}

/** How many programs, tiers and the like there are, in words or digits, against those that the pages show. */
export const counts = siteRule({
  id: 'counts',
  help: 'what-is-written-twice',
  severity: 'warning',
  check({page, site}, report) {
    if (!page.kind.isForVisitors || site.pages.some(({broken}) => broken)) return;
    const runs = allWords(page).filter(({value}) => MAY_COUNT.test(value));
    for (const counted of COUNTED) {
      const count = countFor(counted, page, site);
      if (count === 0) continue;
      for (const words of runs)
        for (const finding of wrongCounts(words, counted, count, page.source.text)) report(finding);
    }
  },
});
