/** The schemas of the records: what their files may say, with what staff need to know of each field. */
import * as z from 'zod';
import {weekdaysIn} from '../dates';
import {endMinutesOf, isTime, minutesOf} from '../times';
import {
  countryCode,
  date,
  days,
  destination,
  email,
  flag,
  key,
  link,
  maybeEmpty,
  number,
  page,
  telephone,
  text,
  time,
} from './fieldKinds';
import {fieldRegistry} from './fields';
import {NAME_TOKEN} from './name';

/** The most characters of a name that fit on two lines of a phone's bar. */
const LONGEST_NAME = 60;

/** A note to staff, in any record. */
export const confirm = text({
  title: 'To confirm',
  description: 'To confirm before the site goes live. Visitors never see it.',
  example: 'Ask the director whether this is right.',
  tappableIn: 'nowhere',
}).optional();

const address = z
  .strictObject({
    street: text({title: 'Street', description: 'Plot and street.', example: 'Plot 8, Wamala Avenue'}),
    area: text({title: 'Area', description: 'The part of the city.', example: 'Bukoto'}),
    city: text({title: 'City', description: 'The city or town.', example: 'Kampala'}),
    country: text({title: 'Country', description: 'The country, in English.', example: 'Uganda'}),
    countryCode: countryCode({
      title: 'Country code',
      description: 'The country in two letters, for search engines.',
      example: 'UG',
      tappableIn: 'nowhere',
    }),
  })
  .register(fieldRegistry, {title: 'Address', description: 'Where visitors find the organisation.'});

const platform = z
  .strictObject({
    name: text({title: 'Platform', description: 'As it calls itself.', example: 'Facebook'}),
    handle: maybeEmpty(text({title: 'Handle', description: 'The name there.', example: '@name'})),
    link: maybeEmpty(
      link({
        title: 'Link',
        description: 'The address of the page there.',
        example: 'https://example.org',
        tappableIn: 'nowhere',
      }),
    ),
  })
  .register(fieldRegistry, {title: 'Platform', description: 'A place elsewhere on the web.'});

export const organisation = z
  .strictObject({
    name: text({
      title: 'Name',
      description: 'Shown wherever %name% is written.',
      example: 'Our Organisation',
      tappableIn: 'barOrFooter',
      maxLength: LONGEST_NAME,
    }).refine((name) => !name.includes(NAME_TOKEN), 'Write the name itself: %name% means what is written here.'),
    tagline: text({
      title: 'Tagline',
      description: 'A few words below the name.',
      example: 'Empowering entrepreneurs',
      tappableIn: 'barOrFooter',
    }),
    founded: number(1900, 2100, {title: 'Founded', description: 'The year in which it began.', example: '2015'}),
    address,
    telephone: maybeEmpty(
      telephone({
        title: 'Telephone',
        description: 'With its country code first: +256 and the rest, digits and spaces only.',
      }),
    ),
    whatsapp: maybeEmpty(
      telephone({
        title: 'WhatsApp',
        description: 'The number to write to, with its country code first, as for the telephone.',
      }),
    ),
    email: maybeEmpty(
      email({
        title: 'E-mail',
        description: 'Where visitors can write to.',
        example: 'name@example.org',
      }),
    ),
    platforms: z
      .array(platform)
      .min(1)
      .register(fieldRegistry, {title: 'Platforms', description: 'Where else the organisation can be found.'}),
    confirm,
  })
  .register(fieldRegistry, {
    title: 'Organisation',
    description: 'Who we are: the name, the address and the ways to reach us.',
  });

/** How long a figure can count up, in milliseconds. */
const LONGEST_DURATION = 10_000;

const figure = z
  .strictObject({
    number: number(0, 1e15, {
      title: 'Number',
      description: 'Digits only: no comma, no plus sign.',
      example: '16000',
    }),
    prefix: text({title: 'Before', description: 'Text before the number.', example: 'UGX'}).optional(),
    suffix: text({
      title: 'After',
      description: 'Text after the number.',
      example: '+',
      tappableIn: 'nowhere',
    }).optional(),
    label: text({title: 'Label', description: 'The text that usually goes with it.', example: 'universities'}),
    duration: number(1, LONGEST_DURATION, {
      title: 'Duration',
      description: `How long it counts up where a page animates it, in milliseconds, from 1 to ${LONGEST_DURATION}.`,
      example: '2000',
      tappableIn: 'nowhere',
    }).optional(),
    plain: flag({title: 'Plain', description: 'Show 1600, not 1,600.', tappableIn: 'nowhere'}).optional(),
    confirm,
  })
  .register(fieldRegistry, {title: 'Figure', description: 'A number that pages show.'});

