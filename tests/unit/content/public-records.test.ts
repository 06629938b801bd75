/** What travels with every page of the records that staff have filled in. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {loadRecords} from '../../../src/content/site/records';
import {publicRecords} from '../../../src/content/site/records/public';
import {files} from '../../site';

const records = loadRecords(files);

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

test('a figure and a button may be called like the notes for staff', () => {
  const figures = {...records.figures, confirm: {number: 3, label: 'stages', confirm: 'Ask.'}};
  const buttons = {...records.buttons, confirm: '/contact'};
  const shown = publicRecords({...records, figures, buttons});
  expect(shown.figures.confirm).toEqual({number: 3, label: 'stages'});
  expect(shown.destinations.confirm).toBe('/contact');
});
