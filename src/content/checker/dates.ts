/** Weekdays and dates: plain functions, light enough for a visitor's browser. */
import type {Certainty} from './diagnostic';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekdays of `Saturday` or `Monday-Friday`; none when the last comes before the first. */
export function weekdaysIn(days: string): Weekday[] {
  const [first, last = first] = days.split('-');
  return WEEKDAYS.slice(WEEKDAYS.indexOf(first as Weekday), WEEKDAYS.indexOf(last as Weekday) + 1);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day, in the parts that words and calendars show. */
export interface Day {
  weekday: string;
  day: number;
  month: string;
  year: number;
}

/** The day that a text such as 2026-12-05 names; undefined where there is no such day. */
export function dayIn(text: string): Day | undefined {
  const date = new Date(`${text}T00:00Z`);
  // Browsers take the 31st of February for the 3rd of March.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    return undefined;
  return {
    weekday: WEEKDAYS[(date.getUTCDay() + 6) % 7],
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()],
    year: date.getUTCFullYear(),
  };
}

/** A day in words: Saturday 5 December 2026. */
export const dayInWords = ({weekday, day, month, year}: Day): string => `${weekday} ${day} ${month} ${year}`;

const USE_FORMAT = 'Write dates like this: 2026-12-05.';

/**
 * What is wrong with a date in a setting, and the date that was probably meant. In Uganda people write the day first, so
 * 5/12/2026 is in December. That is a guess, and `safe` only where the first number can't be a month, as in 25/12/2026.
 */
export function checkDate(written: string): {message: string; date?: string; certainty?: Certainty} | undefined {
  if (dayIn(written)) return undefined;
  const [, first, second, third] = /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})$/.exec(written.trim()) ?? [];
  const yearFirst = first?.length === 4;
  if (!yearFirst && third?.length !== 4)
    return {message: `${USE_FORMAT} The year first, then the month, then the day.`};
  const [year, dayOfMonth] = yearFirst ? [first, third] : [third, first];
  const date = [year, second.padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-');
  const day = dayIn(date);
  if (!day) return {message: `There is no such day as ${written.trim()}. ${USE_FORMAT}`};
  if (yearFirst || Number(dayOfMonth) > 12) return {message: USE_FORMAT, date, certainty: 'safe'};
  return {message: `${USE_FORMAT} Is ${dayInWords(day)} the right day?`, date, certainty: 'likely'};
}
