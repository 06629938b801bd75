/** Shows which of the lines beside the opening hours are true now. */
import {UTC_OFFSET_MS} from '../content/site/kampala';
import {each} from './each';
import {readTrueWhen} from './trueWhen';

/** Shows each line while it is true in Kampala, and hides it otherwise. */
function showHours(): void {
  const kampala = new Date(Date.now() + UTC_OFFSET_MS);
  const today = `${kampala.getUTCDay()}`;
  const [date, time] = kampala.toISOString().split('T');
  let isClosedDay = false;
  each('[data-hours]', (line) => {
    const [from, until, weekdays] = readTrueWhen(line.dataset.hours as string);
    // A line with weekdays has times, any other has dates. Both compare as text: "18:00:00.000Z" comes after "18:00".
    const now = weekdays ? time : date;
    const isItsDay = !weekdays || (!isClosedDay && weekdays.includes(today));
    line.hidden = now < from || until < now || !isItsDay;
    // The lines of closed days come before those of open ones.
    if (until === date) isClosedDay = true;
  });
}

/** Keeps the lines true as long as the page is open. */
export function watchHours(): void {
  showHours();
  // Browsers run an overdue timer as soon as a tab comes back into sight, or a computer wakes.
  setInterval(showHours, 1000);
}
