/** The data for the lines below the opening hours, which src/browser/inline/hours.ts shows at the right time. */
import {dayIn, WEEKDAYS, weekdaysIn} from '../../content/dates';
import type {Records} from '../../content/records/registry';
import {endTo24Hours, to24Hours} from '../../content/times';

/** The days that "Monday-Friday" or "Saturday" names, as numbers of `Date.getDay`: "12345" or "6". */
const numbersOf = (days: string): string =>
  weekdaysIn(days)
    .map((day) => (WEEKDAYS.indexOf(day) + 1) % 7)
    .join('');

/**
 * The open times of each line of hours, without closed days. `open` is for the script: opening time, closing time and days, such
 * as "08:00 18:00 12345". `closes` is the closing time as in the record.
 */
export function openTimes(hours: Records['hours']): {open: string; closes: string}[] {
  return hours.week.flatMap(({days, opens, closes}) => {
    if (!opens || !closes) return [];
    return [{closes, open: [to24Hours(opens), endTo24Hours(closes), numbersOf(days)].join(' ')}];
  });
}

/**
 * A closed day without its year, such as "Friday 25 December", and the first and last day on which it is announced, from a week
 * before: "2026-12-18 2026-12-25". Throws if there is no such day.
 */
export function closedDay(date: string): {inWords: string; announced: string} {
  const day = dayIn(date);
  if (!day) throw new Error(`There is no such day as "${date}".`);
  const weekBefore = new Date(date);
  weekBefore.setUTCDate(weekBefore.getUTCDate() - 7);
  return {
    inWords: `${day.weekday} ${day.day} ${day.month}`,
    announced: `${weekBefore.toISOString().slice(0, 10)} ${date}`,
  };
}
