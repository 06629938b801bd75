/**
 * The records: each with its schema, and all else that the site has to know of it. Adding a record takes its file in
 * `records/` and an entry at the end of this one: types, messages, the editor's form and what components get follow.
 */
import * as z from 'zod';
import {WEEKDAYS} from '../../checker/dates';
import {type Field, type Form, fields} from '../../checker/records/fields';
import type {OpenRecord, RecordKind} from '../../checker/records/read';
import type {Entry} from '../../checker/records/yaml';
import type {Rule} from '../../checker/source';
import {todayInUganda} from '../kampala';
import {TELEPHONE} from '../telephone';
import {TIME} from '../times';
import {hoursRule, menuPages} from './rules';

const KEY = /^[a-z][a-z0-9-]*$/;
const DAYS = new RegExp(`^(${WEEKDAYS.join('|')})(-(${WEEKDAYS.join('|')}))?$`);
const PAGE = /^\/(?!\/)[^\s#?]*$/;
const LINK = /^https:\/\/[^\s/?#]+\.[^\s/?#]\S*$/;
const EMAIL = /^[^\s@<>()[\],;:"?#&/]+@[^\s@<>()[\],;:"?#&/.]+(\.[^\s@<>()[\],;:"?#&/.]+)+$/;
/** What fits on two lines of the bar of a phone. */
const LONGEST_NAME = 60;
const DESTINATION = new RegExp(
  [/^\/(?!\/)\S*$/, LINK, /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, /^tel:\+?\d(?:[ -]?\d){3,14}$/]
    .map(({source}) => source)
    .join('|'),
);

interface TextOptions extends Pick<Field, 'placeholder' | 'shown'> {
  most?: number;
}

/** Words: what a person calls them, what they are for, and an example. */
const text = (title: string, description: string, example: string, {most = 10_000, ...more}: TextOptions = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .register(fields, {form: 'text', title, description, example, ...more});
const pattern = (form: Form, regex: RegExp, field: Field) =>
  z
    .string()
    .regex(regex)
    .register(fields, {form, ...field});

/** A value that staff don't have yet: an empty line in the file, left out of the site. */
const maybeEmpty = <T extends z.ZodType>(known: T) => known.nullable().optional();

const telephone = (title: string, description: string) =>
  maybeEmpty(pattern('telephone', TELEPHONE, {title, description, example: '+256 700 000 000', placeholder: true}));

const NOTE = 'What somebody has to confirm before the site goes live. Visitors never see it.';
const confirm = text('To confirm', NOTE, 'Ask the director whether this is right.', {
  placeholder: true,
  shown: 'nowhere',
}).optional();

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
    handle: maybeEmpty(text('Handle', 'The name there.', '@name', {placeholder: true})),
    link: maybeEmpty(
      pattern('link', LINK, {
        title: 'Link',
        description: 'The address of the page there.',
        example: 'https://example.org',
        placeholder: true,
        shown: 'nowhere',
      }),
    ),
  })
  .register(fields, {title: 'Platform', description: 'A place elsewhere on the web.'});

const organisation = z
  .strictObject({
    name: text('Name', 'Stands wherever %name% is written.', 'Our Organisation', {
      placeholder: true,
      shown: 'around',
      most: LONGEST_NAME,
    }),
    tagline: text('Tagline', 'A few words below the name.', 'Empowering entrepreneurs', {shown: 'around'}),
    founded: z
      .int()
      .min(1900)
      .max(2100)
      .register(fields, {form: 'year', title: 'Founded', description: 'The year in which it began.', example: '2015'}),
    address,
    telephone: telephone('Telephone', 'With the country first: +256 and the rest, digits and spaces only.'),
    whatsapp: telephone('WhatsApp', 'The number to write to, with the country first, as for the telephone.'),
    email: maybeEmpty(
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
      plusIn: 'suffix',
    }),
    prefix: text('Before', 'What stands before the number.', 'UGX').optional(),
    suffix: text('After', 'What stands after the number.', '+', {shown: 'nowhere'}).optional(),
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
        shown: 'nowhere',
      })
      .optional(),
    plain: z
      .boolean()
      .register(fields, {
        form: 'yes',
        title: 'Plain',
        description: 'Show 1600, not 1,600.',
        example: 'true',
        shown: 'nowhere',
      })
      .optional(),
    confirm,
  })
  .register(fields, {title: 'Figure', description: 'A number that pages show.'});

const figureName = pattern('key', KEY, {title: 'Name', description: 'What pages call it.', example: 'universities'});

const figures = z
  .record(figureName, figure)
  .register(fields, {title: 'Figures', description: 'Every figure on the site, once.'});

