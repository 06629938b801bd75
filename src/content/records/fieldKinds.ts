/** The kinds of fields that the schemas are made of: each with the pattern of its values, and the message about any other. */
import * as z from 'zod';
import {EMAIL, isFullAddress, LINK, TELEPHONE, toFullAddress, toTelephone} from '../contact';
import {WEEKDAYS, weekdaysIn} from '../dates';
import {isTime, toTime} from '../times';
import {type Field, type Format, fieldRegistry} from './fields';

/** The message about a value that isn't right. `records/read.ts` reports missing and empty values. */
const typeError = (message: string) => ({
  error: ({input}: {input?: unknown}) => (input === undefined || input === null ? undefined : message),
});

/** A field for text: unlike the others, it always has a description and an example. */
interface TextField extends Pick<Field, 'title' | 'tappableIn'> {
  description: string;
  example: string;
  /** How many characters it may have. */
  maxLength?: number;
}

export const text = ({maxLength = 10_000, ...field}: TextField) =>
  z
    .string(typeError('This must be text: put it in quotation marks.'))
    .trim()
    .min(1, 'This is empty. Write what belongs here.')
    .max(maxLength, `This is too long. There is room for ${maxLength} characters.`)
    .register(fieldRegistry, {format: 'text', correction: (written) => written, ...field});

/** A field for text that a pattern describes. */
const pattern = (format: Format, isRight: (value: string) => boolean, message: string, field: Field) =>
  z
    .string(typeError(message))
    .refine(isRight, message)
    .register(fieldRegistry, {format, ...field});

/** A name that staff choose and pages use, such as `universities`. */
export const key = (field: Field) =>
  pattern(
    'key',
    (value) => /^[a-z][a-z0-9-]*$/.test(value),
    'Write this name in lowercase letters and hyphens, for example: universities.',
    field,
  );

export const time = (field: Field) =>
  pattern('time', isTime, 'This must be a time like 8:00 AM or 12:30 PM.', {
    correction: toTime,
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
    .date(typeError('This must be a day of the calendar, with the year first: 2026-12-25.'))
    .register(fieldRegistry, {format: 'date', ...field});

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
    {correction: toFullAddress, ...field},
  );

/** Where a button goes: a page, a file, or an address in full. */
export const destination = (field: Field) =>
  pattern(
    'destination',
    (value) => /^\/(?!\/)\S*$/.test(value) || isFullAddress(value),
    'This needs an address: a page (/contact), a file (/files/prices.pdf), or one that begins with https:, mailto: or tel:.',
    {correction: toFullAddress, ...field},
  );

/** The code of a country, from ISO 3166-1: `UG`. */
export const countryCode = (field: Field) =>
  pattern('text', (value) => /^[A-Z]{2}$/.test(value), 'This must be two capital letters, for example: UG.', {
    correction: (written) => (/^[a-z]{2}$/i.test(written) ? written.toUpperCase() : undefined),
    ...field,
  });

export const telephone = (field: Omit<Field, 'example'>) =>
  pattern(
    'telephone',
    (value) => TELEPHONE.test(value),
    'This must be one number with its country code first, in digits and spaces: +256 and nine digits for Uganda.',
    {correction: toTelephone, example: '+256 700 000 000', ...field},
  );

export const email = (field: Field) =>
  pattern('email', (value) => EMAIL.test(value), 'This must be an e-mail address: a name, @, and the rest.', field);

/** The number in digits with separators: 16,000 or 16 000. */
function withoutSeparators(written: string): number | undefined {
  return /^\d{1,3}(?:[, ]\d{3})+$/.test(written) ? Number(written.replace(/\D/g, '')) : undefined;
}

export const number = (min: number, max: number, field: Omit<Field, 'format'>) => {
  const message = `This must be a number from ${min} to ${max}, in digits only: no comma, no plus sign and no words.`;
  return z
    .number(typeError(message))
    .min(min, message)
    .max(max, message)
    .register(fieldRegistry, {format: 'number', correction: withoutSeparators, ...field});
};

/** A field that is true, or isn't there. */
export const flag = (field: Omit<Field, 'format' | 'example'>) =>
  z
    .literal(true, typeError('The only possible value is true. If it doesn’t apply, delete the line.'))
    .register(fieldRegistry, {format: 'flag', example: 'true', ...field});

/** A value that staff may not have yet: an empty line in the file, left out of the site. */
export const maybeEmpty = <T extends z.ZodType>(known: T) => known.nullable().optional();
