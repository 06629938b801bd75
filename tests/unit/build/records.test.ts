/** What the build and the ledger make of records that staff have filled in. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {structuredData} from '../../../src/build/post-build/structuredData';
import {announcedDays, closedDayInWords, weekOf} from '../../../src/components/OpeningHours/openToday';
import {readLedger, withTexts} from '../../../src/content';
import {minutesOf} from '../../../src/content/dates';
import {loadRecords} from '../../../src/content/records';
import {publicRecords} from '../../../src/content/records/public';
import {checkWith, files} from '../check/fixture';

const records = loadRecords(files);

test('a telephone number, an e-mail address and links are told to search engines once they are given', () => {
  const described = (organisation: object) =>
    JSON.stringify(
      structuredData({
        home: 'https://www.example.org/',
        records: {...records, organisation: {...records.organisation, ...organisation}},
      }),
    );
  expect(described({})).not.toMatch(/telephone|email|sameAs/);
  const [platform] = records.organisation.platforms;
  const data = described({
    telephone: '+000',
    email: 'us@example.org',
    platforms: [{...platform, link: 'https://example.org/us'}],
  });
  expect(data).toContain('"telephone":"+000","email":"us@example.org","sameAs":["https://example.org/us"]');
});

test('they are to be filled in until their record has them', () => {
  const file = 'records/organisation.yml';
  const open = (text: string) => {
    const {pages, records: checked} = checkWith({[file]: text});
    return [...readLedger(withTexts(files, {[file]: text}), pages, checked).values()].flat().map(({what}) => what);
  };
  const slots = ['To fill in: telephone number', 'To fill in: e-mail address'];
  expect(open(files.text(file))).toEqual(expect.arrayContaining(slots));
  const filled = files
    .text(file)
    .replace(/^telephone:.*$/m, 'telephone: +256 712 345 678')
    .replace(/^email:.*$/m, 'email: a@example.org');
  for (const slot of slots) expect(open(filled)).not.toContain(slot);
});

test('a closed day has its weekday, and is announced from the week before, over the end of a month and a year', () => {
  expect(closedDayInWords('2026-12-25')).toBe('Friday 25 December');
  expect(announcedDays('2026-12-25')).toBe('2026-12-18 2026-12-25');
  expect(announcedDays('2027-01-01')).toBe('2026-12-25 2027-01-01');
});

test('a closed day goes from the records once it is over', () => {
  const closed = [
    {date: '2999-12-25', reason: 'Christmas Day'},
    {date: '2020-12-25', reason: 'Christmas Day'},
    {date: '2999-10-09', reason: 'Independence Day'},
  ];
  const hours = {...records.hours, closed};
  expect(publicRecords({...records, hours}).hours.closed?.map(({date}) => date)).toEqual(['2999-10-09', '2999-12-25']);
  expect(publicRecords({...records, hours: {...hours, closed: null}}).hours).not.toHaveProperty('closed');
});

test('a time is read as minutes of the day', () => {
  expect(['12:00 AM', '8:00 AM', '12:30 PM', '6:00 PM'].map(minutesOf)).toEqual([0, 480, 750, 1080]);
  const week = [{days: 'Saturday', opens: '8:00 AM', closes: '12:00 AM'}];
  expect(weekOf({week})).toEqual([{closes: '12:00 AM', open: '08:00 24:00 6'}]);
});