const time = (title: string, description: string, example: string) =>
  pattern('time', new RegExp(`^${TIME}$`), {title, description, example}).optional();

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
  .superRefine(({opens, closes, closed}, context) => {
    const isRight = closed ? !opens && !closes : opens && closes;
    const message = closed
      ? 'A closed day has no times. Delete either “closed” or the times.'
      : 'Write both when the doors open and when they close, or mark these days as closed.';
    if (!isRight) context.addIssue({code: 'custom', message, params: {rule: 'hours-times'}});
  })
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
    closed: maybeEmpty(
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
  .record(text('Button', 'The words on the button.', 'Apply Now'), maybeEmpty(destination))
  .register(fields, {title: 'Buttons', description: 'Where each button goes.'});

const READ_ALOUD = 'Words that screen readers add where the label alone says too little.';
const link = z
  .strictObject({
    label: text('Label', 'The words of the link.', 'About'),
    page: pattern('page', PAGE, {
      title: 'Page',
      description: 'The address of the page.',
      example: '/about',
      shown: 'nowhere',
    }),
    aloud: text('Read aloud', READ_ALOUD, 'from %name%', {shown: 'nowhere'}).optional(),
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

/** A line of a record that is open: something to confirm, or a button that goes nowhere. */
export interface OpenLine {
  what: string;
  reason: string;
  /** The same in the editor. */
  reasonInForm: string;
}

interface More<Value, Given, Named> {
  /** What components get of it with `useRecords()`. Every page carries it, so it stays small. Without this, nothing. */
  given?: (value: Value) => Given;
  /** Whether its keys are names that pages use. */
  isNamed?: Named;
  /** A page that shows it, beside which the editor opens its form. */
  shownOn?: string;
  /** Whether its words are in the bar or at the foot of every page. */
  isAround?: boolean;
  /** What a note "To confirm" in it is about. */
  subject?: (path: Entry['path']) => string;
  /** What a line that is left empty leaves open. */
  openLine?: (entry: Entry) => OpenLine | undefined;
  /** Rules for the record as a whole. */
  rules?: Rule<OpenRecord>[];
  /** The list that its file may be alone, without its name. */
  list?: string;
  /** What it holds where a site has no such file. Without this, the file has to be there. */
  whenMissing?: Value;
}

/** An entry of the registry. */
export type RecordEntry<Value = unknown> = RecordKind<Value> & More<Value, unknown, boolean>;

const record = <Schema extends z.ZodType, Given = unknown, const Named extends boolean = false>(
  schema: Schema,
  more: More<z.infer<Schema>, Given, Named>,
) => ({schema, ...more});

/** Of the closed days, those to come. */
function comingDays(days: z.infer<typeof hours>['closed']) {
  const today = todayInUganda();
  const coming = days?.filter(({date}) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  return coming?.length ? coming : null;
}

/** Only the buttons that lead somewhere. */
const destinationsOf = (all: z.infer<typeof buttons>) =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));

export const RECORDS = {
  organisation: record(organisation, {
    given: (value) => ({organisation: value}),
    shownOn: 'pages/contact.mdx',
    isAround: true,
    subject: () => 'The organisation’s name',
  }),
  figures: record(figures, {
    given: (value) => ({figures: value}),
    isNamed: true,
    shownOn: 'pages/index.mdx',
    subject: ([name]) => `The figure "${name}"`,
  }),
  hours: record(hours, {
    given: (value) => ({hours: {...value, closed: comingDays(value.closed)}}),
    shownOn: 'pages/contact.mdx',
    isAround: true,
    rules: [hoursRule],
    // Opening hours may be a list alone, without closed days.
    list: 'week',
  }),
  buttons: record(buttons, {
    given: (value) => ({destinations: destinationsOf(value)}),
    isNamed: true,
    openLine: ({key}) => ({
      what: `Button "${key}"`,
      reason: 'It goes nowhere yet. Write its address after the colon.',
      reasonInForm: 'It goes nowhere yet. Write its address.',
    }),
  }),
  menu: record(menu, {isAround: true, rules: [menuPages]}),
};

export type RecordName = keyof typeof RECORDS;
export type Records = {[Name in RecordName]: z.infer<(typeof RECORDS)[Name]['schema']>};
export type FigureRecord = z.infer<typeof figure>;

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];

/** The entry of a record, whichever it is. */
export const entryOf = (name: RecordName): RecordEntry => RECORDS[name] as RecordEntry;

/** The records whose keys pages use as names. */
export type NamedRecord = {
  [Name in RecordName]: (typeof RECORDS)[Name] extends {isNamed?: true} ? Name : never;
}[RecordName];
export const NAMED_RECORDS = RECORD_NAMES.filter((name) => RECORDS[name].isNamed) as NamedRecord[];

/** What components get of a record: nothing without `given`. */
type GivenPart<Name extends RecordName> = (typeof RECORDS)[Name] extends {given?: (value: never) => infer Part}
  ? Part
  : unknown;

/** What these functions take, all of it at once: TypeScript infers an intersection where several have a parameter. */
type IntersectionOfParameters<Functions> = [Functions] extends [(parameter: infer Intersection) => void]
  ? Intersection
  : never;
type GivenParts = IntersectionOfParameters<{[Name in RecordName]: (part: GivenPart<Name>) => void}[RecordName]>;

/** What components get with `useRecords()`: the parts that the records give, together. */
export type PublicRecords = GivenParts & {
  /** What kind of file a button leads to, and how large, by the button's label; left out while none does. */
  files?: Record<string, string>;
};
