/** Prices and times: which forms raise no alarm, what the others become, and where they stand in the file. */
import {expect, test} from 'playwright/test';
import {plainWords} from '../../../src/content/page/positions';
import {findPrices, formatPrice, prices} from '../../../src/content/rules/prices';
import {findTimes, times} from '../../../src/content/rules/times';
import {edited, findingsOf} from './rule';

/** What is to be written, of all that is found in a text. */
const toWrite = (text: string) => {
  const words = plainWords(text, 0);
  return [...findPrices(words), ...findTimes(words)].flatMap(({edits = []}) => edits.map((edit) => edit.text));
};

for (const words of [
  'UGX 20,000 and UGX\u00a020,000, UGX 5 and UGX 500.',
  'UGX 2.5 billion, UGX 2.5B, UGX 2.5bn, UGX 1.250 billion and 20,00 UGX.',
  'UGX 20M, UGX 5,000-10,000 and UGX 3 million.',
  'In 2024 UGX 400,000.',
  'The UGXs of 2015, 20 UGXs, and AUGX 20000.',
  '8:00 AM, 12:59 PM and 8:00\u00a0AM.',
  '0am, 8:60 am, 100am, 8 amber cups, 8 or am I, 1 am happy.',
]) {
  test(`nothing is said about: ${words}`, () => expect(toWrite(words)).toEqual([]));
}

for (const [words, ...write] of [
  ['ugx 20000', 'UGX 20,000'],
  ['UGX20,000.', 'UGX 20,000'],
  ['UGX\u00a01500000', 'UGX 1,500,000'],
  ['UGX 1.500.000, or UGX5', 'UGX 1,500,000', 'UGX 5'],
  ['5UGX, 500\u00a0UGX and 20.000 UGX', 'UGX 5', 'UGX 500', 'UGX 20,000'],
  ['Shs 20,000, USh. 5,000/= and UGX: 500', 'UGX 20,000', 'UGX 5,000', 'UGX 500'],
  ['20,000 shillings, 20k UGX, UGX 1,500K', 'UGX 20,000', 'UGX 20,000', 'UGX 1,500,000'],
  ['5,000-10,000 UGX', 'UGX 5,000-10,000'],
  ['20 000 UGX or UGX 20\u00a0000', 'UGX 20,000', 'UGX 20,000'],
  ['13:30 PM', '1:30 PM'],
  ['8am, 08:05PM and 12.59\u00a0pm', '8:00 AM', '8:05 PM', '12:59 PM'],
  ['1 a.m., 11.30 P. M. and 8:00 a.\u00a0m.', '1:00 AM', '11:30 PM', '8:00 AM'],
] as const) {
  test(`rewritten: ${words}`, () => expect(toWrite(words)).toEqual(write));
}

test('the full stop of a sentence stays', () => {
  const words = 'Until 8 p.m. Come at 1 a.m., too.';
  expect(edited(words, findTimes(plainWords(words, 0)))).toBe('Until 8:00 PM. Come at 1:00 AM, too.');
});

test('an amount that could be two numbers is left to a person', () => {
  expect(findPrices(plainWords('At table 5 200 UGX.', 0)).map(({fixable}) => fixable)).toEqual([false]);
});

for (const [value, form] of [
  [' UGX 20000 ', 'UGX 20,000'],
  ['20 000 ugx', 'UGX 20,000'],
  ['UGX 100', 'UGX 100'],
  ['UGX 2.5', undefined],
  ['from UGX 100', undefined],
  ['100 UGX a day', undefined],
  ['UGX', undefined],
  ['20000', undefined],
] as const) {
  test(`a price "${value}" is ${form ?? 'none'}`, () => expect(formatPrice(value)).toBe(form));
}

/** Places in decoded text and places in the file differ after each of these. */
for (const [what, before, after] of [
  ['an entity', 'A &amp; B &nbsp;&eacute;&#233;&#xe9; at 8am.', 'A &amp; B &nbsp;&eacute;&#233;&#xe9; at 8:00 AM.'],
  ['an entity of an entity', '&amp;amp; &amp;lt; at 8am.', '&amp;amp; &amp;lt; at 8:00 AM.'],
  ['an entity that is none', 'A &ampersand; &; &nope; B, 20000UGX', 'A &ampersand; &; &nope; B, UGX 20,000'],
  ['an escape', 'a \\< b \\\\ \\* \\q at 8am', 'a \\< b \\\\ \\* \\q at 8:00 AM'],
  ['line ends of a quotation', '> a \\< b\n>   c &lt; d\ne at 8am', '> a \\< b\n>   c &lt; d\ne at 8:00 AM'],
  ['line ends of a list', '- a \n\n    - b &gt;\n      c at 8am', '- a \n\n    - b &gt;\n      c at 8:00 AM'],
  ['bold words and a link', '**a &amp; b** [c &lt; 8am](/d) at 9am', '**a &amp; b** [c &lt; 8:00 AM](/d) at 9:00 AM'],
  ['an entity of two characters', '&NotEqualTilde; at 8am', '&NotEqualTilde; at 8:00 AM'],
  ['an entity within', '8&#97;m', '8:00 AM'],
] as const) {
  test(`after ${what}, a time or price is found where it stands`, () => {
    const found = [...findingsOf(times, before), ...findingsOf(prices, before)];
    expect(edited(before, found)).toBe(after);
  });
}
