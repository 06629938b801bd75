/** How a figure of the records is written. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {formatFigure} from '../../../src/content/records/formatFigure';

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
