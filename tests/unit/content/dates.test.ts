/** Dates and times as staff write them, and as visitors and machines read them. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {dayIn, dayInWords, weekdaysIn} from '../../../src/content/dates';
import {endMinutesOf, minutesOf, to24Hours, toTime} from '../../../src/content/times';

for (const [date, text] of [
  ['2026-12-06', 'Sunday 6 December 2026'],
  ['2028-02-29', 'Tuesday 29 February 2028'],
  ['2027-02-29', undefined],
  ['2026-12-5', undefined],
] as const) {
  test(`the date ${date} is ${text ?? 'no day of the calendar'}`, () => {
    const day = dayIn(date);
    expect(day && dayInWords(day)).toBe(text);
  });
}

for (const [time, minutes, asEnd, machines] of [
  ['12:00 AM', 0, 1440, '00:00'],
  ['8:00 AM', 480, 480, '08:00'],
  ['12:30 PM', 750, 750, '12:30'],
  ['6:00 PM', 1080, 1080, '18:00'],
] as const) {
  test(`${time} is minute ${minutes} of the day, ${asEnd} as closing time, and ${machines} for machines`, () => {
    expect([minutesOf(time), endMinutesOf(time), to24Hours(time)]).toEqual([minutes, asEnd, machines]);
  });
}

test('a range of days has each of its weekdays', () => {
  expect(weekdaysIn('Saturday')).toEqual(['Saturday']);
  expect(weekdaysIn('Friday-Sunday')).toEqual(['Friday', 'Saturday', 'Sunday']);
  expect(weekdaysIn('Sunday-Monday')).toEqual([]);
});

for (const [written, time] of [
  ['8am', '8:00 AM'],
  ['12 pm', '12:00 PM'],
  ['9.30 a.m.', '9:30 AM'],
  ['17:45', '5:45 PM'],
  ['8:60 am', undefined],
  // Morning or evening.
  ['8:00', undefined],
] as const) {
  test(`the check suggests ${time ?? 'no other time'} for the time ${written}`, () => {
    expect(toTime(written)).toBe(time);
  });
}
