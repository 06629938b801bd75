/**
 * Shows which of the lines beside the opening hours are true now. Each says when it is, in an attribute that
 * `src/components/OpeningHours/lines.ts` writes; its parts compare as text:
 *
 *   data-date="2026-12-18 2026-12-25"   from the first of these days through the second, on which it is closed
 *   data-time="08:00 18:00 12345"       between these times, on these weekdays as JavaScript counts them
 */
import {UTC_OFFSET_MS} from '../../content/ugandaTime';

const linesWith = (attribute: string) => Array.from(document.querySelectorAll<HTMLElement>(`[${attribute}]`));

/** Shows each line while it is true in Kampala, and hides it otherwise. */
function showHours(): void {
  const kampala = new Date(Date.now() + UTC_OFFSET_MS);
  const weekday = `${kampala.getUTCDay()}`;
  // "18:00:00.000Z" comes after "18:00".
  const [date, time] = kampala.toISOString().split('T');
  let isClosedToday = false;
  for (const line of linesWith('data-date')) {
    const [from, closedDay] = String(line.dataset.date).split(' ');
    line.hidden = date < from || closedDay < date;
    isClosedToday ||= closedDay === date;
  }
  for (const line of linesWith('data-time')) {
    const [opens, closes, weekdays] = String(line.dataset.time).split(' ');
    line.hidden = time < opens || closes < time || isClosedToday || !weekdays.includes(weekday);
  }
}

/** Keeps the lines true while the page is open, also after a computer has slept, when timers stop. */
export function watchHours(): void {
  addEventListener('DOMContentLoaded', () => {
    showHours();
    if (document.querySelector('[data-date],[data-time]')) setInterval(showHours, 1000);
  });
}
