/** The lines below the opening hours, each with the time in which it is true: `src/browser/inline/hours.ts` reads that and shows it. */
import {dayIn, WEEKDAYS, weekdaysIn} from '../../content/dates';
import type {Records} from '../../content/records/registry';
import {endTo24Hours, to24Hours} from '../../content/times';

/** Numbers of the days that "Monday-Friday" or "Saturday" names, as JavaScript counts them: 12345, or 6. */
const numbersOf = (days: string): string =>
  weekdaysIn(days)
    .map((day) => (WEEKDAYS.indexOf(day) + 1) % 7)
    .join('');

/**
 * The open times of each line of hours, without closed days. `open` is what the script reads: when it opens, when it closes, and
 * the numbers of its days, such as "08:00 18:00 12345". `closes` is the closing time as the record has it.
 */
export function openTimes(hours: Records['hours']): {open: string; closes: string}[] {
  return hours.week.flatMap(({days, opens, closes}) => {
    if (!opens || !closes) return [];
    return [{closes, open: [to24Hours(opens), endTo24Hours(closes), numbersOf(days)].join(' ')}];
  });
}

/** A closed day in words, without its year: Friday 25 December. The schema of the hours refuses any other date. */
export function closedDayInWords(date: string): string {
  const closedDay = dayIn(date);
  if (!closedDay) throw new Error(`There is no such day as "${date}".`);
  const {weekday, day, month} = closedDay;
  return `${weekday} ${day} ${month}`;
}

/** When a closed day is announced: from a week before through the day itself, such as "2026-12-18 2026-12-25". */
export function announcedDays(date: string): string {
  const weekBefore = new Date(date);
  weekBefore.setUTCDate(weekBefore.getUTCDate() - 7);
  return `${weekBefore.toISOString().slice(0, 10)} ${date}`;
}
