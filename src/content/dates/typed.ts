/** Dates as people type them: the one that was meant, if it can be told. */
import {dayIn, inWords, MONTHS} from './calendar';

/** Dec, Sept, December. */
const MONTH = MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}|${month[3] ?? ''}|)`).join('|');
/** Sat, Thurs, Wednesday. */
const WEEKDAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|s|sday|nesday|r|rs|rsday|urday)?';
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?<year>\d{4})`;

/** A date in words, the British way and the American. */
const BRITISH = String.raw`(?:${WEEKDAY}s?\b\.?,?\s+)?(?:the\s+)?${DAY}\s+(?:of\s+)?(?<month>${MONTH})\b\.?`;
const AMERICAN = String.raw`(?:${WEEKDAY}\b\.?,?\s+)?(?<month>${MONTH})\.?\s+${DAY}\b`;
const WORDS = [BRITISH, AMERICAN];

const WHOLE = WORDS.map((pattern) => new RegExp(String.raw`^${pattern},?\s+${YEAR}$`, 'i'));

const two = (number: number | string) => String(number).padStart(2, '0');

/** The number of a month by the beginning of its name. */
const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) + 1;

const iso = (year: number | string, month: number | string, day: number | string) =>
  `${year}-${two(month)}-${two(day)}`;

interface MeantDate {
  /** As pages write it. There may be no such day. */
  date: string;
  /** Whether it can be read in one way only. */
  sure: boolean;
}

/** A date in digits, in any order. In Uganda the day stands first. */
function inDigits(text: string): MeantDate | undefined {
  const [, first, second, third] = /^(\d{1,4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,4})\.?$/.exec(text) ?? [];
  if (first?.length === 4) {
    const swapped = Number(second) > 12 && Number(third) <= 12;
    return {date: swapped ? iso(first, third, second) : iso(first, second, third), sure: !swapped};
  }
  if (third?.length !== 4 && third?.length !== 2) return undefined;
  const year = third.length === 2 ? `20${third}` : third;
  const american = Number(second) > 12 && Number(first) <= 12;
  const [day, month] = american ? [second, first] : [first, second];
  return {date: iso(year, month, day), sure: Number(day) > 12 && third.length === 4};
}

/** The date that a text means; undefined when it can't be told. */
function meantDate(written: string): MeantDate | undefined {
  const text = written.trim().replace(/T[\d:.Z+-]*$/, '');
  const {day, month, year} = WHOLE.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  return day ? {date: iso(year, monthOf(month), day), sure: true} : inDigits(text);
}

/** Whether a text is a date without its year. */
const lacksYear = (text: string): boolean =>
  WORDS.some((pattern) => new RegExp(`^${pattern}$`, 'i').test(text.trim())) ||
  /^\d{1,2}[-/.]\d{1,2}$/.test(text.trim());

const FORM = 'Write dates like this: 2026-12-05.';

/** What is wrong with a date that a component is given, and how it should stand. */
export function checkDate(written: string): {message: string; date?: string; sure?: boolean} | undefined {
  if (dayIn(written)) return undefined;
  if (lacksYear(written)) return {message: `${FORM} The year is missing.`};
  const meant = meantDate(written);
  if (!meant) return {message: `${FORM} The year first, then the month, then the day.`};
  const day = dayIn(meant.date);
  if (!day) return {message: `There is no such day as ${written.trim()}. ${FORM}`};
  const reading = meant.sure ? '' : ` Is ${inWords(day)} the right day?`;
  return {message: `${FORM}${reading}`, date: meant.date, sure: meant.sure};
}
