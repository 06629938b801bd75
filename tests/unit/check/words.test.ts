/** Prices and times that are in the agreed form, or are neither, raise no alarm; how the others are written. */
import {expect, test} from 'playwright/test';
import {createSource} from '../../../scripts/check/source';
import {checkWords, priceForm} from '../../../scripts/check/words';

/** What is to be written, of all that is found in a text. */
const toWrite = (text: string) => checkWords(createSource('pages/a.mdx', text), 0, text).map(({write}) => write);

for (const words of [
  'UGX 20,000 and UGX\u00a020,000, UGX 5 and UGX 500.',
  'UGX 2.5 billion, UGX 2.5B, UGX 2.5bn, 2.50 UGX and 20,00 UGX.',
  'UGX 20M, UGX20 m, UGX 1,500K and ugx 16k.',
  'The UGXs of 2015, 20 UGXs, and AUGX 20000.',
  '8:00 AM, 12:59 PM and 8:00\u00a0AM.',
  '13 pm, 0am, 8:60 am, 100am, 8 amber cups, 8 or am I.',
]) {
  test(`nothing is said of: ${words}`, () => {
    expect(toWrite(words)).toEqual([]);
  });
}

for (const [words, ...write] of [
  ['ugx 20000', 'UGX 20,000'],
  ['UGX20,000.', 'UGX 20,000'],
  ['UGX\u00a01500000', 'UGX 1,500,000'],
  ['UGX 1.500.000, or UGX5', 'UGX 1,500,000', 'UGX 5'],
  ['5UGX, 500\u00a0UGX and 20.000 UGX', 'UGX 5', 'UGX 500', 'UGX 20,000'],
  ['20 000 UGX or UGX 20\u00a0000', 'UGX 20,000', 'UGX 20,000'],
  ['8am, 08:05PM and 12.59\u00a0pm', '8:00 AM', '8:05 PM', '12:59 PM'],
  ['1 a.m., 11.30 P. M. and 8:00 a.\u00a0m.', '1:00 AM', '11:30 PM', '8:00 AM'],
] as const) {
  test(`told: ${words}`, () => {
    expect(toWrite(words)).toEqual(write);
  });
}

test('words that stand otherwise in the file, with a sign written in another way, are left to their writer', () => {
  expect(checkWords(createSource('pages/a.mdx', 'Come at 8&#97;m.'), 8, '8am')).toEqual([]);
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
  test(`a price "${value}" is ${form ?? 'none'}`, () => {
    expect(priceForm(value)).toBe(form);
  });
}
