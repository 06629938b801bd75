import {dataset} from './root';

/** Minutes of a day and of a week. */
const DAY = 1440;
const WEEK = 7 * DAY;
/** From when computers' clocks began, on a Thursday in UTC, to the Sunday before in Kampala, three hours ahead. */
const TO_SUNDAY = 4 * DAY + 180;

/**
 * Shows "Open today until …" (src/components/OpeningHours) while it is true in Kampala, all year three hours ahead of
 * UTC. The state stands on <html>, so it outlasts React.
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
