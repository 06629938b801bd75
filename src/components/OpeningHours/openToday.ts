/** Opening hours: what the build writes into a page, and the script that shows what of it is true today. */
import {AHEAD, dayIn, to24Hours, WEEKDAYS, weekdaysIn} from '../../content/dates';
import type {Records} from '../../content/records/schema';

/** Numbers of the days that "Monday-Friday" or "Saturday" names, as JavaScript counts them: 12345, or 6. */
const numbersOf = (days: string): string =>
  weekdaysIn(days)
    .map((day) => (WEEKDAYS.indexOf(day) + 1) % 7)
    .join('');

/** For each line of hours that is not a closed day: `open`, such as "08:00 18:00 12345", and when it closes. */
export function weekOf(hours: Records['hours']): {open: string; closes: string}[] {
  return hours.week.flatMap(({days, opens, closes}) =>
    opens && closes
      ? [{closes, open: `${to24Hours(opens)} ${to24Hours(closes).replace('00:00', '24:00')} ${numbersOf(days)}`}]
      : [],
  );
}

/** A closed day in words, without its year: Friday 25 December. */
export function closedDayInWords(date: string): string {
  const {weekday, day, month} = dayIn(date) ?? {};
  return `${weekday} ${day} ${month}`;
}

/** When a closed day is announced: from a week before through the day itself, such as "2026-12-18 2026-12-25". */
export function announcedDays(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - 7);
  return `${day.toISOString().slice(0, 10)} ${date}`;
}

/**
 * Shows each line beside the opening hours while it is true in Kampala, and hides it
 * otherwise: "2026-12-18 2026-12-25" from one day through another, "08:00 18:00 12345" between two times on weekdays.
 */
function showHours(): void {
  const kampala = new Date(Date.now() + AHEAD);
  const weekday = kampala.getUTCDay() as never;
  const [date, time] = kampala.toISOString().split('T');
  let isClosed = false;
  document.querySelectorAll<HTMLElement>('[data-hours]').forEach((line) => {
    const [from, until, days] = (line.dataset.hours as string).split(' ');
    // Both compare as text. "18:00:00.000Z" comes after "18:00".
    const now = days ? time : date;
    line.hidden = now < from || now > until || ((days && (isClosed || !days.includes(weekday))) as boolean);
    // The lines of closed days come before the others.
    if (until === date) isClosed = true;
  });
}

/** Keeps the lines true as long as the page is open. */
export function watchHours(): void {
  showHours();
  // Browsers run an overdue timer as soon as a tab comes back into sight, or a computer wakes.
  setInterval(showHours, 1000);
}
