/** The kinds of fields that the schemas are made of: each with the pattern of its values, and the message about any other. */
import * as z from 'zod';
import {EMAIL, inFull, isInFull, LINK, TELEPHONE, toTelephone} from '../contact';
import {WEEKDAYS, weekdaysIn} from '../dates';
import {isTime, toTime} from '../times';
import {type Field, type Format, fields} from './fields';

/** A message about a value that isn't right. Of one that is missing or empty, `records/read.ts` says so. */
const says = (message: string) => ({
  error: ({input}: {input?: unknown}) => (input === undefined || input === null ? undefined : message),
});

/** A field for a text: unlike the others, it always has a description and an example. */
interface TextField extends Pick<Field, 'title' | 'tappableIn'> {
  description: string;
  example: string;
  /** How many characters it may have. */
  maxLength?: number;
}

export const text = ({maxLength = 10_000, ...field}: TextField) =>
  z
    .string(says('This must be a text. Put quotation marks around it.'))
    .trim()
    .min(1, 'This is empty. Write a text.')
    .max(maxLength, `This is too long. There is room for ${maxLength} characters.`)
    .register(fields, {format: 'text', meant: (written) => written, ...field});

/** A field for a text that a pattern describes. */
const pattern = (format: Format, isRight: (value: string) => boolean, message: string, field: Field) =>
  z
    .string(says(message))
    .refine(isRight, message)
    .register(fields, {format, ...field});

/** A name that staff choose and pages use, such as `universities`. */
export const key = (field: Field) =>
  pattern(
    'key',
    (value) => /^[a-z][a-z0-9-]*$/.test(value),
    'Write this name in small letters and hyphens, for example: universities.',
    field,
  );

export const time = (field: Field) =>
  pattern('time', isTime, 'This must be a time like 8:00 AM or 12:30 PM.', {
    meant: toTime,
    ...field,
  });

/** `Saturday` or `Monday-Friday`. */
const DAYS = new RegExp(`^(${WEEKDAYS.join('|')})(-(${WEEKDAYS.join('|')}))?$`);

export const days = (field: Field) =>
  pattern(
    'days',
    // A week begins on Monday: Saturday-Sunday is two days, and Sunday-Saturday none.
    (value) => DAYS.test(value) && weekdaysIn(value).length > 0,
    'This must be a day, or a first and a later day with a hyphen between them: Saturday, or Monday-Friday.',
    field,
  );

export const date = (field: Field) =>
  z.iso
    .date(says('This must be a day of the calendar, with the year first: 2026-12-25.'))
    .register(fields, {format: 'date', ...field});

/** The address of a page of this site: `/about`. */
export const page = (field: Field) =>
  pattern(
    'page',
    (value) => /^\/(?!\/)[^\s#?]*$/.test(value),
    'This must be the address of a page of this site, for example: /about.',
    field,
  );

/** The address of a page elsewhere: `https://example.org/name`. */
export const link = (field: Field) =>
  pattern(
    'link',
    (value) => LINK.test(value),
    'This must be the address of a page elsewhere, and begin with https://.',
    {meant: inFull, ...field},
  );

/** Where a button goes: a page, a file, or an address in full. */
export const destination = (field: Field) =>
  pattern(
    'destination',
    (value) => /^\/(?!\/)\S*$/.test(value) || isInFull(value),
    'This needs an address: a page (/contact), a file (/files/prices.pdf), or one that begins with https:, mailto: or tel:.',
    {meant: inFull, ...field},
  );

/** The code of a country, from ISO 3166-1: `UG`. */
export const countryCode = (field: Field) =>
  pattern('text', (value) => /^[A-Z]{2}$/.test(value), 'This must be two capital letters, for example: UG.', {
    meant: (written) => (/^[a-z]{2}$/i.test(written) ? written.toUpperCase() : undefined),
    ...field,
  });

export const telephone = (field: Omit<Field, 'example'>) =>
  pattern(
    'telephone',
    (value) => TELEPHONE.test(value),
    'This must be one number that begins with its country, in digits and spaces: +256 and nine digits for Uganda.',
    {meant: toTelephone, example: '+256 700 000 000', ...field},
  );

export const email = (field: Field) =>
  pattern('email', (value) => EMAIL.test(value), 'This must be an e-mail address: a name, @, and the rest.', field);

/** The number in digits with separators: 16,000 or 16 000. */
function withoutSeparators(written: string): number | undefined {
  return /^\d{1,3}(?:[, ]\d{3})+$/.test(written) ? Number(written.replace(/\D/g, '')) : undefined;
}

export const number = (min: number, max: number, field: Omit<Field, 'format'>) => {
  const message = `This must be a number from ${min} to ${max}, in digits alone: no comma, no plus sign and no words.`;
  return z
    .number(says(message))
    .min(min, message)
    .max(max, message)
    .register(fields, {format: 'number', meant: withoutSeparators, ...field});
};

/** A field that says yes, or isn't there. */
export const yes = (field: Omit<Field, 'format' | 'example'>) =>
  z
    .literal(true, says('This can only be true. If it isn’t so, delete the line.'))
    .register(fields, {format: 'yes', example: 'true', ...field});

/** A value that staff may not have yet: an empty line in the file, left out of the site. */
export const maybeEmpty = <T extends z.ZodType>(known: T) => known.nullable().optional();
