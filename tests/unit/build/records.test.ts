/** What the build and the ledger make of records that staff have filled in. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {structuredData} from '../../../src/build/post-build/structuredData';
import {announcedDays, closedDayInWords, weekOf} from '../../../src/components/OpeningHours/lines';
import {readLedger, withTexts} from '../../../src/content';
import {loadRecords, type Records} from '../../../src/content/site/records';
import {publicRecords} from '../../../src/content/site/records/public';
import {checkWith, files} from '../content/fixture';

const records = loadRecords(files);

/** What search engines read about the organisation, with some of it changed. */
function described(changes: Partial<Records['organisation']> = {}, ofHours: Partial<Records['hours']> = {}) {
  const organisation = {...records.organisation, ...changes};
  const hours = {...records.hours, ...ofHours};
  const data = structuredData({home: 'https://www.example.org/', records: {organisation, hours}});
  return data['@graph'];
}

test('search engines learn nothing of what hasn’t been given', () => {
  const [organisation] = described({telephone: null, email: null, platforms: []});
  expect(organisation).toMatchObject({name: 'Jockeys'});
  for (const name of ['telephone', 'email', 'sameAs']) expect(organisation).not.toHaveProperty(name);
});

test('search engines learn when the doors are open, on which days they stay closed, and the site’s name', () => {
  const week = [
    {days: 'Monday-Tuesday', opens: '9:00 AM', closes: '5:30 PM'},
    {days: 'Sunday', closed: true as const},
  ];
  const closed = [{date: '2026-12-25', reason: 'Christmas'}];
  const [organisation, site] = described({}, {week, closed});
  expect(organisation).toMatchObject({
    location: {
      address: {addressCountry: 'UG'},
      openingHoursSpecification: [{dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30'}],
      specialOpeningHoursSpecification: [
        {validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00'},
      ],
    },
  });
  expect(site).toMatchObject({name: 'Jockeys', inLanguage: 'en', url: 'https://www.example.org/'});
});

for (const [opens, closes, ...expected] of [
  ['12:00 AM', '12:00 AM', '00:00', '23:59'],
  ['6:00 PM', '12:00 AM', '18:00', '00:00'],
]) {
  test(`search engines read a day from ${opens} to ${closes} as ${expected.join('-')}`, () => {
    const [organisation] = described({}, {week: [{days: 'Monday', opens, closes}]});
    const [from, until] = expected;
    expect(organisation).toMatchObject({location: {openingHoursSpecification: [{opens: from, closes: until}]}});
  });
}

test('search engines are told of no closed days where there are none, and of a country by its name if it has no code', () => {
  const address = {...records.organisation.address, country: 'Buganda'};
  const [organisation] = described({address}, {closed: undefined});
  expect(organisation).toMatchObject({location: {address: {addressCountry: 'Buganda'}}});
  expect(organisation).not.toHaveProperty('location.specialOpeningHoursSpecification');
});

/** The slots that are open on a page with three of them, while a line of the organisation's record is empty. */
function openSlots(line: string): string[] {
  const file = 'records/organisation.yml';
  expect(files.text(file)).toContain(line);
  const text = files.text(file).replace(line, line.replace(/:.*/, ':'));
  const page = files.text('pages/contact.mdx');
  const slots = '<Slot what="telephone number" until="telephone" />\n\n<Slot what="e-mail address" until="email" />';
  const site = {[file]: text, 'pages/contact.mdx': page.replace('<Slot ', `${slots}\n\n<Slot `)};
  const {pages, records: checked} = checkWith(site);
  const items = readLedger(withTexts(files, site), pages, checked).get('pages/contact.mdx') ?? [];
  return items.map(({what}) => what).filter((what) => what.startsWith('To fill in: '));
}

for (const [line, ...slots] of [
  ['telephone: +256 414 100 100', 'telephone number'],
  ['email: hello@jockeys.ug', 'e-mail address'],
  // No slot waits for this one.
  ['whatsapp: +256 772 200 200'],
]) {
  test(`a slot is open until its record is filled in: ${slots.join() || 'none'} without ${line}`, () => {
    expect(openSlots(line)).toEqual([...slots, 'link for LinkedIn'].map((what) => `To fill in: ${what}`));
  });
}

test('a closed day is named with its weekday', () => {
  expect(closedDayInWords('2026-12-25')).toBe('Friday 25 December');
});

test('a closed day is announced from the week before, over the end of a month and a year', () => {
  expect(announcedDays('2026-12-25')).toBe('2026-12-18 2026-12-25');
  expect(announcedDays('2027-01-01')).toBe('2026-12-25 2027-01-01');
});

const closedDays = (...dates: string[]) => {
  const closed = dates.map((date) => ({date, reason: 'A holiday'}));
  return publicRecords({...records, hours: {...records.hours, closed}}).hours.closed?.map(({date}) => date);
};

test('closed days are shown in order, and gone once they are over', () => {
  expect(closedDays('2999-12-25', '2020-12-25', '2999-10-09')).toEqual(['2999-10-09', '2999-12-25']);
  expect(closedDays('2020-12-25'), 'none is left').toBeUndefined();
});

test('a closed day is shown until midnight in Uganda, three hours before Greenwich', ({mock}) => {
  const clock = mock.method(Date, 'now', () => Date.UTC(2026, 11, 25, 20, 59));
  expect(closedDays('2026-12-25')).toEqual(['2026-12-25']);
  clock.mock.mockImplementation(() => Date.UTC(2026, 11, 25, 21, 0));
  expect(closedDays('2026-12-25')).toBeUndefined();
});

test('the records in every page: no notes for staff, no menu, and only the buttons that lead somewhere', () => {
  const {destinations, ...shown} = publicRecords(records);
  expect(destinations).toEqual({
    'Apply Now': '/programs',
    'Apply to The Launchpad': '/contact',
    'Contact Us': 'tel:+256414100100',
    'Make a Donation': 'mailto:hello@jockeys.ug',
    Programs: '/programs',
    Register: 'https://leap.jockeys.ug',
    'View Archive': '/files/annual-report.pdf',
  });
  expect(Object.keys(shown).sort()).toEqual(['figures', 'hours', 'organisation']);
  expect(JSON.stringify(shown)).not.toMatch(/confirm|null/);
  expect(shown.organisation.whatsapp).toBe('+256 772 200 200');
});

test('the script in the page reads a line for each stretch of open days, with their times', () => {
  expect(weekOf(records.hours)).toEqual([
    {closes: '6:00 PM', open: '08:00 18:00 12345'},
    {closes: '2:00 PM', open: '09:00 14:00 6'},
  ]);
});

test('doors that close at midnight close at the end of the day', () => {
  const week = [{days: 'Sunday', opens: '8:00 AM', closes: '12:00 AM'}];
  expect(weekOf({week})).toEqual([{closes: '12:00 AM', open: '08:00 24:00 0'}]);
});
