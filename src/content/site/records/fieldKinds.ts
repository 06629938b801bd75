/**
 * The kinds of fields that the schemas are made of: each with the pattern of its values. What a message says of a value in
 * another format is in `values.ts`.
 */
import * as z from 'zod';
import {WEEKDAYS} from '../../checker/dates';
import {type Field, type Format, fields} from '../../checker/records/fields';
import {EMAIL, MAILTO} from '../email';
import {CALL, TELEPHONE} from '../telephone';
import {TIME} from '../times';

/** `universities`: what pages call a figure. */
const KEY = /^[a-z][a-z0-9-]*$/;
/** `Saturday` or `Monday-Friday`. */
const DAYS = new RegExp(`^(${WEEKDAYS.join('|')})(-(${WEEKDAYS.join('|')}))?$`);
/** `/about`, without ? or #. */
const PAGE = /^\/(?!\/)[^\s#?]*$/;
/** `https://example.org/name`. */
const LINK = /^https:\/\/[^\s/?#]+\.[^\s/?#]\S*$/;
/** Where a button may go: `/contact`, `https://…`, `mailto:…` or `tel:…`. */
const DESTINATION = new RegExp([/^\/(?!\/)\S*$/, LINK, MAILTO, CALL].map(({source}) => source).join('|'));

/** A field for words: unlike the others, it always has a description and an example. */
interface TextField extends Pick<Field, 'title' | 'placeholder' | 'tappableIn'> {
  description: string;
  example: string;
  /** How many characters they may have. */
  most?: number;
}

/** A field for words. */
export const text = ({most = 10_000, ...field}: TextField) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .register(fields, {format: 'text', ...field});

/** A field for a text that a pattern describes. */
const pattern = (format: Format, regex: RegExp, field: Field) =>
  z
    .string()
    .regex(regex)
    .register(fields, {format, ...field});

/** A name that staff choose and pages use. */
export const key = (field: Field) => pattern('key', KEY, field);

/** A time of day. */
export const time = (field: Field) => pattern('time', new RegExp(`^${TIME}$`), field);

/** A weekday, or a first and a last one. */
export const days = (field: Field) => pattern('days', DAYS, field);

/** The address of a page of this site. */
export const page = (field: Field) => pattern('page', PAGE, field);

/** The address of a page elsewhere. */
export const link = (field: Field) => pattern('link', LINK, field);

/** Where a button goes. */
export const destination = (field: Field) => pattern('destination', DESTINATION, field);

/** A telephone number. Its example belongs to nobody. */
export const telephone = (field: Omit<Field, 'example' | 'placeholder'>) =>
  pattern('telephone', TELEPHONE, {...field, example: '+256 700 000 000', placeholder: true});

/** An e-mail address. */
export const email = (field: Field) => pattern('email', EMAIL, field);

/** A value that staff may not have yet: an empty line in the file, left out of the site. */
export const maybeEmpty = <T extends z.ZodType>(known: T) => known.nullable().optional();
