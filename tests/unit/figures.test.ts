/** How the counter moves, and how figures are formatted. */
import {expect, test} from 'playwright/test';
import {countAt, formatFigure} from '../../src/components/Figure/format';

const figure = (number: number, rest: object = {}) => ({number, label: 'things', ...rest});

test('a counter begins at 0, only rises, and ends at its target and not beyond', () => {
  expect(countAt(16_000, 0, 2500)).toBe(0);
  expect(countAt(16_000, -5, 2500)).toBe(0);
  const values = Array.from({length: 2501}, (_, elapsed) => countAt(16_000, elapsed, 2500));
  expect(values.filter((value, index) => index > 0 && value <= values[index - 1])).toEqual([]);
  expect(values.at(-1)).toBe(16_000);
  expect(countAt(16_000, 9999, 2500)).toBe(16_000);
});

test('a counter is fast first and slow at the end', () => {
  expect(countAt(1000, 500, 1000)).toBe(875);
});

test('a figure without a duration is at its target at once', () => {
  expect(countAt(12, 0, 0)).toBe(12);
});

for (const [written, record, options] of [
  ['20+', figure(20, {suffix: '+'}), {}],
  ['16,000+', figure(16_000, {suffix: '+'}), {}],
  ['16K+', figure(16_000, {suffix: '+'}), {compact: true}],
  ['16.5K', figure(16_500), {compact: true}],
  ['3M', figure(3_000_000), {compact: true}],
  ['3B', figure(3_000_000_000), {compact: true}],
  ['1K', figure(1000), {compact: true}],
  ['999', figure(999), {compact: true}],
  ['1,234,567', figure(1_234_567), {}],
  ['1600+', figure(1600, {suffix: '+', plain: true}), {}],
  ['2.5B+', figure(2.5, {suffix: 'B+'}), {}],
  ['0+', figure(16_000, {suffix: '+'}), {value: 0}],
  ['8,734+', figure(16_000, {suffix: '+'}), {value: 8734.2}],
  ['0.0B+', figure(2.5, {suffix: 'B+'}), {value: 0}],
  ['1.3B+', figure(2.5, {suffix: 'B+'}), {value: 1.27}],
  ['8K+', figure(16_000, {suffix: '+'}), {compact: true, value: 8123}],
] as const) {
  test(`${record.number} ${JSON.stringify(options)} reads ${written}`, () => {
    expect(formatFigure(record, options)).toBe(written);
  });
}
