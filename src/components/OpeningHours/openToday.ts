/** Kampala is three hours ahead of Greenwich all year, in milliseconds. */
const AHEAD = 108e5;
const TEN_SECONDS = 1e4;

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
  setInterval(showHours, TEN_SECONDS);
  // At once when a tab comes back into sight, or a computer wakes.
  window.onfocus = document.onvisibilitychange = showHours;
}
