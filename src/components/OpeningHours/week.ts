/** The opening hours as the script that says "Open today" reads them. */
import type {Hours} from '../../content/records/schema';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Minutes since midnight of a time such as 8:00 AM. */
export function minutesOf(time: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** Numbers of the days that "Monday-Friday" or "Saturday" names, Sunday being 0: 12345, or 6. */
function daysOf(days: string): string {
  const [first, last = first] = days.split('-').map((day) => DAYS.indexOf(day));
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({length}, (_, index) => (first + index) % 7).join('');
}

/** For each line of hours that is not a closed day: `open`, such as "12345 480 1080", and when it closes. */
export function weekOf(hours: Hours): {open: string; closes: string}[] {
  return hours.flatMap(({days, opens, closes}) =>
    opens && closes ? [{closes, open: `${daysOf(days)} ${minutesOf(opens)} ${minutesOf(closes)}`}] : [],
  );
}
