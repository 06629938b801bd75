/** What is measured of a page, round by round, and the table that shows it. */
import {table} from './table';

/** What Lighthouse measured of a page. Times in milliseconds. */
export interface OfLighthouse {
  /** The largest paint, computed for a phone. */
  paint: number;
  /** How long scripts kept the page from answering. */
  blocking: number;
  /** How far things moved after they were first shown, without a unit. */
  shift: number;
  /** The least of Lighthouse's scores, of 100. */
  score: number;
}

/** What a slowed browser measured of a page. Times in milliseconds. */
export interface OfSlowPhone {
  /** The largest paint. */
  slowPaint: number;
  /** From a touch on the menu to the open menu; undefined on a page without script. */
  menu?: number;
}

type Measurements = OfLighthouse & OfSlowPhone;

/** What was measured of a page in every round: ours, and without script. */
export interface Measured {
  page: string;
  ours: Measurements[];
  bare: Measurements[];
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const medianOf = (rounds: Measurements[], name: keyof Measurements) => median(rounds.flatMap((one) => one[name] ?? []));

/** A page as a row. */
function rowOf({page, ours, bare}: Measured): string[] {
  const compared = (name: 'paint' | 'slowPaint') => {
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
