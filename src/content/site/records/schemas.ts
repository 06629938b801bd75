/** The schemas of the records: what their files may say, with what staff need to know of each field. */
import * as z from 'zod';
import {WEEKDAYS} from '../../checker/dates';
import {type Field, type Format, fields} from '../../checker/records/fields';
import {TELEPHONE} from '../telephone';
import {TIME} from '../times';

/** `universities`: what pages call a figure. */
const KEY = /^[a-z][a-z0-9-]*$/;
/** `Saturday` or `Monday-Friday`. */
const DAYS = new RegExp(`^(${WEEKDAYS.join('|')})(-(${WEEKDAYS.join('|')}))?$`);
/** `/about`, without ? or #. */
const PAGE = /^\/(?!\/)[^\s#?]*$/;
/** `https://example.org/name`. */
const LINK = /^https:\/\/[^\s/?#]+\.[^\s/?#]\S*$/;
/** `name@example.org`, without any sign that would end an address or begin its options. */
const EMAIL = /^[^\s@<>()[\],;:"?#&/]+@[^\s@<>()[\],;:"?#&/.]+(\.[^\s@<>()[\],;:"?#&/.]+)+$/;
/** The most characters of a name that fit on two lines of a phone's bar. */
const LONGEST_NAME = 60;
/** Where a button may go: `/contact`, `https://…`, `mailto:…` or `tel:…`. */
const DESTINATION = new RegExp(
  [/^\/(?!\/)\S*$/, LINK, /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, /^tel:\+?\d(?:[ -]?\d){3,14}$/]
    .map(({source}) => source)
    .join('|'),
);

/** What else can be said of a field for words. */
interface TextOptions extends Pick<Field, 'placeholder' | 'shown'> {
  most?: number;
}

/** A field for words; `most` is how many characters they may have. */
const text = (title: string, description: string, example: string, {most = 10_000, ...more}: TextOptions = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .register(fields, {format: 'text', title, description, example, ...more});

/** A field for a text that a pattern describes. */
const pattern = (format: Format, regex: RegExp, field: Field) =>
  z
    .string()
    .regex(regex)
    .register(fields, {format, ...field});

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

export const organisation = z
  .strictObject({
    name: text('Name', 'Stands wherever %name% is written.', 'Our Organisation', {
      placeholder: true,
      shown: 'around',
      most: LONGEST_NAME,
    }),
    tagline: text('Tagline', 'A few words below the name.', 'Empowering entrepreneurs', {shown: 'around'}),
    founded: z.int().min(1900).max(2100).register(fields, {
      format: 'year',
      title: 'Founded',
      description: 'The year in which it began.',
      example: '2015',
    }),
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
      format: 'number',
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
        format: 'whole',
        title: 'Duration',
        description: 'How long it counts, in thousandths of a second, from 1 to 10000.',
        example: '2000',
        shown: 'nowhere',
      })
      .optional(),
    plain: z
      .boolean()
      .register(fields, {
        format: 'yes',
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

export const figures = z
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
        format: 'yes',
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
      format: 'date',
      title: 'Date',
      description: 'Year, month and day. It is ignored once it is over.',
      example: '2026-12-25',
    }),
    reason: text('Reason', 'Why, in a few words that visitors read.', 'Christmas Day'),
  })
  .register(fields, {title: 'Closed day', description: 'A single date, whatever its weekday.'});

export const hours = z
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

export const buttons = z
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

export const menu = z
  .strictObject({
    links: z
      .array(link)
      .min(1)
      .register(fields, {title: 'Links', description: 'In this order, in the bar and at the foot of every page.'}),
    button: text('Button', 'The words on the bar’s button.', 'Apply Now'),
  })
  .register(fields, {title: 'Menu', description: 'The links at the top and at the foot of every page.'});

export type Organisation = z.infer<typeof organisation>;
export type FigureRecord = z.infer<typeof figure>;
export type Hours = z.infer<typeof hours>;
export type Buttons = z.infer<typeof buttons>;
export type Menu = z.infer<typeof menu>;
