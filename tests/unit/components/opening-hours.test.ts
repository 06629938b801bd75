/** The lines of the opening hours: what they say of closed days, and what their script in the page reads. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {announcedDays, closedDayInWords, weekOf} from '../../../src/components/OpeningHours/lines';
import {loadRecords} from '../../../src/content/site/records';
import {files} from '../../site';

test('a closed day is named with its weekday', () => {
  expect(closedDayInWords('2026-12-25')).toBe('Friday 25 December');
});

test('a closed day is announced from the week before, over the end of a month and a year', () => {
  expect(announcedDays('2026-12-25')).toBe('2026-12-18 2026-12-25');
  expect(announcedDays('2027-01-01')).toBe('2026-12-25 2027-01-01');
});

test('the script in the page reads a line for each stretch of open days, with their times', () => {
  expect(weekOf(loadRecords(files).hours)).toEqual([
    {closes: '6:00 PM', open: '08:00 18:00 12345'},
    {closes: '2:00 PM', open: '09:00 14:00 6'},
  ]);
});

test('doors that close at midnight close at the end of the day', () => {
  const week = [{days: 'Sunday', opens: '8:00 AM', closes: '12:00 AM'}];
  expect(weekOf({week})).toEqual([{closes: '12:00 AM', open: '08:00 24:00 0'}]);
});
