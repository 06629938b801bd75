/** Prices, times and days are written in one format on the whole site, in sentences and in settings. */
import type {Prop} from '../../checker/components/table';
import {checkDate, dayIn} from '../../checker/dates';
import type {Edit} from '../../checker/diagnostic';
import {literalOf, placeOf, type Setting, stringOf} from '../../checker/page/elements';
import type {Words} from '../../checker/page/positions';
import {allWords} from '../../checker/page/words';
import {writeSetting} from '../../checker/page/writeSettings';
import {pageRule} from '../../checker/rules/rule';
import type {Finding} from '../../checker/source';
import {endMinutesOf, minutesOf, TIMES_IN_WORDS, toTime} from '../times';

/** 20000, 20,000, 20.000, 2.5 or 20 000. */
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:[ \u00a0]\d{3}(?!\d))*`;
/** 20,000 or 20,000-50,000. */
const RANGE = `${NUMBER}(?:[-–]${NUMBER})?`;
const CURRENCY = 'UGX|U?Shs?';
/** The amount behind the currency: UGX 20,000, UGX20k, Shs. 20.000. */
const BEHIND = String.raw`(?:${CURRENCY})\.?:?[ \u00a0]?(?<behind>${RANGE})(?<kilo>k\b)?`;
/** The currency with no amount behind it: in "2024 UGX 400,000" the amount isn't 2024. */
const NAMED = String.raw`(?:${CURRENCY})\b(?!\.?:?[ \u00a0]?\d)|shillings\b`;
/** The amount before the currency: 20,000 UGX, 20k shillings. */
const BEFORE = String.raw`(?<before>${RANGE})(?<small>k)?[ \u00a0]?(?:${NAMED})`;
/** An amount that only its ending makes a price: 20,000/= or 20,000/-. */
const SLASHED = String.raw`(?<slashed>\d{1,3}(?:,\d{3})+|\d{4,})(?=\/[=-](?!\w))`;
/** Any of these, where it isn't part of a longer word or number. */
const PRICE = new RegExp(String.raw`(?<lead>^|[^\w.,/–-])(?:${BEHIND}|${BEFORE}|${SLASHED})(?:\/[=-])?`, 'giu');
const PRICE_MESSAGE = 'Write prices like this: UGX 20,000.';

/** An amount with commas; undefined when its digits make no sense. The 2.5 of "UGX 2.5 million" stays. */
function formatAmount(written: string, isThousands: boolean): string | undefined {
  if (!isThousands && /^\d+\.\d{1,2}$/.test(written)) return written;
  if (!/^(\d{1,3}(?:[., \u00a0]\d{3})+|\d+)$/.test(written)) return undefined;
  const digits = `${written.replace(/\D/g, '')}${isThousands ? '000' : ''}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A price in the agreed format: the currency, a space, the amount with commas. */
function format({groups = {}}: RegExpMatchArray): string | undefined {
  const {behind, before, slashed = '', kilo, small} = groups;
  const amounts = (behind ?? before ?? slashed).split(/[-–]/).map((one) => formatAmount(one, Boolean(kilo ?? small)));
  return amounts.includes(undefined) ? undefined : `UGX ${amounts.join('-')}`;
}

/** The price that a whole text is, in the agreed format; undefined for any other text. */
export function formatPrice(text: string): string | undefined {
  // Where a price is asked for, an amount alone is one: 25000, 25k, 25,000/=.
  for (const written of [text.trim(), `UGX ${text.trim()}`]) {
    const [match] = written.matchAll(PRICE);
    const price = match?.[0] === written ? format(match) : undefined;
    if (price && !price.includes('.')) return price;
  }
  return undefined;
}

const editAt = ({offsets}: Words, from: number, to: number, text: string): Edit => ({
  start: offsets[from],
  end: offsets[to],
  text,
});

/** Prices in any other format than the agreed one. */
function findPrices(words: Words): Finding[] {
  return [...words.value.matchAll(PRICE)].flatMap((match) => {
    const [from, to] = [match.index + (match.groups?.lead ?? '').length, match.index + match[0].length];
    const written = words.value.slice(from, to);
    const price = format(match);
    if (!price || written.replace('\u00a0', ' ') === price) return [];
    const edit = editAt(words, from, to, price);
    // With spaces between its digits it could be two numbers. A range, or an amount in thousands, a person should check.
    const sure = /^UGX/i.test(written) && !/\d[ \u00a0]\d|\d[-–]|[ksh]/i.test(written.slice(3));
    return [{start: edit.start, end: edit.end, message: PRICE_MESSAGE, edits: [edit], fix: sure ? 'safe' : 'likely'}];
  });
}

