/** Dates and times as staff write them, and as machines and visitors read them. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkDate, dayIn, dayInWords, weekdaysIn} from '../../../src/content/checker/dates';
import {endMinutesOf, minutesOf, to24Hours, toTime} from '../../../src/content/site/times';

for (const [written, date, fix] of [
  ['2026-12-05', undefined, undefined],
  ['2026/2/5', '2026-02-05', 'safe'],
  ['31.12.2026', '2026-12-31', 'safe'],
  ['13/11/2026', '2026-11-13', 'safe'],
  // The 12th of November, or of what Americans write so: the 11th of December.
  ['12/11/2026', '2026-11-12', 'likely'],
  [' 5 - 12 - 2026 ', '2026-12-05', 'likely'],
  ['12/13/2026', undefined, undefined],
  ['5/12/26', undefined, undefined],
  ['tomorrow', undefined, undefined],
] as const) {
  test(`${written} means ${date ?? 'no other date'}${fix === 'likely' ? ', and staff are asked' : ''}`, () => {
    const problem = checkDate(written);
    expect([problem?.date, problem?.certainty]).toEqual([date, fix]);
    expect(problem === undefined).toBe(dayIn(written) !== undefined);
    expect(problem?.message.includes('the right day?') ?? false).toBe(fix === 'likely');
  });
}

for (const [text, words] of [
  ['2026-12-06', 'Sunday 6 December 2026'],
  ['2028-02-29', 'Tuesday 29 February 2028'],
  ['2027-02-29', undefined],
  ['2026-12-32', undefined],
  ['2026-12-5', undefined],
  ['2026', undefined],
] as const) {
  test(`${text} is ${words ?? 'no day'}`, () => {
    const day = dayIn(text);
    expect(day && dayInWords(day)).toBe(words);
  });
}

for (const [time, minutes, asEnd, machines] of [
  ['12:00 AM', 0, 1440, '00:00'],
  ['12:05 AM', 5, 5, '00:05'],
  ['8:00 AM', 480, 480, '08:00'],
  ['12:00 PM', 720, 720, '12:00'],
  ['12:30 PM', 750, 750, '12:30'],
  ['6:00 PM', 1080, 1080, '18:00'],
] as const) {
  test(`${time} is minute ${minutes} of the day, as an end ${asEnd}, and ${machines} for machines`, () => {
    expect([minutesOf(time), endMinutesOf(time), to24Hours(time)]).toEqual([minutes, asEnd, machines]);
  });
}

for (const [days, expected] of [
  ['Saturday', ['Saturday']],
  ['Saturday-Sunday', ['Saturday', 'Sunday']],
  ['Sunday-Monday', []],
] as const) {
  test(`${days} is ${expected.join(' and ') || 'no day'}`, () => expect(weekdaysIn(days)).toEqual(expected));
}

for (const [written, time] of [
  ['8am', '8:00 AM'],
  ['12 pm', '12:00 PM'],
  ['9.30 a.m.', '9:30 AM'],
  ['17:45', '5:45 PM'],
  ['23:59', '11:59 PM'],
  ['17:45 pm', '5:45 PM'],
  ['17:45 am', undefined],
  ['24:00', undefined],
  ['0:30 am', undefined],
  ['13 am', undefined],
  ['8:60 am', undefined],
  // In the morning or in the evening? Nobody knows.
  ['8:00', undefined],
  ['12:00', undefined],
] as const) {
  test(`“${written}” means ${time ?? 'no time for sure'}`, () => expect(toTime(written)).toBe(time));
}
