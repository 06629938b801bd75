/**
 * How the values of records are written. For each format: what a message says of a value that isn’t in it, and how to
 * work out the value that was meant.
 */
import {dayIn, WEEKDAYS} from '../../checker/dates';
import {nearest} from '../../checker/nearest';
import type {Format, ValueFormat} from '../../checker/records/fields';
import {emailsIn} from '../email';
import {isFileName} from '../fileNames';
import {callAddress, toTelephone} from '../telephone';
import {toTime} from '../times';
import {checkChat} from '../whatsapp';

/** `16.000` is 16 to YAML, and 16,000 to most who write it. */
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
/** Digits in groups of three: 16,000 or 16 000, or 1,600.5. */
const GROUPED = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/;
/** The name of another site, with or without a path: instagram.com/name. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** Whether a number is read as something else than what most people mean by it. */
export const isAmbiguous = (written: string): boolean => GROUPED_BY_POINTS.test(written);

/** A number: "16,000" and "16.000+" are 16000. In 2,5 the comma is taken for a point. */
function toNumber(written: string): number | undefined {
  const bare = written.replace(/\s?\+$/, '');
  if (GROUPED_BY_POINTS.test(bare)) return Number(bare.replaceAll('.', ''));
  if (GROUPED.test(bare)) return Number(bare.replace(/[^\d.]/g, ''));
  return /^\d+(?:[.,]\d{1,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

/** The weekday that a word abbreviates: Mon, Thurs. */
const weekdayOf = (word: string): string | undefined =>
  WEEKDAYS.find((day) => word.length > 2 && day.toLowerCase().startsWith(word.toLowerCase()));

/** The parts of "Mon-Fri" or "Monday to Friday". */
const daysIn = (written: string): string[] => written.split(/\s*[-–—]\s*|\s+to\s+/i);

/** A day, or a first and a last one. "Mon-Fri, Sat" is neither: an entry can't say it without leaving something out. */
function toDays(written: string): string | undefined {
  const all = daysIn(written).map((word) => weekdayOf(word) ?? nearest(word, [...WEEKDAYS]));
  return all.length > 2 || all.includes(undefined) ? undefined : all.join('-');
}

/** The date in 5/12/2026 or 2026/12/5. In Uganda people write the day first, so both are in December. */
function toDate(written: string): string | undefined {
  const [, first, month, last] = /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})$/.exec(written.trim()) ?? [];
  if (first?.length !== 4 && last?.length !== 4) return undefined;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return dayIn(date) && date;
}

/** The one e-mail address among the words. */
function toEmail(written: string): string | undefined {
  const [email, another] = emailsIn(written);
  return another ? undefined : email;
}

/** The address of another site, which may lack what it begins with: instagram.com/name. */
export function toLink(written: string): string | undefined {
  const bare = written.replace(/^(?:https?:)?\/{0,2}/i, '');
  return HOST.test(bare) && !isFileName(bare.split(/[/?#]/)[0]) ? `https://${bare}` : undefined;
}

/** The address of a page elsewhere or of a chat, in full. */
function toLinkOrChat(written: string): string | undefined {
  const chat = checkChat(written);
  return chat ? chat.meant : toLink(written);
}

/** The address of the page of this site that is nearest: about and /abuot are /about. */
const toPage = (written: string, pages: string[]): string | undefined =>
  nearest(`/${written.replace(/^\/?(?:pages\/)?|\.mdx$/g, '')}`, pages);

/** Where a button goes: an e-mail address, a telephone number, another site or a page, in that order. */
function toDestination(written: string, pages: string[]): string | undefined {
  const email = toEmail(written);
  if (email) return `mailto:${email}`;
  const telephone = toTelephone(written);
  if (telephone) return `tel:${telephone}`;
  return toLinkOrChat(written) ?? toPage(written, pages);
}

/** The address of a link from what somebody writes: www.example.org, an e-mail address, a telephone number or a page. */
export function linkAddress(written: string): string {
  const call = callAddress(written);
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(written);
  if (call || isWhole) return call ?? written;
  // Spaces are no part of an address: Markdown would end the link there.
  return toDestination(written, []) ?? toLink(written.replace(/\s/g, '%20')) ?? written;
}

/** What is known of each format. */
export const VALUE_FORMATS: Record<Format, ValueFormat> = {
  text: {
    message: 'must be a text. Put quotation marks around it.',
    correct: (written) => written.trim(),
    isSafe: () => true,
  },
  key: {message: 'must be written in small letters and hyphens, for example: universities.', correct: () => undefined},
  number: {
    message: 'must be a number in digits alone: no comma, plus sign or words, for example: 16000.',
    correct: toNumber,
    // Not of 2,5: the comma may be meant as a point, or have slipped in.
    isSafe: (written) => GROUPED.test(written.replace(/\s?\+$/, '')) || /^\d+\s?\+$/.test(written),
  },
  whole: {
    message: (limits) => `must be a whole number from ${limits.minValue} to ${limits.maxValue}, in digits`,
    correct: toNumber,
  },
  year: {
    message: (limits) => `must be a year from ${limits.minValue} to ${limits.maxValue}, in four digits`,
    correct: (written) => {
      const years = written.match(/\b(?:19|20)\d\d\b/g) ?? [];
      return years.length === 1 ? Number(years[0]) : undefined;
    },
  },
  yes: {
    message: 'can only be true. If it isn’t so, delete the line.',
    correct: (written) => (/^(?:yes|true|on)$/i.test(written) ? true : undefined),
    isSafe: () => true,
  },
  time: {message: 'must be a time like 8:00 AM or 12:30 PM.', correct: toTime, isSafe: () => true},
  days: {
    message: 'must be a day, or a first and a last day with a hyphen between them: Saturday, or Monday-Friday.',
    correct: toDays,
    isSafe: (written) => daysIn(written).every(weekdayOf),
  },
  date: {
    message: 'must be a day of the calendar, with the year first: 2026-12-25.',
    correct: toDate,
    // Not of 5/12/2026: the month may be first.
    isSafe: (written, meant) => /^\s*\d{4}/.test(written) || Number(meant.slice(-2)) > 12,
  },
  destination: {
    message:
      'needs an address: a page (/contact), a file (/files/prices.pdf), or one that begins with https:, mailto: or tel:.',
    correct: toDestination,
    // A page is a guess, and words beside an e-mail address would be lost.
    isSafe: (written, meant) => !meant.startsWith('/') && (!meant.startsWith('mailto:') || !/\s/.test(written)),
  },
  page: {message: 'must be the address of a page of this site, for example: /about.', correct: toPage},
  link: {
    message: 'must be the address of a page elsewhere, and begin with https://.',
    correct: toLinkOrChat,
    isSafe: () => true,
  },
  telephone: {
    message: 'must be one number that begins with its country, in digits and spaces: +256 and nine digits for Uganda.',
    correct: toTelephone,
    isSafe: () => true,
  },
  email: {
    message: 'must be an e-mail address: a name, @, and the rest.',
    correct: toEmail,
    isSafe: (written) => !/\s/.test(written),
  },
};
