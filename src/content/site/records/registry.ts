/**
 * What `records/` may hold: one schema a file, from which the types follow. Each field carries what a person needs to
 * know about it, so that messages, suggestions and forms have one source.
 */
import * as z from 'zod';
import {WEEKDAYS} from '../../checker/dates';
import type {Form} from './values';

// Zod would try whether it may evaluate code, which the editor's policy forbids and Firefox reports.
z.config({jitless: true});

export interface Field {
  /** What a person calls it. */
  title: string;
  /** What it is for, in a sentence. */
  description?: string;
  /** How its value is written; records and lists have none. */
  form?: Form;
  /** A value that shows the form. It belongs in a message, and never in a suggestion: only staff know their own words. */
  example?: string;
  /** The example is nobody's: published, it would be wrong. */
  placeholder?: boolean;
  /** The fields beside it that are left out once it is ticked. */
  insteadOf?: string[];
}

/** What is known about each field. */
export const fields = z.registry<Field>();

const KEY = /^[a-z][a-z0-9-]*$/;
const TIME = /^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/;
const DAYS = new RegExp(`^(${WEEKDAYS.join('|')})(-(${WEEKDAYS.join('|')}))?$`);
const PAGE = /^\/(?!\/)[^\s#?]*$/;
const LINK = /^https:\/\/[^\s/?#]+\.[^\s/?#]\S*$/;
const EMAIL = /^[^\s@<>()[\],;:"?#&/]+@[^\s@<>()[\],;:"?#&/.]+(\.[^\s@<>()[\],;:"?#&/.]+)+$/;
/** Nine digits after Uganda's code, or a number of another country. */
const TELEPHONE = /^\+256(?: ?\d){9}$|^\+(?!256)\d(?: ?\d){6,14}$/;
/** What fits on two lines of the bar of a phone. */
const LONGEST_NAME = 60;
const DESTINATION = new RegExp(
  [/^\/(?!\/)\S*$/, LINK, /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, /^tel:\+?\d(?:[ -]?\d){3,14}$/]
    .map(({source}) => source)
    .join('|'),
);

/** Words: what a person calls them, what they are for, and an example. */
const text = (title: string, description: string, example: string, more: {placeholder?: true; most?: number} = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .max(more.most ?? 10_000)
    .register(fields, {form: 'text', title, description, example, placeholder: more.placeholder});
const pattern = (form: Form, regex: RegExp, field: Field) =>
  z
    .string()
    .regex(regex)
    .register(fields, {form, ...field});

/** A value that staff don't have yet: an empty line in the file, left out of the site. */
const unknown = <T extends z.ZodType>(known: T) => known.nullable().optional();

const telephone = (title: string, description: string) =>
  unknown(pattern('telephone', TELEPHONE, {title, description, example: '+256 700 000 000', placeholder: true}));

const NOTE = 'What somebody has to confirm before the site goes live. Visitors never see it.';
const confirm = text('To confirm', NOTE, 'Ask the director whether this is right.', {placeholder: true}).optional();

const address = z
  .strictObject({
    street: text('Street', 'Plot and street.', 'Plot 8, Wamala Avenue'),
    area: text('Area', 'The part of the city.', 'Bukoto'),
    city: text('City', 'The city or town.', 'Kampala'),
    country: text('Country', 'The country, in English.', 'Uganda'),
  })
  .register(fields, {title: 'Address', description: 'Where visitors find the organisation.'});

const platform = z
  .strictObject({
    name: text('Platform', 'As it calls itself.', 'Facebook'),
    handle: unknown(text('Handle', 'The name there.', '@name', {placeholder: true})),
    link: unknown(
      pattern('link', LINK, {
        title: 'Link',
        description: 'The address of the page there.',
        example: 'https://example.org',
        placeholder: true,
      }),
    ),
  })
  .register(fields, {title: 'Platform', description: 'A place elsewhere on the web.'});

const organisation = z
  .strictObject({
    name: text('Name', 'Stands wherever %name% is written.', 'Our Organisation', {
      placeholder: true,
      most: LONGEST_NAME,
    }),
    tagline: text('Tagline', 'A few words below the name.', 'Empowering entrepreneurs'),
    founded: z
      .int()
      .min(1900)
      .max(2100)
      .register(fields, {form: 'year', title: 'Founded', description: 'The year in which it began.', example: '2015'}),
    address,
    telephone: telephone('Telephone', 'With the country first: +256 and the rest, digits and spaces only.'),
    whatsapp: telephone('WhatsApp', 'The number to write to, with the country first, as for the telephone.'),
    email: unknown(
      pattern('email', EMAIL, {
        title: 'E-mail',
        description: 'Where visitors can write to.',
        example: 'name@example.org',
        placeholder: true,
      }),
    ),
    platforms: z
      .array(platform)
      .min(1)
      .register(fields, {title: 'Platforms', description: 'Where else the organisation can be found.'}),
    confirm,
  })
  .register(fields, {
    title: 'Organisation',
    description: 'Who we are: the name, the address and the ways to reach us.',
  });

const figure = z
  .strictObject({
    number: z.number().min(0).max(1e15).register(fields, {
      form: 'number',
      title: 'Number',
      description: 'Digits alone: no comma, no plus sign.',
      example: '16000',
    }),
    prefix: text('Before', 'What stands before the number.', 'UGX').optional(),
    suffix: text('After', 'What stands after the number.', '+').optional(),
    label: text('Label', 'The words that usually go with it.', 'universities'),
    duration: z
      .int()
      .min(1)
      .max(10_000)
      .register(fields, {
        form: 'whole',
        title: 'Duration',
        description: 'How long it counts, in thousandths of a second, from 1 to 10000.',
        example: '2000',
      })
      .optional(),
    plain: z
      .boolean()
      .register(fields, {form: 'yes', title: 'Plain', description: 'Show 1600, not 1,600.', example: 'true'})
      .optional(),
    confirm,
  })
  .register(fields, {title: 'Figure', description: 'A number that pages show.'});

const figureName = pattern('key', KEY, {title: 'Name', description: 'What pages call it.', example: 'universities'});

const figures = z
  .record(figureName, figure)
  .register(fields, {title: 'Figures', description: 'Every figure on the site, once.'});

const time = (title: string, description: string, example: string) =>
  pattern('time', TIME, {title, description, example}).optional();

const opening = z
  .strictObject({
    days: pattern('days', DAYS, {
      title: 'Days',
      description: 'A day, or a first and a last day.',
      example: 'Monday-Friday',
    }),
    opens: time('Opens', 'When the doors open.', '8:00 AM'),
    closes: time('Closes', 'When the doors close.', '6:00 PM'),
    closed: z
      .literal(true)
      .register(fields, {
        form: 'yes',
        title: 'Closed',
        description: 'Closed all day.',
        example: 'true',
        insteadOf: ['opens', 'closes'],
      })
      .optional(),
  })
  .refine(({opens, closes, closed}) => (closed ? !opens && !closes : opens && closes))
  .register(fields, {title: 'Days', description: 'Days with the same hours.'});

const closedDay = z
  .strictObject({
    date: z.iso.date().register(fields, {
      form: 'date',
      title: 'Date',
      description: 'Year, month and day. It is ignored once it is over.',
      example: '2026-12-25',
    }),
    reason: text('Reason', 'Why, in a few words that visitors read.', 'Christmas Day'),
  })
  .register(fields, {title: 'Closed day', description: 'A single date, whatever its weekday.'});

const hours = z
  .strictObject({
    week: z
      .array(opening)
      .min(1)
      .register(fields, {title: 'Week', description: 'When the doors are open, from Monday to Sunday.'}),
    closed: unknown(
      z.array(closedDay).register(fields, {
        title: 'Closed days',
        description: 'Dates on which the doors stay closed, such as holidays.',
      }),
    ),
  })
  .register(fields, {title: 'Opening hours', description: 'When the doors are open.'});

const destination = pattern('destination', DESTINATION, {
  title: 'Goes to',
  description: 'A page, a file, or an address that begins with https:, mailto: or tel:.',
  example: '/contact',
});

const buttons = z
  .record(text('Button', 'The words on the button.', 'Apply Now'), unknown(destination))
  .register(fields, {title: 'Buttons', description: 'Where each button goes.'});

const READ_ALOUD = 'Words that screen readers add where the label alone says too little.';
const link = z
  .strictObject({
    label: text('Label', 'The words of the link.', 'About'),
    page: pattern('page', PAGE, {title: 'Page', description: 'The address of the page.', example: '/about'}),
    aloud: text('Read aloud', READ_ALOUD, 'from %name%').optional(),
  })
  .register(fields, {title: 'Link'});

const menu = z
  .strictObject({
    links: z
      .array(link)
      .min(1)
      .register(fields, {title: 'Links', description: 'In this order, in the bar and at the foot of every page.'}),
    button: text('Button', 'The words on the bar’s button.', 'Apply Now'),
  })
  .register(fields, {title: 'Menu', description: 'The links at the top and at the foot of every page.'});

export const schemas = {organisation, figures, hours, buttons, menu};

export type RecordName = keyof typeof schemas;
export type Records = {[K in RecordName]: z.infer<(typeof schemas)[K]>};
export type FigureRecord = z.infer<typeof figure>;
export type Hours = z.infer<typeof hours>;
export type Menu = z.infer<typeof menu>;

export const RECORD_NAMES = Object.keys(schemas) as RecordName[];

/** The records whose keys pages use as names. */
export const NAMED_RECORDS = ['figures', 'buttons'] as const;
export type NamedRecord = (typeof NAMED_RECORDS)[number];

/** The way to a field: `['students', 'number']`, `['week', 0, 'days']`. */
export type Path = (string | number)[];

/** The schema below what says that a value may be missing or empty. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap() as z.ZodType;
  return inner;
}

/** The schema of what stands at a path. */
export function schemaAt(name: RecordName, path: Path): z.ZodType | undefined {
  let schema: z.ZodType | undefined = schemas[name];
  for (const step of path) {
    const inner: z.ZodType | undefined = schema && unwrapped(schema);
    if (inner instanceof z.ZodObject)
      schema = Object.hasOwn(inner.shape, step) ? (inner.shape[step] as z.ZodType) : undefined;
    else if (inner instanceof z.ZodArray) schema = inner.element as z.ZodType;
    else if (inner instanceof z.ZodRecord) schema = inner.valueType as z.ZodType;
    else return undefined;
  }
  return schema;
}

/** What is known of the field at a path. */
export function fieldAt(name: RecordName, path: Path): Field | undefined {
  const schema = schemaAt(name, path);
  return schema && fields.get(unwrapped(schema));
}

/** The keys that may stand at a path; undefined where staff choose them. */
export function keysAt(name: RecordName, path: Path): string[] | undefined {
  const schema = schemaAt(name, path);
  const inner = schema && unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : undefined;
}
