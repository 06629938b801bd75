import {dataset} from './root';

/** Minutes of a day and of a week. */
const DAY = 1440;
const WEEK = 7 * DAY;
/** From the Sunday before to when computers' clocks began, on a Thursday in UTC. Kampala is three hours ahead. */
const TO_SUNDAY = 4 * DAY + 180;

/**
 * Shows "Open today until …" (src/components/OpeningHours) while it is true in Kampala. The state is on <html>, where
 * React doesn't reset it.
 */
export function showOpenToday(): void {
  const now = (Date.now() / 6e4 + TO_SUNDAY) % WEEK;
  const minute = now % DAY;
  document.querySelectorAll<HTMLElement>('[data-open]').forEach((line, index) => {
    const [days, opens, closes] = (line.dataset.open as string).split(' ');
    if (dataset.openNow || !days.includes(`${~~(now / DAY)}`) || minute < +opens || minute >= +closes) return;
    dataset.openNow = `${index}`;
    setTimeout(() => delete dataset.openNow, (+closes - minute) * 6e4);
  });
}
