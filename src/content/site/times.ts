/** Times of day: the one format that the site uses, and the many that people use. */

/** 8:00 AM. The space may be one that doesn't break. As `String.raw`, pages would carry it without a use. */
export const TIME = '(?:1[0-2]|[1-9]):[0-5]\\d[ \\u00a0][AP]M';

/** What a message says of a time in another format. */
export const TIME_MESSAGE = 'Write times like this: 8:00 AM.';

/** Any way to write a time by itself, such as 8am, 8.30 p.m. or 17:00. */
const WRITTEN = /^(\d{1,2})(?:\s*[:.]\s*([0-5]\d))?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** 8, 8:30 or 8.30. */
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?`;
/** The half of the day: am, PM, p.m. Where the last full stop of "p.m." also ends the sentence, it isn't part of it. */
const HALF = String.raw`[ \u00a0]?[apAP](?:[mM](?![\p{L}\d])|\.[ \u00a0]?[mM](?:\.(?!\s+\p{Lu}|\s*$)|(?=\.)))`;
/**
 * A time in a sentence, `last`: "at 8am". In "from 8 to 10:30 a.m." there is a `first` before it, which may leave its half
 * of the day to the second. `lead` is the character before them, if any: what is part of a longer number is no time.
 */
export const TIMES_IN_WORDS = new RegExp(
  String.raw`(?<lead>^|[^\d.:\p{L}])(?:(?<first>${CLOCK}(?:${HALF})?)\s*(?:[-–—]|to|till|until)\s*)?(?<last>${CLOCK}${HALF})`,
  'gu',
);

/** A time in the agreed format: 8am is 8:00 AM. Without a half of the day only 13:00 to 23:59 can be understood. */
export function toTime(written: string): string | undefined {
  const [, digits, minutes = '00', half] = WRITTEN.exec(written.trim()) ?? [];
  const hour = Number(digits);
  if (hour > 12 && hour < 24) return half?.toLowerCase() === 'a' ? undefined : `${hour - 12}:${minutes} PM`;
  return half && hour > 0 && hour < 13 ? `${hour}:${minutes} ${half.toUpperCase()}M` : undefined;
}

/** The minutes since midnight of a time in the agreed format. */
export function minutesOf(time: string): number {
  const [hour, minutes] = time.split(/\D/, 2).map(Number);
  return ((hour % 12) + (time.endsWith('PM') ? 12 : 0)) * 60 + minutes;
}

/** The same for a time at which something ends: 12:00 AM is the end of the day. */
export const endMinutesOf = (time: string): number => minutesOf(time) || 24 * 60;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** "8:00 AM" as machines read it, 08:00, which also compares as text. */
export const to24Hours = (time: string): string => clock(minutesOf(time));

/** The same for a time at which something ends: 12:00 AM is 24:00, which comes after all of the day's times. */
export const endTo24Hours = (time: string): string => clock(endMinutesOf(time));
