/**
 * Shows which of the lines beside the opening hours are true now. Each says when it is, in an attribute that the build writes
 * (components/OpeningHours/lines.ts); all of it compares as text:
 *
 *   data-date="2026-12-18 2026-12-25"   from the first of these days through the second, on which it is closed
 *   data-time="08:00 18:00 12345"       between these times, on these weekdays as JavaScript counts them
 */
import {UTC_OFFSET_MS} from '../content/kampala';
import {forEachElement} from './forEachElement';

/** Shows each line while it is true in Kampala, and hides it otherwise. */
function showHours(): void {
  const kampala = new Date(Date.now() + UTC_OFFSET_MS);
  const weekday = `${kampala.getUTCDay()}`;
  // The time goes on behind its minutes, so "18:00:00.000Z" comes after "18:00".
  const [date, time] = kampala.toISOString().split('T');
  let isClosedToday: boolean | undefined;
  forEachElement('[data-date]', (line) => {
    const [from, closedDay] = (line.dataset.date as string).split(' ');
    line.hidden = date < from || closedDay < date;
    isClosedToday = isClosedToday || closedDay === date;
  });
  forEachElement('[data-time]', (line) => {
    const [opens, closes, weekdays] = (line.dataset.time as string).split(' ');
    line.hidden = time < opens || closes < time || isClosedToday || !weekdays.includes(weekday);
  });
}

/** Keeps the lines true as long as the page is open. */
export function watchHours(): void {
  showHours();
  // No line is untrue for longer than a second. A timer for the next change would be late by a computer's sleep, during
  // which timers stand still, and wouldn't know of lines that React draws anew.
  setInterval(showHours, 1000);
}
