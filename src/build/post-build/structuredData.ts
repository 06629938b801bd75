X/**
X * What search engines get about the organisation, in schema.org's vocabulary: given facts from the records, and
X * only the types that a search engine uses. They ask for it on the home page alone.
X */
Ximport type {Graph, OpeningHoursSpecification} from 'schema-dts';
Ximport {weekdaysIn} from '../../content/checker/dates';
Ximport type {Records} from '../../content/site/records/registry';
Ximport {to24Hours} from '../../content/site/times';
X
X/** The days with hours: a day without any is a closed one. */
Xfunction openingHours(hours: Records['hours']): OpeningHoursSpecification[] {
X  return hours.week.flatMap(({days, opens, closes}) => {
X    if (!opens || !closes) return [];
X    return {
X      '@type': 'OpeningHoursSpecification',
X      dayOfWeek: weekdaysIn(days),
X      opens: to24Hours(opens),
X      closes: to24Hours(closes),
X    } as const;
X  });
X}
X
X/** Dates on which the doors stay closed: opening and closing at midnight says so to search engines. */
Xconst closedDays = (hours: Records['hours']): OpeningHoursSpecification[] =>
X  (hours.closed ?? []).map(({date}) => ({
X    '@type': 'OpeningHoursSpecification',
X    validFrom: date,
X    validThrough: date,
X    opens: '00:00',
X    closes: '00:00',
X  }));
X
X/**
X * The code of a country that is named in English, such as UG; the name itself where it has none. Intl only leads from a code
X * to its name, so every code is tried.
X */
Xfunction countryCode(name: string): string {
X  const names = new Intl.DisplayNames('en', {type: 'region'});
X  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
X  const codes = letters.flatMap((first) => letters.map((second) => first + second));
X  return codes.find((code) => names.of(code) === name) ?? name;
X}
X
Xinterface Site {
X  /** Address of the home page. */
X  home: string;
X  records: Pick<Records, 'organisation' | 'hours'>;
X}
X
X/** The organisation with its address and opening hours, and the site's name, which search results show. */
Xexport function structuredData({home, records: {organisation, hours}}: Site): Graph {
X  const {name, tagline, founded, telephone, email, platforms} = organisation;
X  const {street, area, city, country} = organisation.address;
X  const id = `${home}#organisation`;
X  const address = {
X    '@type': 'PostalAddress',
X    streetAddress: `${street}, ${area}`,
X    addressLocality: city,
X    addressCountry: countryCode(country),
X  } as const;
X  const closed = closedDays(hours);
X  const links = platforms.flatMap(({link}) => link ?? []);
X  return {
X    '@context': 'https://schema.org',
X    '@graph': [
X      {
X        '@type': 'Organization',
X        '@id': id,
X        name,
X        slogan: tagline,
X        url: home,
X        logo: new URL('icons/512.png', home).href,
X        foundingDate: String(founded),
X        address,
X        location: {
X          '@type': 'Place',
X          address,
X          openingHoursSpecification: openingHours(hours),
X          ...(closed.length > 0 && {specialOpeningHoursSpecification: closed}),
X        },
X        ...(telephone && {telephone}),
X        ...(email && {email}),
X        ...(links.length > 0 && {sameAs: links}),
X      },
X      {'@type': 'WebSite', '@id': `${home}#website`, name, url: home, inLanguage: 'en', publisher: {'@id': id}},
X    ],
X  };
X}