const TIME_MESSAGE = 'Write times like this: 8:00 AM.';
/** How a sentence goes on after "am" as a verb, as in "at 30 I am happy"; "8 am to" and "8 am on" are times. */
const GOES_ON = /^\s+(?!(?:to|till|until|and|or|on|every|in|for|at|by|from|sharp|daily)\b)[a-z]/;

/** Times in any other format than the agreed one. A range is one problem: both its times are changed, or neither. */
function findTimes(words: Words): Finding[] {
  const {value, offsets} = words;
  return [...value.matchAll(TIMES_IN_WORDS)].flatMap(({0: raw, index, groups: {lead, first, last} = {}}) => {
    const [from, to] = [index + lead.length, index + raw.length];
    const times = [...(first ? [{at: from, written: first}] : []), {at: to - last.length, written: last}];
    const edits = times.map(({at, written}) => editAt(words, at, at + written.length, toTime(written) ?? ''));
    const isRight = (written: string, index: number) => written.replace('\u00a0', ' ') === edits[index].text;
    const isVerb = /^\d{1,2} am$/.test(last) && GOES_ON.test(value.slice(to));
    if (isVerb || times.every(({written}, index) => isRight(written, index)) || !toTime(last)) return [];
    // In "8-5pm", only a person knows which half of the day the 8 is in.
    const isWhole = edits.every(({text}) => text);
    const place = {start: offsets[from], end: offsets[to], message: TIME_MESSAGE};
    return [isWhole ? {...place, edits, fix: 'safe'} : place];
  });
}

/** Prices and times that a sentence has in another format: changed whole or not at all. */
export const pricesAndTimes = pageRule({
  id: 'prices-and-times',
  help: 'prices-and-hours',
  severity: 'warning',
  check(page, report) {
    for (const words of allWords(page).filter(({value}) => /\d/.test(value)))
      for (const finding of [...findPrices(words), ...findTimes(words)]) report(finding);
  },
});

type Problem = Pick<Finding, 'message' | 'fix' | 'help'> & {
  /** The value that was meant. */
  meant?: string;
};

function checkTime(value: string, {element, prop}: Setting): Problem | undefined {
  const isTime = (text: string) => toTime(text) === text;
  if (!isTime(value)) return {message: TIME_MESSAGE, meant: toTime(value), fix: 'safe'};
  if (prop.name !== 'ends') return undefined;
  const starts = stringOf(element, 'starts');
  if (!starts) return {message: 'Add "starts": this event says when it ends and not when it starts.'};
  if (stringOf(element, 'lastDay') || !isTime(starts) || endMinutesOf(value) > minutesOf(starts)) return undefined;
  return {message: `This event ends at ${value} and starts at ${starts}. Correct one of them, or add "lastDay".`};
}

function checkDay(value: string, {element, prop}: Setting): Problem | undefined {
  const problem = checkDate(value);
  if (problem) return {message: problem.message, meant: problem.date, fix: problem.fix};
  const first = stringOf(element, 'date') ?? '';
  if (prop.name !== 'lastDay' || !dayIn(first) || value > first) return undefined;
  return {message: 'Write a day after the first one, or delete "lastDay": an event on one day has none.'};
}

function checkPrice(value: string): Problem | undefined {
  const meant = formatPrice(value);
  // Words such as "Free" are a price, too.
  return meant === value || !/\d/.test(value)
    ? undefined
    : {message: PRICE_MESSAGE, meant, fix: 'safe', help: 'prices-and-hours'};
}

/** The formats that are checked here. Addresses and pictures have rules of their own. */
const CHECKS: Partial<Record<NonNullable<Prop['format']>, (value: string, setting: Setting) => Problem | undefined>> = {
  date: checkDay,
  price: checkPrice,
  time: checkTime,
};

/** Settings that have to be a price, a day or a time. */
export const settingFormats = pageRule({
  id: 'setting-formats',
  help: 'dates',
  severity: 'error',
  check({settings}, report) {
    for (const setting of settings) {
      const {attribute, prop} = setting;
      const value = literalOf(attribute);
      if (typeof value !== 'string' || !value.trim()) continue;
      const problem = prop.format && CHECKS[prop.format]?.(value, setting);
      if (!problem) continue;
      const {meant, ...rest} = problem;
      const place = placeOf(attribute);
      const edits = meant ? [{...place, text: writeSetting(attribute.name, meant)}] : undefined;
      report({...place, ...rest, edits});
    }
  },
});
