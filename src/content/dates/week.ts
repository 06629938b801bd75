/** Opening hours by weekday: plain functions, light enough for a visitor's browser. */

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The minutes since midnight of a time written like 8:00 AM. */
export function minutesOf(time: string): number {
  const [, hour, minutes, half] = /^(\d{1,2}):(\d\d) ([AP])M$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minutes);
}

/** The weekdays of `Saturday` or `Monday-Friday`; none when the last comes before the first. */
export function weekdaysIn(days: string): Weekday[] {
  const [first, last = first] = days.split('-');
  return WEEKDAYS.slice(WEEKDAYS.indexOf(first as Weekday), WEEKDAYS.indexOf(last as Weekday) + 1);
}
