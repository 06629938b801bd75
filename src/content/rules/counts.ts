import {placeOf, stringOf} from '../page/elements';
import type {Page} from '../page/page';
import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import {type Finding, isHandbook} from '../source';
import type {Rule} from './rule';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "six", "6" or "six (6)". */
const NUMBER = String.raw`(?<number>${NUMBERS.join('|')}|\d{1,2})(?<again>\s+\(\d{1,2}\))?`;
/** Words between a number and what it counts that leave none of them out. */
const PLAIN = /^(?:(?:core|signature|main|key|different|distinct|unique|membership|success)\s+)*$/i;
/** Those that speak of others. */
const OTHERS = /\b(?:new|more|other|further|extra|partner|of)\b/i;
/** "There are six, from …" and "six of them": what is counted is named further up. */
const UNNAMED = new RegExp(String.raw`\b(?<there>there are\s+)?${NUMBER}(?=(?<them>\s+of them\b)|[,.;:!]|\s*$)`, 'gi');
/** Before a number: all of them are meant. */
const ALL = /\b(?:our|all|the|these|there are|offers?|runs?|have|has)\s+$/i;

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
  {
    component: 'ProgramCard',
    name: 'programs',
    pattern: 'program(?:me)?s',
    everywhere: true,
    topic: /\bprogram(?:me)?s?\b/i,
  },
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

/** The title of the component around a place in a page, or that of the page. */
function titleAt({elements, frontMatter}: Page, offset: number): string {
  const around = elements.filter((element) => placeOf(element).start <= offset && offset < placeOf(element).end);
  return around.flatMap((element) => stringOf(element, 'title') ?? []).at(-1) ?? String(frontMatter.values.title);
}

/** Some of them: "Two programs start in March" and "our two evening programs" are right however many there are. */
function canBeSome(number: number, count: number, kind: string, before: string): boolean {
  if (!PLAIN.test(kind)) return OTHERS.test(kind) || !ALL.test(before) || Math.abs(number - count) > 1;
  return !ALL.test(before) && number < count - 2;
}

/** The numbers in a run of words that count something, as matches. */
function numbersIn({value, offsets}: Words, page: Page, {pattern, topic}: Counted): RegExpMatchArray[] {
  const named = new RegExp(String.raw`\b${NUMBER}\s+(?<kind>(?:[a-z-]+\s+){0,2}?)${pattern}\b`, 'gi');
  const unnamed = [...value.matchAll(UNNAMED)].filter(
    ({index, groups}) => (groups?.there || groups?.them) && topic?.test(titleAt(page, offsets[index])),
  );
  return [...value.matchAll(named), ...unnamed];
}

function findingsIn(words: Words, page: Page, counted: Counted, count: number): Finding[] {
  return numbersIn(words, page, counted).flatMap(({0: written, index = 0, groups}) => {
    const {number = '', again = '', kind = ''} = groups ?? {};
    const at = index + written.indexOf(number);
    const before = words.value.slice(0, at);
    if (numberOf(number) === count || canBeSome(numberOf(number), count, kind, before)) return [];
    const [start, end] = [words.offsets[at], words.offsets[at + number.length + again.length]];
    const right = count === 1 ? 'is only 1' : `are ${count} ${counted.name}`;
    const message = `There ${right}. Correct the number, or write the sentence without one.`;
    return [{start, end, message, edits: count > 1 ? [{start, end, text: writtenLike(number, count)}] : undefined}];
  });
}

/** How many programs, tiers and the like there are, in words or digits, against those that the pages show. */
export const counts: Rule = {
  id: 'counts',
  help: 'what-is-written-twice',
  site({pages, report}) {
    const visitors = pages.filter(({source}) => !isHandbook(source.file));
    for (const counted of COUNTED) {
      const shown = ({elements}: Page) => elements.filter(({name}) => name === counted.component).length;
      const most = Math.max(0, ...visitors.map(shown));
      for (const page of visitors) {
        const count = counted.everywhere ? most : shown(page);
        if (count === 0) continue;
        for (const words of allWords(page)) {
          for (const finding of findingsIn(words, page, counted, count)) report(page, finding);
        }
      }
    }
  },
};
