/** Weekdays and dates. */

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekdays of `Saturday` or `Monday-Friday`; none when the last comes before the first. */
export function weekdaysIn(days: string): Weekday[] {
  const [first, last = first] = days.split('-');
  return WEEKDAYS.slice(WEEKDAYS.indexOf(first as Weekday), WEEKDAYS.indexOf(last as Weekday) + 1);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day, in the parts that are shown. */
export interface Day {
  weekday: string;
  day: number;
  month: string;
  year: number;
}

/** The day that 2026-12-05 names; undefined where there is no such day. */
export function dayIn(text: string): Day | undefined {
  const date = new Date(`${text}T00:00Z`);
  // Browsers take the 31st of February for the 3rd of March.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    return undefined;
  return {
    weekday: WEEKDAYS[(date.getUTCDay() + 6) % 7],
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()],
    year: date.getUTCFullYear(),
  };
}

/** A day in words: Saturday 5 December 2026. */
export const dayInWords = ({weekday, day, month, year}: Day): string => `${weekday} ${day} ${month} ${year}`;
