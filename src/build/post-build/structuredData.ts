/**
 * What search engines get about the organisation, in schema.org's vocabulary: given facts from the records, and
 * only the types that a search engine uses. They ask for it on the home page alone.
 */
import type {Graph, OpeningHoursSpecification} from 'schema-dts';
import {weekdaysIn} from '../../content/dates';
import type {Records} from '../../content/records/registry';
import {to24Hours} from '../../content/times';

/** Whether a day is open from midnight to midnight. Written so, search engines would take it for closed (`closedDays`). */
const isAllDay = (opens: string, closes: string): boolean =>
  [opens, closes].every((time) => to24Hours(time) === '00:00');

/** The days with hours: a day without any is a closed one. */
function openingHours(hours: Records['hours']): OpeningHoursSpecification[] {
  return hours.week.flatMap(({days, opens, closes}) => {
    if (!opens || !closes) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdaysIn(days),
      opens: to24Hours(opens),
      closes: isAllDay(opens, closes) ? '23:59' : to24Hours(closes),
    } as const;
  });
}

/** Dates on which the doors stay closed: opening and closing at midnight says so to search engines. */
const closedDays = (hours: Records['hours']): OpeningHoursSpecification[] =>
  (hours.closed ?? []).map(({date}) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }));

interface Site {
  /** Address of the home page. */
  home: string;
  records: Pick<Records, 'organisation' | 'hours'>;
}

/** The organisation with its address and opening hours, and the site's name, which search results show. */
export function structuredData({home, records: {organisation, hours}}: Site): Graph {
  const {name, tagline, founded, telephone, email, platforms} = organisation;
  const {street, area, city, countryCode} = organisation.address;
  const id = `${home}#organisation`;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${area}`,
    addressLocality: city,
    addressCountry: countryCode,
  } as const;
  const closed = closedDays(hours);
  const links = platforms.flatMap(({link}) => link ?? []);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name,
        slogan: tagline,
        url: home,
        logo: new URL('icons/512.png', home).href,
        foundingDate: String(founded),
        address,
        location: {
          '@type': 'Place',
          address,
          openingHoursSpecification: openingHours(hours),
          ...(closed.length > 0 && {specialOpeningHoursSpecification: closed}),
        },
        ...(telephone && {telephone}),
        ...(email && {email}),
        ...(links.length > 0 && {sameAs: links}),
      },
      {'@type': 'WebSite', '@id': `${home}#website`, name, url: home, inLanguage: 'en', publisher: {'@id': id}},
    ],
  };
}
