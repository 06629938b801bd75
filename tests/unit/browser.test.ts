/** What the scripts of the public pages compute: the numbers that a counter shows, and who gets reduced data. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {valueAt} from '../../src/browser/counterValue';
import {formatFigure} from '../../src/content/records/formatFigure';
import {prefersReducedData} from '../../src/shared';
import {replaceGlobals} from './globals';

test('a counter starts at 0, only rises, and ends at its final value', () => {
  const numberAt = (elapsed: number) => Number(valueAt('16,000+', elapsed, 2500).replace(/\D/g, ''));
  const values = Array.from({length: 2501}, (_, elapsed) => numberAt(elapsed));
  expect(values[0]).toBe(0);
  expect(values).toEqual([...values].sort((one, other) => one - other));
  expect(values.at(-1)).toBe(16_000);
  expect(valueAt('16,000+', 9999, 2500)).toBe('16,000+');
});

for (const [final, value] of [
  ['1,234,567', '1,080,246'],
  ['1600+', '1400+'],
  ['2.5B+', '2.2B+'],
  ['no number', 'no number'],
]) {
  test(`halfway, the counter of ${final} shows ${value}`, () => {
    expect(valueAt(final, 500, 1000)).toBe(value);
  });
}

const figure = (number: number, rest: object = {}) => ({number, label: 'things', ...rest});

for (const [written, record, options] of [
  ['20+', figure(20, {suffix: '+'}), {}],
  ['1,234,567', figure(1_234_567), {}],
  ['1600+', figure(1600, {suffix: '+', plain: true}), {}],
  ['2.5B+', figure(2.5, {suffix: 'B+'}), {}],
  ['16K+', figure(16_000, {suffix: '+'}), {compact: true}],
  // Rounded down: a short number never claims more than its record.
  ['999.9K', figure(999_999), {compact: true}],
  ['3M', figure(3_000_000), {compact: true}],
] as const) {
  test(`the figure ${JSON.stringify({...record, ...options})} is written as ${written}`, () => {
    expect(formatFigure(record, options)).toBe(written);
  });
}

for (const [connection, isReduced] of [
  [{saveData: true, effectiveType: '4g'}, true],
  [{saveData: false, effectiveType: '2g'}, true],
  [{saveData: false, effectiveType: '4g'}, false],
  // Browsers other than Chromium.
  [undefined, false],
] as const) {
  test(`a visitor with the connection ${JSON.stringify(connection)} gets ${isReduced ? 'reduced' : 'full'} data`, (t) => {
    replaceGlobals(t, {navigator: {connection}});
    expect(Boolean(prefersReducedData())).toBe(isReduced);
  });
}
