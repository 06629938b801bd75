/** One form of prices and times on the whole site: what a sentence says in another is changed whole or not at all. */

import type {Edit} from '../diagnostic';
import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import type {Finding} from '../source';
import {pageRule} from './rule';

const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:[ \u00a0]\d{3}(?!\d))*`;
const RANGE = `${NUMBER}(?:[-–]${NUMBER})?`;
const SCALE = String.raw`(?<scale>[kmb]\b|[ \u00a0](?:thousand|million|billion)\b)?`;
const CURRENCY = 'UGX|U?Shs?';
/** An amount with the currency before or behind it. In "2024 UGX 400,000" the amount is the one behind. */
const PRICE = new RegExp(
  String.raw`(?<lead>^|[^\w.,/–-])(?:(?:${CURRENCY})\.?:?[ \u00a0]?(?<behind>${RANGE})${SCALE}|(?<before>${RANGE})(?<small>k)?[ \u00a0]?(?:(?:${CURRENCY})\b(?!\.?:?[ \u00a0]?\d)|shillings\b))(?:\/[=-])?`,
  'giu',
);
/** An amount that only its /= or /- makes a price. */
const SLASHED = /(?<lead>^|[^\w.,/–-])(?<behind>\d{1,3}(?:,\d{3})+|\d{4,})\/[=-](?!\w)/g;
const GROUPED = /^\d{1,3}(?:[., \u00a0]\d{3})+$/;

const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** An amount with commas; undefined when its digits make no sense. Decimals, and what is in millions, stay as written. */
function formatAmount(written: string, scale: string): string | undefined {
  if (/[mb]/i.test(scale) || (!scale && /^\d+\.\d{1,2}$/.test(written))) return written;
  if (!GROUPED.test(written) && !/^\d+$/.test(written)) return undefined;
  const digits = written.replace(/\D/g, '');
  return withCommas(/k|thousand/i.test(scale) ? `${digits}000` : digits);
}

/** A price in the agreed form: the currency, a space, the amount with commas. */
function format({groups}: RegExpMatchArray): string | undefined {
  const {behind, before, small = '', scale = small} = groups ?? {};
  const amounts = (behind ?? before ?? '').split(/[-–]/).map((amount) => formatAmount(amount, scale));
  return amounts.includes(undefined) ? undefined : `UGX ${amounts.join('-')}${/[mb]/i.test(scale) ? scale : ''}`;
}

/** The price that a whole text says; undefined when it says anything else. */
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

/** Prices in any other than the agreed form. */
function findPrices(words: Words): Finding[] {
  return [...words.value.matchAll(PRICE), ...words.value.matchAll(SLASHED)].flatMap((match) => {
    const lead = match.groups?.lead?.length ?? 0;
    const [from, to] = [match.index + lead, match.index + match[0].length];
    const written = words.value.slice(from, to);
    const price = format(match);
    if (!price || written.replace('\u00a0', ' ') === price) return [];
    const edit = editAt(words, from, to, price);
    // With spaces between its digits it could be two numbers, and a range or a rounded amount is a person's to write.
    const sure = /^UGX/i.test(written) && !/\d[ \u00a0]\d|\d[-–]|[ksh]/i.test(written.slice(3));
    const message = 'Write prices like this: UGX 20,000.';
    return [{start: edit.start, end: edit.end, message, edits: [edit], fix: sure ? 'safe' : 'likely'}];
  });
}

/** A time with its half of the day. The last full stop of `p.m.` stays where it ends the sentence. */
const TIME =
  /(^|[^\d.:\p{L}])(\d{1,2})(?:[:.](\d{2}))?[ \u00a0]?(?:([apAP])[mM](?![\p{L}\d])|([apAP])\.[ \u00a0]?[mM](?:\.(?!\s+\p{Lu}|\s*$)|(?=\.)))/gu;
const MESSAGE = 'Write times like this: 8:00 AM.';
/** What stands between the two times of a range. */
const UNTIL = String.raw`\s*(?:[-–—]|to|till|until)\s*`;
const BETWEEN = new RegExp(`^${UNTIL}$`);
/** The first time of a range that leaves its half of the day to the second. */
const HALF_MISSING = new RegExp(String.raw`(?:^|[^\d.:])(\d{1,2}(?:[:.]\d{2})?${UNTIL})$`);
/** "I am": a number before it is no time when the sentence goes on. */
const GOES_ON = /^\s+(?!(?:to|till|until|and|or|on|every|in|for|at|by|from|sharp|daily)\b)[a-z]/;

interface Time {
  from: number;
  to: number;
  /** In the agreed form. */
  text: string;
}

function timesIn({value}: Words): Time[] {
  return [...value.matchAll(TIME)].flatMap((match) => {
    const {0: raw, 1: lead, 2: hour, 3: minutes = '00', 4: plain, 5: dotted, index} = match;
    const [from, to] = [index + lead.length, index + raw.length];
    const half = (plain ?? dotted).toUpperCase();
    const hours = Number(hour);
    const isTime = Number(minutes) < 60 && hours > 0 && (hours < 13 || (hours < 24 && half === 'P'));
    const isVerb = /^\d{1,2} am$/.test(value.slice(from, to)) && GOES_ON.test(value.slice(to));
    return isTime && !isVerb ? [{from, to, text: `${hours > 12 ? hours - 12 : hours}:${minutes} ${half}M`}] : [];
  });
}

/** Times in any other than the agreed form. The two of a range are told as one. */
export function findTimes(words: Words): Finding[] {
  const {value, offsets} = words;
  const ranges: Time[][] = [];
  for (const time of timesIn(words)) {
    const last = ranges.at(-1)?.at(-1);
    if (last && BETWEEN.test(value.slice(last.to, time.from))) ranges[ranges.length - 1].push(time);
    else ranges.push([time]);
  }
  return ranges.flatMap((range) => {
    const [first, last] = [range[0], range[range.length - 1]];
    if (range.every(({from, to, text}) => value.slice(from, to).replace('\u00a0', ' ') === text)) return [];
    const edits = range.map(({from, to, text}) => editAt(words, from, to, text));
    const [, open] = HALF_MISSING.exec(value.slice(0, first.from)) ?? [];
    // In "8-5pm", which half of the day 8 is in is a person's to say.
    if (open) return [{start: offsets[first.from - open.length], end: offsets[last.to], message: MESSAGE}];
    return [{start: offsets[first.from], end: offsets[last.to], message: MESSAGE, edits, fix: 'safe'}];
  });
}

export const pricesAndTimes = pageRule('prices-and-times', 'prices-and-hours', 'warning', (page, report) => {
  for (const words of allWords(page).filter(({value}) => /\d/.test(value)))
    for (const finding of [...findPrices(words), ...findTimes(words)]) report(finding);
});
