/** Shows which of the lines beside the opening hours are true today. */
import {AHEAD} from '../content/site/kampala';

/**
 * Shows each line while it is true in Kampala, and hides it otherwise. Its `data-hours` has two parts or three:
 *
 *   2026-12-18 2026-12-25   announces a closed day, from the first of these days through the second, which it is
 *   08:00 18:00 12345       is open between these times, on these weekdays
 *
 * An attribute for each part would cost every page 20 bytes.
 */
function showHours(): void {
  const kampala = new Date(Date.now() + AHEAD);
  const weekday = `${kampala.getUTCDay()}`;
  const [date, time] = kampala.toISOString().split('T');
  let isClosed = false;
  document.querySelectorAll<HTMLElement>('[data-hours]').forEach((line) => {
    const [from, until, days] = (line.dataset.hours as string).split(' ');
    // Days or times, they compare as text. "18:00:00.000Z" comes after "18:00".
    const now = days ? time : date;
    const isOpen = !days || (!isClosed && days.includes(weekday));
    line.hidden = now < from || until < now || !isOpen;
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
