/** How the counter moves, and how figures are formatted. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {valueAt} from '../../../src/browser/figureValue';
import {formatFigure} from '../../../src/content/site/records/figure';

const figure = (number: number, rest: object = {}) => ({number, label: 'things', ...rest});
const numberIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

test('a counter begins at 0, only rises, and ends at its target and not beyond', () => {
  expect(valueAt('16,000+', 0, 2500)).toBe('0+');
  expect(valueAt('16,000+', -5, 2500)).toBe('0+');
  const values = Array.from({length: 2501}, (_, elapsed) => numberIn(valueAt('16,000+', elapsed, 2500)));
  expect(values.filter((value, index) => index > 0 && value < values[index - 1])).toEqual([]);
  expect(values.at(-1)).toBe(16_000);
  expect(valueAt('16,000+', 9999, 2500)).toBe('16,000+');
});

test('a counter is fast first and slow at the end', () => {
  expect(valueAt('1,000', 500, 1000)).toBe('875');
});

for (const [final, elapsed, value] of [
  ['16,000+', 500, '14,000+'],
  ['1,234,567', 500, '1,080,246'],
  ['1600+', 500, '1400+'],
  ['16K+', 500, '14K+'],
  ['2.5B+', 500, '2.2B+'],
  ['2.5B+', 0, '0B+'],
  ['no number at all', 500, 'no number at all'],
] as const) {
  test(`${final} reads ${value} after ${elapsed} of 1000 ms`, () => {
    expect(valueAt(final, elapsed, 1000)).toBe(value);
  });
}

for (const [written, record, options] of [
  ['20+', figure(20, {suffix: '+'}), {}],
  ['16,000+', figure(16_000, {suffix: '+'}), {}],
  ['16K+', figure(16_000, {suffix: '+'}), {compact: true}],
  ['16.5K', figure(16_500), {compact: true}],
  // No figure says more than its record.
  ['16.9K', figure(16_960), {compact: true}],
  ['999.9K', figure(999_999), {compact: true}],
  ['3M', figure(3_000_000), {compact: true}],
  ['3B', figure(3_000_000_000), {compact: true}],
  ['1K', figure(1000), {compact: true}],
  ['999', figure(999), {compact: true}],
  ['1,234,567', figure(1_234_567), {}],
  ['1600+', figure(1600, {suffix: '+', plain: true}), {}],
  ['2.5B+', figure(2.5, {suffix: 'B+'}), {}],
] as const) {
  test(`${record.number} ${JSON.stringify(options)} reads ${written}`, () => {
    expect(formatFigure(record, options)).toBe(written);
  });
}
