/** What the build and the ledger make of records that staff have filled in. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {structuredData} from '../../../src/build/post-build/structuredData';
import {announcedDays, closedDayInWords, weekOf} from '../../../src/components/OpeningHours/lines';
import {readLedger, withTexts} from '../../../src/content';
import {loadRecords, type Records} from '../../../src/content/site/records';
import {publicRecords} from '../../../src/content/site/records/public';
import {checkWith, files} from '../check/fixture';

const records = loadRecords(files);

/** What search engines read about the organisation, with some of it changed. */
function described(changes: Partial<Records['organisation']> = {}) {
  const organisation = {...records.organisation, ...changes};
  const data = structuredData({home: 'https://www.example.org/', records: {...records, organisation}});
  return data['@graph'];
}

test('what is not given yet is not told to search engines', () => {
  const [organisation] = described({telephone: null, email: null, platforms: []});
  expect(organisation).toMatchObject({name: 'Jockeys'});
  for (const name of ['telephone', 'email', 'sameAs']) expect(organisation).not.toHaveProperty(name);
});

/** What is open while the organisation's record is this one. */
function openWith(changes: [from: string, to: string][] = []): string[] {
  const file = 'records/organisation.yml';
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, files.text(file));
  const page = files.text('pages/contact.mdx');
  const slots = '<Slot what="telephone number" until="telephone" />\n\n<Slot what="e-mail address" until="email" />';
  const site = {[file]: text, 'pages/contact.mdx': page.replace('<Slot ', `${slots}\n\n<Slot `)};
  const {pages, records: checked} = checkWith(site);
  const items = readLedger(withTexts(files, site), pages, checked).get('pages/contact.mdx') ?? [];
  return items.map(({what}) => what).filter((what) => what.startsWith('To fill in: '));
}

test('a slot is open until its record is filled in', () => {
  expect(openWith([['telephone: +256 414 100 100', 'telephone:']])).toEqual([
    'To fill in: telephone number',
    'To fill in: link for LinkedIn',
  ]);
  expect(openWith([['email: hello@jockeys.ug', 'email:']])).toEqual([
    'To fill in: e-mail address',
    'To fill in: link for LinkedIn',
  ]);
  expect(openWith()).toEqual(['To fill in: link for LinkedIn']);
});

test('a closed day has its weekday, and is announced from the week before, over the end of a month and a year', () => {
  expect(closedDayInWords('2026-12-25')).toBe('Friday 25 December');
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
  const now = mock.method(Date, 'now', () => Date.UTC(2026, 11, 25, 20, 59));
  expect(closedDays('2026-12-25')).toEqual(['2026-12-25']);
  now.mock.mockImplementation(() => Date.UTC(2026, 11, 25, 21, 0));
  expect(closedDays('2026-12-25')).toBeUndefined();
});

test('what travels with every page: no notes for staff, no menu, and only the buttons that lead somewhere', () => {
  const {destinations, ...shown} = publicRecords(records);
  expect(destinations).toEqual({
    'Apply Now': '/programs',
    'Apply to The Launchpad': '/contact',
    'Contact Us': 'tel:+256414100100',
    'Make a Donation': 'mailto:hello@jockeys.ug',
    Register: 'https://leap.jockeys.ug',
    'View Archive': '/files/annual-report.pdf',
  });
  expect(Object.keys(shown).sort()).toEqual(['figures', 'hours', 'organisation']);
  expect(JSON.stringify(shown)).not.toMatch(/confirm|null/);
  expect(shown.organisation.whatsapp).toBe('+256 772 200 200');
});

test('the week as the script in the page reads it; midnight is the end of a day', () => {
  expect(weekOf(records.hours)).toEqual([
    {closes: '6:00 PM', open: '08:00 18:00 12345'},
    {closes: '2:00 PM', open: '09:00 14:00 6'},
  ]);
  const week = [{days: 'Sunday', opens: '8:00 AM', closes: '12:00 AM'}];
  expect(weekOf({week})).toEqual([{closes: '12:00 AM', open: '08:00 24:00 0'}]);
});
