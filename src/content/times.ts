/** Times of day: the one form that the site uses, 8:00 AM, and how others are turned into it. */
import type {Edit} from './source';

/** 8:00 AM */
const TIME = /^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/;

export const isTime = (text: string): boolean => TIME.test(text);

/** A time by itself, in any form: 8am, 8.30 p.m. or 17:00. */
const WRITTEN = /^(\d{1,2})(?:[:.]([0-5]\d))?\s?(?:([ap])\.?m\.?)?$/i;
/** A time in a sentence. What belongs to a longer number or a range such as 8-5pm is left to its writer. */
const IN_SENTENCE =
  /(?<![\d.:\p{L}]|\d[-–])\d{1,2}(?:[:.][0-5]\d)? ?[apAP](?:[mM](?![\p{L}\d])|\.[mM](?:\.(?!\s+\p{Lu}|\s*$))?)/gu;

export const TIME_MESSAGE = 'Write times like this: 8:00 AM.';

/** A time in the site's form; undefined where its half of the day isn't clear. */
export function toTime(written: string): string | undefined {
  const [, digits, minutes = '00', half] = WRITTEN.exec(written.trim()) ?? [];
  const hour = Number(digits);
  if (!half && hour > 12 && hour < 24) return `${hour - 12}:${minutes} PM`;
  return half && hour > 0 && hour < 13 ? `${hour}:${minutes} ${half.toUpperCase()}M` : undefined;
}

/** The times of a sentence that have another form, with the right one. */
export const otherTimes = (sentence: string): Edit[] =>
  [...sentence.matchAll(IN_SENTENCE)].flatMap(({0: written, index: start}) => {
    const text = toTime(written);
    return text && text !== written ? [{start, end: start + written.length, text}] : [];
  });

/** The minutes since midnight of a time in the site's form. */
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
