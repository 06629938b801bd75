/**
 * What may stand in `records/`: one schema a file. The site's types follow from it, and every
 * message is a sentence that tells a member of staff what to write instead.
 */
import * as z from 'zod';

const TIME = /^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/;
const ADDRESS = /^(\/(?!\/)\S*|https:\/\/[^\s/]\S*|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d ()-]{4,})$/;

const text = (example: string) =>
  z
    .string({error: `is a text, for example: ${example}`})
    .trim()
    .min(1, `is a text, for example: ${example}`);

const whole = (example: number) => z.int({error: `is a whole number, for example: ${example}`});

/** A value that staff have not been given yet: an empty line in the file, left out of the site. */
const unknown = <T extends z.ZodType>(known: T) => known.nullable().optional();

const destination = z
  .string({error: 'is an address, for example: /contact'})
  .regex(
    ADDRESS,
    'leads to no address that a visitor can open. Write a page of this site (/contact), or an address that starts with https:, mailto: or tel:',
  );

const confirm = text('Ask the director whether this is right.').optional();

const organisation = z.strictObject({
  name: text('Our Organisation'),
  tagline: text('Empowering entrepreneurs'),
  founded: whole(2015).min(1900, 'is a year, for example: 2015').max(2100, 'is a year, for example: 2015'),
  address: z.strictObject({
    street: text('Plot 8, Wamala Avenue'),
    area: text('Bukoto'),
    city: text('Kampala'),
    country: text('Uganda'),
  }),
  telephone: unknown(
    z
      .string({error: 'is written with spaces, so that it is not taken for a sum: +256 700 000 000'})
      .regex(/^\+\d[\d ]{6,}$/, 'is written with the country first: +256 and the number'),
  ),
  email: unknown(z.email('is an e-mail address: name, @, and the rest')),
  platforms: z
    .array(
      z.strictObject({
        name: text('Facebook'),
        handle: unknown(text('@name')),
        link: unknown(z.string().regex(/^https:\/\/\S+$/, 'starts with https://')),
      }),
    )
    .min(1, 'needs at least one platform'),
  confirm,
});

const figure = z.strictObject({
  number: z
    .number({error: 'is a number alone, with no comma and no plus sign, for example: 16000'})
    .min(0, 'is 0 or more'),
  prefix: text('UGX').optional(),
  suffix: text('+').optional(),
  label: text('universities'),
  duration: whole(2000)
    .min(1, 'is between 1 and 10000 thousandths of a second')
    .max(10_000, 'is between 1 and 10000 thousandths of a second')
    .optional(),
  plain: z.boolean({error: 'is true or false'}).optional(),
  confirm,
});

const figures = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'is a name in small letters and hyphens, for example: universities'),
  figure,
);

const time = z
  .string({error: 'is a time, for example: 8:00 AM'})
  .regex(TIME, 'is a time written like 8:00 AM: hour, colon, two digits, a space, AM or PM');
const days = text('Monday-Friday').regex(
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(-(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)?$/,
  'is a day, or a first and a last day with a hyphen between: Saturday, or Monday-Friday',
);

const EITHER_TIMES_OR_CLOSED = 'needs opens and closes (times like 8:00 AM), or else closed: true';

const hours = z
  .array(
    z
      .strictObject({
        days,
        opens: time.optional(),
        closes: time.optional(),
        closed: z.literal(true, {error: 'is true, or is left out'}).optional(),
      })
      .refine(({opens, closes, closed}) => (closed ? !opens && !closes : opens && closes), EITHER_TIMES_OR_CLOSED),
    {error: 'is a list: each line of hours starts with "- days:"'},
  )
  .min(1, 'needs at least one line of hours');

const buttons = z.record(text('Apply Now'), unknown(destination));

export const schemas = {organisation, figures, hours, buttons};

export type FigureRecord = z.infer<typeof figure>;
export type Records = {[K in keyof typeof schemas]: z.infer<(typeof schemas)[K]>};

export type Hours = z.infer<typeof hours>;
