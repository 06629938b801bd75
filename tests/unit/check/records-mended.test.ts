/** The line to paste in a record: it is right when it is pasted, and left out where it would be a guess. */
import {expect, test} from 'playwright/test';
import {loadRecords, readRecord, readRecords} from '../../../src/plugins/records/load';
import {given} from '../givenSite';

for (const [from, to] of [
  ['8am', '8:00 AM'],
  ['"08:05 p. m."', undefined],
  ['08:05 p.m.', '8:05 PM'],
  ["'12.30 PM'", '12:30 PM'],
  ['13:00', '1:00 PM'],
  ['23.59', '11:59 PM'],
  ['18 pm', '6:00 PM'],
  ['24:00', undefined],
  ['0 am', undefined],
  ['12:00', undefined],
  ['8:75 am', undefined],
  ['8 am or so', undefined],
  ['from 8 am', undefined],
] as const) {
  test(`opens: ${from} becomes ${to ?? 'nothing'}`, () => {
    const {mistakes} = readRecord('hours', `- days: Sunday\n  opens: ${from}\n  closes: 6:00 PM\n`);
    expect(mistakes.map(({line, write}) => [line, write])).toEqual([[2, to && `  opens: ${to}`]]);
  });
}

for (const [line, to] of [
  ['number: "1,600.5+"', 'number: 1600.5'],
  ['number: 16,000+', 'number: 16000'],
  ["number: '80'", 'number: 80'],
  // Where nothing can be worked out, the line is an example of one.
  ['number: about 80', 'number: 16000'],
  ['number: 80 of 100', 'number: 16000'],
  ['number: 8.0.0', 'number: 16000'],
  ['number: 1\n  duration: "2,500"', 'duration: 2500'],
  ['number: 1\n  duration: 2.5', 'duration: 2000'],
  ['number: 1\n  plain: Yes', 'plain: true'],
  ['number: 1\n  plain: no', undefined],
  ['number: 1\n  suffix: yes\n  confirm: 2', 'confirm: Ask the director whether this is right'],
] as const) {
  test(`of a figure, ${line.replaceAll('\n ', ',')} becomes ${to ?? 'nothing'}`, () => {
    const {mistakes} = readRecord('figures', `a:\n  label: things\n  ${line}\n`);
    expect(mistakes.map(({write}) => write)).toEqual([to && `  ${to}`]);
  });
}

for (const [from, to] of [
  ['contact', '/contact'],
  ['programs/link', '/programs/link'],
  ['hello@example.org', 'mailto:hello@example.org'],
  ['//example.org/a', 'https://example.org/a'],
  ['http://example.org', 'https://example.org'],
  ['www.example.africa', 'https://www.example.africa'],
  ['example.org', 'https://example.org'],
  ['my.example.ug/a', 'https://my.example.ug/a'],
  ['"contact"', '/contact'],
  ['the contact page', undefined],
  ['javascript:alert(1)', undefined],
] as const) {
  test(`the address ${from} becomes ${to ?? 'nothing'}`, () => {
    const {mistakes} = readRecord('buttons', `Go: ${from}\n`);
    expect(mistakes.map(({write}) => write)).toEqual([to && `Go: ${to}`]);
  });
}

for (const [what, text, ...told] of [
  ['signs at the beginning', 'a: @b\nc:  & d\ne: [f] g\n', [1, 4, 'a: "@b"'], [2, 5, 'c: "& d"'], [3, 8, 'e: "[f] g"']],
  ['a colon in a text', 'a: b: c \n', [1, 4, 'a: "b: c"']],
  ['a mark that is never closed', 'a: b\nc: "d\ne: f\n', [2, 4, 'c: "d"']],
  ['a single mark that is never closed', "a: 'b\n", [1, 4, 'a: "b"']],
  ['a bracket that is never closed', 'a: b\nc: {d\n', [2, 4, 'c: "{d"']],
  ['a mark inside a text', 'a: "b"\nc: "d" e\n', [2, 8, undefined]],
  ['a name twice', 'a: b\na: c\n', [2, 1, undefined]],
  ['a missing colon', 'a\nb: c\n', [1, 1, undefined]],
  ['tabs, whatever comes of them', '\ta: b\n  \tc: d\ne: @f\n', [1, 1, '  a: b'], [2, 1, '    c: d']],
  ['a line too far to the right', 'a: b\n   c: d\n', [2, 4, 'c: d']],
] as const) {
  test(`a record that cannot be read for ${what}`, () => {
    const {mistakes, value} = readRecord('buttons', text);
    expect(value).toBeUndefined();
    expect(mistakes.map(({line, column, write}) => [line, column, write])).toEqual(told);
  });
}

test('non-breaking spaces are no mistakes', () => {
  expect(readRecord('buttons', 'Go\u00a0there:\u00a0/contact\n')).toEqual({
    value: {'Go there': '/contact'},
    mistakes: [],
  });
});

test('a missing file is told in plain words, and what keeps a file from being read is not hidden', () => {
  expect(readRecords('tests').mistakes[0]).toEqual({
    file: 'records/organisation.yml',
    line: 1,
    column: 1,
    message: 'This file is missing. Bring it back from an earlier version.',
    topic: 'records',
  });
  const locked = () => {
    throw Object.assign(new Error('locked'), {code: 'EACCES'});
  };
  expect(() => readRecords(given, locked)).toThrow('locked');
});

test('the build stops at a mistake in the records, and lists all of them', () => {
  expect(loadRecords(given).organisation.founded).toBe(2015);
  expect(() => loadRecords('tests')).toThrow(
    /^The records cannot be used until this is mended:\n\nrecords\/buttons.yml:1:1\n {2}This file is missing\./,
  );
});
