/** What the records may hold, and what is said of a mistake: its file, its line, and the way out. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {fillIn, readRecord, readRecords} from '../../src/plugins/records/load';
import type {Records} from '../../src/plugins/records/schema';
import {given} from './givenSite';

const textOf = (name: keyof Records) => readFileSync(path.join(given, `records/${name}.yml`), 'utf8');

/** The mistakes of a record after one change to its text. */
function spoilt(name: keyof Records, from: string, to: string): string[] {
  const source = textOf(name);
  expect(source, `records/${name}.yml holds what the test wants to spoil`).toContain(from);
  const {mistakes} = readRecord(name, source.replace(from, to));
  return mistakes.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

test('records without mistakes are read, and have the name where its token stands', () => {
  const {records, mistakes} = readRecords(given);
  expect(mistakes).toEqual([]);
  expect(records?.figures.students.number).toBe(16_000);
  expect(records?.buttons).toHaveProperty(`Apply to ${records?.organisation.name} Academy`, null);
});

for (const [title, name, from, to, told] of [
  ['a missing key', 'organisation', 'tagline: Empowering entrepreneurs\n', '', /:3: The line "tagline" is missing/],
  [
    'an empty value',
    'organisation',
    'tagline: Empowering entrepreneurs',
    'tagline:',
    /:4: tagline is a text, for example/,
  ],
  [
    'a wrong type',
    'figures',
    'number: 16000',
    'number: 16,000',
    /:17: students › number is a number alone, with no comma/,
  ],
  ['a quoted number', 'figures', 'number: 120', 'number: "120"', /:29: startups › number is a number alone/],
  [
    'an unknown key',
    'figures',
    'label: universities',
    'lable: universities',
    /"lable" is not known here \(in universities\)/,
  ],
  ['a duplicate', 'figures', 'mentors:', 'students:', /This name stands twice in the same place/],
  ['a tab', 'figures', '  number: 20\n', '\tnumber: 20\n', /begins with a tab/],
  ['a time in another form', 'hours', 'opens: 8:00 AM', 'opens: 08:00', /:3: opens is a time written like 8:00 AM/],
  ['a day in another form', 'hours', 'Monday-Friday', 'Mo-Fr', /days is a day, or a first and a last day/],
  [
    'a day both closed and open',
    'hours',
    'closes: 2:00 PM',
    'closes: 2:00 PM\n  closed: true',
    /:5: This entry needs opens and closes \(times like 8:00 AM\), or else closed: true/,
  ],
  ['an address that is none', 'buttons', 'Register:', 'Register: www.example.org', /Register leads to no address/],
  ['a script for an address', 'buttons', 'Register:', 'Register: javascript:alert(1)', /Register leads to no address/],
  [
    'a page written as on another site',
    'buttons',
    'Register:',
    'Register: //example.org',
    /Register leads to no address/,
  ],
] as const) {
  test(`${title} in ${name}.yml is told with its line`, () => {
    const mistakes = spoilt(name, from, to);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.join('\n')).toMatch(told);
  });
}

for (const address of [
  '/contact',
  '/programs#launchpad',
  'https://example.org/apply',
  'mailto:a@example.org',
  'tel:+256 700 000000',
]) {
  test(`a button may lead to ${address}`, () => {
    expect(spoilt('buttons', 'Register:', `Register: ${address}`)).toEqual([]);
  });
}

test('all mistakes of a file are told at once', () => {
  const source = textOf('figures').replace('number: 20\n', 'number: many\n').replace('label: years', 'lable: years');
  expect(readRecord('figures', source).mistakes.map(({message}) => message)).toEqual([
    expect.stringContaining('universities › number'),
    expect.stringContaining('"label" is missing'),
    expect.stringContaining('"lable"'),
  ]);
});

test('Windows line ends and a byte-order mark are no mistakes', () => {
  expect(readRecord('figures', `\uFEFF${textOf('figures').replaceAll('\n', '\r\n')}`).mistakes).toEqual([]);
});

test('a record that is missing is told, and so are the mistakes of the others', () => {
  const {records, mistakes} = readRecords('tests');
  expect(records).toBeUndefined();
  expect(mistakes.map(({file}) => file)).toEqual([
    'records/organisation.yml',
    'records/figures.yml',
    'records/hours.yml',
    'records/buttons.yml',
  ]);
});

test('the name is filled in wherever its token stands', () => {
  expect(fillIn({'Apply to %name%': ['%name% and %name%', 1, null]}, 'X')).toEqual({
    'Apply to X': ['X and X', 1, null],
  });
});

test('a file or a part of another form is told as such, in whole sentences', () => {
  const told = (source: string) => readRecord('organisation', source).mistakes.map(({message}) => message);
  expect(told('only words')).toEqual([
    'The file is not of the form that the lines around it have. Compare it with its neighbours.',
  ]);
  const source = textOf('organisation');
  expect(told(source.replace(/address:\n( {2}.*\n)+/, 'address: Bukoto\n'))).toEqual([
    'address is not of the form that the lines around it have. Compare it with its neighbours.',
  ]);
  expect(told(`${source}\ncolour: red\nshape: round\n`)).toEqual([
    '"colour", "shape" is not known here. Take the line out, or look for a slip in its name.',
  ]);
  expect(told(source.replace(/^tagline:.*$/m, 'tagline:'))).toEqual([
    'tagline is a text, for example: Empowering entrepreneurs.',
  ]);
});
