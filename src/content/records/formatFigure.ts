/** Figures as visitors read them. */
import type {FigureRecord} from './registry';

/** The units that shorten a number, the largest first. */
const UNITS = {B: 1e9, M: 1e6, K: 1e3};
const NO_UNIT: [unit: string, size: number] = ['', 1];

const largestUnit = (number: number) => Object.entries(UNITS).find(([, size]) => number >= size) ?? NO_UNIT;

/** A figure as visitors read it, without its prefix: 16,000+. `compact` shortens it: 16K+, or 16.2K+. */
export function formatFigure(record: FigureRecord, {compact = false}: {compact?: boolean} = {}): string {
  const {number, suffix = '', plain = false} = record;
  const [unit, size] = compact ? largestUnit(number) : NO_UNIT;
  // Cut off and not rounded up: no figure says more than the record.
  const share = unit ? Math.floor((10 * number) / size) / 10 : number;
  const written = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 9, useGrouping: !plain}).format(share);
  return `${written}${unit}${suffix}`;
}
