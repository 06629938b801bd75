/** Dates and times of events: which are right, what the others become, and what staff are told once a day has passed. */
import {expect, test} from 'playwright/test';
import {formatAll, pastDays, readLedger} from '../../../src/content';
import {dayIn, inWords} from '../../../src/content/dates/calendar';
import {todayInKampala} from '../../../src/content/pastDays';
import {checkWith, files} from './fixture';

const PAGE = 'pages/a.mdx';
const page = (words: string) =>
  `---\ntitle: A page\ndescription: What it says.\n---\n\nimport {Day, Event} from '@site/src/components';\n\n# A page\n\n${words}\n`;
const event = (props: string) => page(`<Event title="Open day" ${props} />\n\nBy <Day date="2026-12-01" />.`);

/** What is to be written in place of these props, or the message where only staff know. */
const said = (text: string): string[] =>
  checkWith({[PAGE]: text}).diagnostics.map(({message, suggestion}) => suggestion?.text ?? message);
const saidOf = (props: string) =>
  said(event(props)).map((line) => line.replace('<Event title="Open day" ', '').replace(' />', ''));

for (const props of [
  'date="2026-12-05"',
  'date="2028-02-29" place="The Hatchery"',
  'date="2026-12-05" starts="9:00 AM"',
  'date="2026-12-05" starts="9:00 AM" ends="12:30 PM" place="The Hatchery"',
  'date="2026-12-05" lastDay="2026-12-07" starts="2:00 PM" ends="9:00 AM"',
]) {
  test(`nothing is said about ${props}`, () => expect(saidOf(props)).toEqual([]));
}

for (const [written, right] of [
  ['2026-12-5', '2026-12-05'],
  ['2026/12/05', '2026-12-05'],
  ['2026-12-05T09:00', '2026-12-05'],
  ['5 December 2026', '2026-12-05'],
  ['Saturday 5 December 2026', '2026-12-05'],
  ['Sat, 5th Dec 2026', '2026-12-05'],
  ['the 5th of December, 2026', '2026-12-05'],
  ['December 5, 2026', '2026-12-05'],
  ['Thurs 10 Sept 2026', '2026-09-10'],
  ['25/12/2026', '2026-12-25'],
  ['5/12/2026', '2026-12-05'],
  ['12/25/2026', '2026-12-25'],
  ['5.12.26', '2026-12-05'],
  ['2026-25-12', '2026-12-25'],
  ['Sunday 5 December 2026', '2026-12-05'],
]) {
  test(`the date ${written} becomes ${right}`, () => {
    const [line, ...others] = saidOf(`date="${written}"`);
    expect(line).toBe(`date="${right}"`);
    expect(others).toEqual([]);
  });
}

test('a date that can be read in two ways, or has the wrong weekday, is left to a person', () => {
  for (const [date, message] of [
    ['5/12/2026', 'Is Saturday 5 December 2026 the right day?'],
    ['Sunday 5 December 2026', '5 December 2026 is a Saturday'],
  ]) {
    const [found] = checkWith({[PAGE]: event(`date="${date}"`)}).diagnostics;
    expect(found.message).toContain(message);
    expect(found.fixable).toBeFalsy();
  }
});

for (const [written, message] of [
  ['2026-02-29', 'no such day'],
  ['31 November 2026', 'no such day'],
  ['2026-13-32', 'no such day'],
  ['5 December', 'year is missing'],
  ['Saturday', 'The year first'],
  ['soon', 'The year first'],
]) {
  test(`of the date ${written} it is said: ${message}`, () => {
    expect(saidOf(`date="${written}"`)).toEqual([expect.stringContaining(message)]);
  });
}

for (const [props, message] of [
  ['date="2026-12-05" lastDay="2026-12-05"', 'after the first'],
  ['date="2026-12-05" lastDay="2026-12-01"', 'after the first'],
  ['date="2026-12-05" starts="9:00 AM" ends="8:00 AM"', 'Correct one of them'],
  ['date="2026-12-05" ends="8:00 AM"', 'Add "starts"'],
  ['date="2026-12-05" starts="in the morning"', 'like this: 8:00 AM'],
]) {
  test(`${props} is told`, () => expect(saidOf(props)).toEqual([expect.stringContaining(message)]));
}

for (const [written, right] of [
  ['9am', '9:00 AM'],
  ['9.30 a.m.', '9:30 AM'],
  ['14:00', '2:00 PM'],
  ['0900 hrs', '9:00 AM'],
  ['00:30', '12:30 AM'],
]) {
  test(`the time ${written} becomes ${right}`, () => {
    expect(saidOf(`date="2026-12-05" starts="${written}"`)).toEqual([`date="2026-12-05" starts="${right}"`]);
  });
}

for (const [words, right] of [
  ['On Sunday 5 December 2026.', 'On Saturday 5 December 2026.'],
  ['On Fri, 5th of Dec 2026.', 'On Saturday, 5th of Dec 2026.'],
  ['On Sunday, December 5, 2026.', 'On Saturday, December 5, 2026.'],
  ['On Saturday 5 December 2026, and on 5 May 2015.'],
  ['From Saturday 5 to Monday 7 December 2026. May 2026 was warm.'],
]) {
  test(`in a sentence: ${words}`, () => expect(said(page(words))).toEqual(right ? [right] : []));
}

test('a day in a sentence that doesn’t exist is told', () => {
  expect(said(page('On 31 November 2026.'))).toEqual([expect.stringContaining('no such day as 31 November 2026')]);
});

test('a date in words has its own weekday, wherever the build runs', () => {
  for (const [date, words] of [
    ['2026-12-05', 'Saturday 5 December 2026'],
    ['2024-02-29', 'Thursday 29 February 2024'],
    ['2026-01-01', 'Thursday 1 January 2026'],
  ]) {
    const day = dayIn(date);
    expect(day && inWords(day)).toBe(words);
  }
});

test('an event is over the day after its last day, in Kampala', () => {
  const {pages} = checkWith({[PAGE]: event('date="2026-12-05" lastDay="2026-12-07"')});
  const over = (today: string) => pastDays(pages, today).map(({line, what}) => `${line} ${what}`);
  expect(over('2026-12-01')).toEqual([]);
  expect(over('2026-12-07')).toEqual(['12 Over: Tuesday 1 December 2026']);
  expect(over('2026-12-08')).toEqual(['10 Over: Open day', '12 Over: Tuesday 1 December 2026']);
  expect(todayInKampala(Date.UTC(2026, 11, 7, 20, 59))).toBe('2026-12-07');
  expect(todayInKampala(Date.UTC(2026, 11, 7, 21, 0))).toBe('2026-12-08');
});

test('an event that is over is in the ledger, and stops nothing', () => {
  const {pages, records, diagnostics} = checkWith({[PAGE]: event('date="2020-12-05"')});
  expect(formatAll(diagnostics)).toBe('');
  const items = readLedger(files, pages, records).get(PAGE) ?? [];
  expect(items.map(({what}) => what)).toContain('Over: Open day');
  expect(items.map(({reason}) => reason).join()).toContain('It was on Saturday 5 December 2020');
});

test('dates of the handbook’s examples never pass', () => {
  const {pages} = checkWith();
  expect(pastDays(pages, '2999-01-01')).toEqual([]);
});
