/** Times of day: the one format that the site uses, and the many that people use. */

/** 8:00 AM. The space may be one that doesn't break. */
export const TIME = String.raw`(?:1[0-2]|[1-9]):[0-5]\d[ \u00a0][AP]M`;

/** Any way to write a time by itself, such as 8am, 8.30 p.m. or 17:00. */
const WRITTEN = /^(\d{1,2})(?:\s*[:.]\s*([0-5]\d))?\s*(?:([ap])\.?\s?m\.?)?$/i;

const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?`;
/** The half of the day. The last full stop of `p.m.` stays where it ends the sentence. */
const HALF = String.raw`[ \u00a0]?[apAP](?:[mM](?![\p{L}\d])|\.[ \u00a0]?[mM](?:\.(?!\s+\p{Lu}|\s*$)|(?=\.)))`;
/** In a sentence: a time, or two of which the first may leave its half of the day to the second. */
export const TIMES_IN_WORDS = new RegExp(
  String.raw`(^|[^\d.:\p{L}])(?:(${CLOCK}(?:${HALF})?)\s*(?:[-–—]|to|till|until)\s*)?(${CLOCK}${HALF})`,
  'gu',
);

/** A time in the agreed format. A number alone says only from 13 on which half of the day it means. */
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

/** "8:00 AM" as machines read it, 08:00, which also compares as text. */
export function to24Hours(time: string): string {
  const minutes = minutesOf(time);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
