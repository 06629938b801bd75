/** What is measured of a page, round by round, and the table that shows it. */
import {table} from './table';

/** What was measured, by name. Times in milliseconds. */
export type Measurements = Record<string, number>;

/** What was measured of a page in every round: ours, and without script. */
export interface Measured {
  page: string;
  ours: Measurements[];
  bare: Measurements[];
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const medianOf = (rounds: Measurements[], name: string) => median(rounds.map((one) => one[name] ?? Number.NaN));

/** A page as a row. */
function rowOf({page, ours, bare}: Measured): string[] {
  const compared = (name: string) => {
    const time = medianOf(ours, name);
    return `${Math.round(time)} ms, ${(time / Math.max(1, medianOf(bare, name))).toFixed(2)} ×`;
  };
  return [
    page,
    compared('paint'),
    compared('slowPaint'),
    `${Math.round(medianOf(ours, 'blocking'))} ms, ${Math.round(medianOf(bare, 'blocking'))} ms`,
    medianOf(ours, 'shift').toFixed(2),
    `${Math.round(medianOf(ours, 'menu'))} ms`,
    `${medianOf(ours, 'score')}`,
  ];
}

const HEAD = [
  'page',
  'LCP',
  'LCP, slow phone',
  'blocked, and without script',
  'shift',
  'menu opens, slow',
  'least score',
];

/** The table, with the median of all rounds. `×`: how many times as long as the same page without script. */
export const measurementsTable = (measured: Measured[]): string => table(HEAD, measured.map(rowOf));
