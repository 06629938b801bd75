/** The opening hours as the script that says "Open today" reads them. */
import {minutesOf, WEEKDAYS, weekdaysIn} from '../../content/dates';
import type {Records} from '../../content/records/schema';

/** Numbers of the days that "Monday-Friday" or "Saturday" names, as JavaScript counts them: 12345, or 6. */
const numbersOf = (days: string): string =>
  weekdaysIn(days)
    .map((day) => (WEEKDAYS.indexOf(day) + 1) % 7)
    .join('');

/** For each line of hours that is not a closed day: `open`, such as "12345 480 1080", and when it closes. */
export function weekOf(hours: Records['hours']): {open: string; closes: string}[] {
  return hours.week.flatMap(({days, opens, closes}) =>
    opens && closes ? [{closes, open: `${numbersOf(days)} ${minutesOf(opens)} ${minutesOf(closes)}`}] : [],
  );
}
