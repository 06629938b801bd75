/** What search engines read about the organisation, from records that staff have filled in. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {structuredData} from '../../../src/build/post-build/structuredData';
import {loadRecords, type Records} from '../../../src/content/site/records';
import {files} from '../../site';

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

for (const [country, code] of [
  ['Zimbabwe', 'ZW'],
  ['Germany', 'DE'],
  ['United Kingdom', 'GB'],
]) {
  test(`search engines get the code of ${country} as it is today: ${code}`, () => {
    const [organisation] = described({address: {...records.organisation.address, country}});
    expect(organisation).toMatchObject({location: {address: {addressCountry: code}}});
  });
}

test('search engines are told of no closed days where there are none, and of a country by its name if it has no code', () => {
  const address = {...records.organisation.address, country: 'Buganda'};
  const [organisation] = described({address}, {closed: undefined});
  expect(organisation).toMatchObject({location: {address: {addressCountry: 'Buganda'}}});
  expect(organisation).not.toHaveProperty('location.specialOpeningHoursSpecification');
});
