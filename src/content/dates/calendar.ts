/** Days of the calendar, as pages write them and as visitors read them: light enough for a visitor's browser. */
import {WEEKDAYS} from './week';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day in words, in parts. */
export interface Day {
  weekday: string;
  day: number;
  month: string;
  year: number;
}

/** The day that a text such as 2026-12-05 names; undefined where there is no such day. */
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

/** Saturday 5 December 2026. */
export const inWords = ({weekday, day, month, year}: Day): string => `${weekday} ${day} ${month} ${year}`;
