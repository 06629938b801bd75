/**
 * What `records/` may hold: one schema a file, from which the types follow. Each field carries what a person needs to
 * know about it, so that messages, suggestions and forms have one source.
 */
import * as z from 'zod';
import {WEEKDAYS} from '../dates/week';

/** How a value is written: `values.ts` says of each form what to write. */
export type Form =
  | 'text'
  | 'key'
  | 'number'
  | 'whole'
  | 'year'
  | 'yes'
  | 'time'
  | 'days'
  | 'date'
  | 'destination'
  | 'page'
  | 'link'
  | 'telephone'
  | 'email';

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

const text = (field: Field, most = 10_000) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .register(fields, {form: 'text', ...field});
const pattern = (form: Form, regex: RegExp, field: Field) =>
  z
    .string()
    .regex(regex)
    .register(fields, {form, ...field});

/** A value that staff don't have yet: an empty line in the file, left out of the site. */
const unknown = <T extends z.ZodType>(known: T) => known.nullable().optional();

const confirm = text({
  title: 'To confirm',
  description: 'What somebody has to confirm before the site goes live. Visitors never see it.',
  example: 'Ask the director whether this is right.',
  placeholder: true,
}).optional();

const organisation = z
  .strictObject({
    name: text(
      {
        title: 'Name',
        description: 'Stands wherever %name% is written.',
        example: 'Our Organisation',
        placeholder: true,
      },
      LONGEST_NAME,
    ),
    tagline: text({title: 'Tagline', description: 'A few words below the name.', example: 'Empowering entrepreneurs'}),
    founded: z
      .int()
      .min(1900)
      .max(2100)
      .register(fields, {form: 'year', title: 'Founded', description: 'The year in which it began.', example: '2015'}),
    address: z
      .strictObject({
        street: text({title: 'Street', description: 'Plot and street.', example: 'Plot 8, Wamala Avenue'}),
        area: text({title: 'Area', description: 'The part of the city.', example: 'Bukoto'}),
        city: text({title: 'City', example: 'Kampala'}),
        country: text({title: 'Country', example: 'Uganda'}),
      })
      .register(fields, {title: 'Address', description: 'Where visitors find the organisation.'}),
    telephone: unknown(
      pattern('telephone', TELEPHONE, {
        title: 'Telephone',
        description: 'With the country first: +256 and the rest, digits and spaces only.',
        example: '+256 700 000 000',
        placeholder: true,
      }),
    ),
    whatsapp: unknown(
      pattern('telephone', TELEPHONE, {
        title: 'WhatsApp',
        description: 'The number to write to, with the country first, as for the telephone.',
        example: '+256 700 000 000',
        placeholder: true,
      }),
    ),
    email: unknown(
      pattern('email', EMAIL, {
        title: 'E-mail',
        description: 'Where visitors can write to.',
        example: 'name@example.org',
        placeholder: true,
      }),
    ),
    platforms: z
      .array(
        z
          .strictObject({
            name: text({title: 'Platform', description: 'As it calls itself.', example: 'Facebook'}),
            handle: unknown(
              text({title: 'Handle', description: 'The name there.', example: '@name', placeholder: true}),
            ),
            link: unknown(
              pattern('link', LINK, {
                title: 'Link',
                description: 'The address of the page there.',
                example: 'https://example.org',
                placeholder: true,
              }),
            ),
          })
          .register(fields, {title: 'Platform', description: 'A place elsewhere on the web.'}),
      )
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
    prefix: text({title: 'Before', description: 'What stands before the number.', example: 'UGX'}).optional(),
    suffix: text({title: 'After', description: 'What stands after the number.', example: '+'}).optional(),
    label: text({title: 'Label', description: 'The words that usually go with it.', example: 'universities'}),
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

const figures = z
  .record(
    z.string().regex(KEY).register(fields, {
      form: 'key',
      title: 'Name',
      description: 'How pages call the figure.',
      example: 'universities',
    }),
    figure,
  )
  .register(fields, {title: 'Figures', description: 'Every figure on the site, once.'});

const time = (field: Field) => pattern('time', TIME, field).optional();

const opening = z
  .strictObject({
    days: pattern('days', DAYS, {
      title: 'Days',
      description: 'A day, or a first and a last day.',
      example: 'Monday-Friday',
    }),
    opens: time({title: 'Opens', description: 'When the doors open.', example: '8:00 AM'}),
    closes: time({title: 'Closes', description: 'When the doors close.', example: '6:00 PM'}),
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
    reason: text({title: 'Reason', description: 'Why, in a few words that visitors read.', example: 'Christmas Day'}),
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

const buttons = z
  .record(
    text({title: 'Button', description: 'The words on the button.', example: 'Apply Now'}),
    unknown(
      pattern('destination', DESTINATION, {
        title: 'Goes to',
        description: 'A page, a file, or an address that begins with https:, mailto: or tel:.',
        example: '/contact',
      }),
    ),
  )
  .register(fields, {title: 'Buttons', description: 'Where each button goes.'});

const menu = z
  .strictObject({
    links: z
      .array(
        z
          .strictObject({
            label: text({title: 'Label', description: 'The words of the link.', example: 'About'}),
            page: pattern('page', PAGE, {title: 'Page', description: 'The address of the page.', example: '/about'}),
            aloud: text({
              title: 'Read aloud',
              description: 'Words that screen readers add where the label alone says too little.',
              example: 'from %name%',
            }).optional(),
          })
          .register(fields, {title: 'Link'}),
      )
      .min(1)
      .register(fields, {title: 'Links', description: 'In this order, in the bar and at the foot of every page.'}),
    button: text({title: 'Button', description: 'The words on the bar’s button.', example: 'Apply Now'}),
  })
  .register(fields, {title: 'Menu', description: 'The links at the top and at the foot of every page.'});

export const schemas = {organisation, figures, hours, buttons, menu};

export type RecordName = keyof typeof schemas;
export type Records = {[K in RecordName]: z.infer<(typeof schemas)[K]>};
export type FigureRecord = z.infer<typeof figure>;
export type Hours = z.infer<typeof hours>;
export type Menu = z.infer<typeof menu>;

export const RECORD_NAMES = Object.keys(schemas) as RecordName[];