const figureName = key({title: 'Name', description: 'What pages call it.', example: 'universities'});

export const figures = z
  .record(figureName, figure)
  .register(fieldRegistry, {title: 'Figures', description: 'The figures that pages share, each written once.'});

const opening = z
  .strictObject({
    days: days({
      title: 'Days',
      description: 'A day, or a first and a last day.',
      example: 'Monday-Friday',
    }),
    opens: time({title: 'Opens', description: 'When the doors open.', example: '8:00 AM'}).optional(),
    closes: time({title: 'Closes', description: 'When the doors close.', example: '6:00 PM'}).optional(),
    closed: flag({title: 'Closed', description: 'Closed all day.', insteadOf: ['opens', 'closes']}).optional(),
  })
  .refine(({opens, closes, closed}) => !closed || !(opens || closes), {
    error: 'A closed day has no times. Delete either “closed” or the times.',
  })
  .refine(({opens, closes, closed}) => closed || (opens && closes), {
    error: 'Write both when the doors open and when they close, or mark these days as closed.',
  })
  .refine(
    ({opens = '', closes = ''}) => !(isTime(opens) && isTime(closes)) || endMinutesOf(closes) > minutesOf(opens),
    {
      path: ['closes'],
      error: 'The doors can’t close before they open. Is one of the times AM and the other PM?',
    },
  )
  .register(fieldRegistry, {title: 'Days', description: 'Days with the same hours.'});

const closedDay = z
  .strictObject({
    date: date({
      title: 'Date',
      description: 'Year, month and day. It is ignored once it is over.',
      example: '2026-12-25',
    }),
    reason: text({title: 'Reason', description: 'Why, in a few words that visitors read.', example: 'Christmas Day'}),
  })
  .register(fieldRegistry, {title: 'Closed day', description: 'A single date, whatever its weekday.'});

export const hours = z
  .strictObject({
    week: z
      .array(opening)
      .min(1)
      .superRefine((week, context) => {
        const seen = new Set<string>();
        for (const [index, entry] of week.entries()) {
          const named = weekdaysIn(entry.days);
          const twice = named.find((day) => seen.has(day));
          const message = `${twice} is listed twice. Each day of the week appears once.`;
          if (twice) context.addIssue({code: 'custom', path: [index, 'days'], message});
          for (const day of named) seen.add(day);
        }
      })
      .register(fieldRegistry, {title: 'Week', description: 'When the doors are open, from Monday to Sunday.'}),
    closed: maybeEmpty(
      z.array(closedDay).register(fieldRegistry, {
        title: 'Closed days',
        description: 'Dates on which the doors stay closed, such as holidays.',
      }),
    ),
  })
  .register(fieldRegistry, {title: 'Opening hours', description: 'When the doors are open.'});

const goesTo = destination({
  title: 'Goes to',
  description: 'A page, a file, or an address that begins with https:, mailto: or tel:.',
  example: '/contact',
});

const READ_ALOUD = 'Words that screen readers add where the label alone says too little.';
const menuLink = z
  .strictObject({
    label: text({title: 'Label', description: 'The words of the link.', example: 'About'}),
    page: page({
      title: 'Page',
      description: 'The address of the page.',
      example: '/about',
      tappableIn: 'nowhere',
    }),
    screenReaderText: text({
      title: 'For screen readers',
      description: READ_ALOUD,
      example: 'from %name%',
      tappableIn: 'nowhere',
    }).optional(),
  })
  .register(fieldRegistry, {title: 'Link'});

export const menu = z
  .strictObject({
    links: z.array(menuLink).min(1).register(fieldRegistry, {
      title: 'Links',
      description: 'In this order, in the bar and at the foot of every page.',
    }),
    button: z
      .strictObject({
        label: text({title: 'Label', description: 'The text on the button.', example: 'Apply Now'}),
        to: maybeEmpty(goesTo),
      })
      .register(fieldRegistry, {title: 'Button', description: 'The button at the end of the menu.'}),
  })
  .register(fieldRegistry, {title: 'Menu', description: 'The links at the top and at the foot of every page.'});

export type Organisation = z.infer<typeof organisation>;
export type FigureRecord = z.infer<typeof figure>;
export type Hours = z.infer<typeof hours>;
