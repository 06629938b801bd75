/** Dates that components are given: how they are written, and the one that was meant by other digits. */
import {dayIn, inWords} from './calendar';

const two = (number: number | string) => String(number).padStart(2, '0');

const iso = (year: number | string, month: number | string, day: number | string) =>
  `${year}-${two(month)}-${two(day)}`;

interface MeantDate {
  /** As pages write it. There may be no such day. */
  date: string;
  /** Whether it can be read in one way only. */
  sure: boolean;
}

/** A date in digits, in any order. In Uganda the day stands first. */
function inDigits(text: string): MeantDate | undefined {
  const [, first, second, third] = /^(\d{1,4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,4})\.?$/.exec(text) ?? [];
  if (first?.length === 4) {
    const swapped = Number(second) > 12 && Number(third) <= 12;
    return {date: swapped ? iso(first, third, second) : iso(first, second, third), sure: !swapped};
  }
  if (third?.length !== 4 && third?.length !== 2) return undefined;
  const year = third.length === 2 ? `20${third}` : third;
  const american = Number(second) > 12 && Number(first) <= 12;
  const [day, month] = american ? [second, first] : [first, second];
  return {date: iso(year, month, day), sure: Number(day) > 12 && third.length === 4};
}

const FORM = 'Write dates like this: 2026-12-05.';

/** What is wrong with a date that a component is given, and how it should stand. */
export function checkDate(written: string): {message: string; date?: string; sure?: boolean} | undefined {
  if (dayIn(written)) return undefined;
  const meant = inDigits(written.trim().replace(/T[\d:.Z+-]*$/, ''));
  if (!meant) return {message: `${FORM} The year first, then the month, then the day.`};
  const day = dayIn(meant.date);
  if (!day) return {message: `There is no such day as ${written.trim()}. ${FORM}`};
  const reading = meant.sure ? '' : ` Is ${inWords(day)} the right day?`;
  return {message: `${FORM}${reading}`, date: meant.date, sure: meant.sure};
}
