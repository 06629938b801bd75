import {type Day, dayIn} from '../../content/checker/dates';

/** The day that a text such as 2026-12-05 names. The check tells staff of one that isn't a day: this is for what it misses. */
export function dayOf(date: string): Day {
  const day = dayIn(date);
  if (!day) throw new Error(`There is no such day as "${date}". Write dates like this: 2026-12-05.`);
  return day;
}
