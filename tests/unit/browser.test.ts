/** What the scripts of the public pages compute: the numbers that a counter shows, and who gets reduced data. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {counterValueAt} from '../../src/browser/counterValue';
import {prefersReducedData} from '../../src/shared';
import {replaceGlobals} from './globals';

test('a counter starts at 0, only rises, and ends at its final value', () => {
  const numberAt = (elapsed: number) => Number(counterValueAt('16,000+', elapsed, 2500).replace(/\D/g, ''));
  const values = Array.from({length: 2501}, (_, elapsed) => numberAt(elapsed));
  expect(values[0]).toBe(0);
  expect(values).toEqual([...values].sort((one, other) => one - other));
  expect(values.at(-1)).toBe(16_000);
  expect(counterValueAt('16,000+', 9999, 2500)).toBe('16,000+');
});

for (const [final, value] of [
  ['1,234,567', '1,080,246'],
  ['1600+', '1400+'],
  ['2.5B+', '2.2B+'],
  ['no number', 'no number'],
]) {
  test(`halfway, the counter of ${final} shows ${value}`, () => {
    expect(counterValueAt(final, 500, 1000)).toBe(value);
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
