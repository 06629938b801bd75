/**
 * What machines are told about the organisation, in the words of schema.org: from the records and from the pages'
 * own components, and nothing that neither of them says. No telephone, date or rating is made up.
 */
import type {Course, Graph, LocalBusiness, Offer, OpeningHoursSpecification, Thing} from 'schema-dts';
import type {PageFacts, ProgramFacts, TierFacts} from '../facts';
import type {Hours, Records} from '../records/schema';
import type {BuiltPage} from './builtPages';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** "8:00 AM" as "08:00", "6:00 PM" as "18:00". */
function clock(time: string): string {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** A closed day is one without hours. */
function openingHours(hours: Hours): OpeningHoursSpecification[] {
  return hours.flatMap(({days, opens, closes}) => {
    if (!opens || !closes) return [];
    const [first, last = first] = days.split('-') as (typeof DAYS)[number][];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1),
      opens: clock(opens),
      closes: clock(closes),
    } as const;
  });
}

function offer({type, price, features}: TierFacts, url: string): Offer {
  const [currency, amount] = price.split(' ');
  return {
    '@type': 'Offer',
    name: type,
    price: Number(amount.replaceAll(',', '')),
    priceCurrency: currency,
    url,
    ...(features.length > 0 && {description: features.join(', ')}),
  };
}

interface Site {
  /** Address of the home page. */
  home: string;
  records: Pick<Records, 'organisation' | 'hours'>;
}

/** What one page tells. */
export function structuredData(page: BuiltPage, facts: PageFacts, {home, records: {organisation, hours}}: Site): Graph {
  const {name, tagline, founded, address, telephone, email, platforms} = organisation;
  const us = {'@id': `${home}#organisation`};
  const site = {'@id': `${home}#website`};
  const place = {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.area}`,
    addressLocality: address.city,
    addressCountry: address.country,
  } as const;
  const links = platforms.flatMap(({link}) => link ?? []);

  const course = ({title, anchor, description}: ProgramFacts): Course => ({
    '@type': 'Course',
    '@id': `${page.url}#${anchor}`,
    name: title,
    url: `${page.url}#${anchor}`,
    provider: us,
    ...(description && {description}),
  });
  const space = (): LocalBusiness => ({
    '@type': 'LocalBusiness',
    '@id': `${page.url}#space`,
    name: page.title.split(',')[0],
    description: page.description,
    url: page.url,
    parentOrganization: us,
    // Which city it is in was given. That it has the organisation's own door and hours was not.
    address: {'@type': 'PostalAddress', addressLocality: address.city, addressCountry: address.country},
    makesOffer: facts.tiers.map((tier) => offer(tier, page.url)),
  });

  const things: Thing[] = [
    {
      '@type': 'Organization',
      ...us,
      name,
      slogan: tagline,
      url: home,
      logo: new URL('icons/512.png', home).href,
      foundingDate: String(founded),
      address: place,
      ...(page.name === 'contact' && {
        location: {'@type': 'Place', address: place, openingHoursSpecification: openingHours(hours)},
      }),
      ...(telephone && {telephone}),
      ...(email && {email}),
      ...(links.length > 0 && {sameAs: links}),
    },
    {'@type': 'WebSite', ...site, name, url: home, inLanguage: 'en', publisher: us},
    {
      '@type': 'WebPage',
      '@id': page.url,
      url: page.url,
      name: page.title,
      description: page.description,
      inLanguage: 'en',
      isPartOf: site,
      about: us,
    },
  ];
  if (page.url !== home) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home', item: home},
        {'@type': 'ListItem', position: 2, name: page.title, item: page.url},
      ],
    });
  }
  if (facts.tiers.length > 0) things.push(space());
  things.push(...facts.programs.map(course));
  if (facts.conference) {
    const {title, description} = facts.conference;
    things.push({
      '@type': 'EventSeries',
      name: title,
      url: page.url,
      organizer: us,
      ...(description && {description}),
      // Its dates are not given; that it comes every year is.
      eventSchedule: {'@type': 'Schedule', repeatFrequency: 'P1Y'},
    });
  }
  return {'@context': 'https://schema.org', '@graph': things};
}
