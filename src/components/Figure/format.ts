/** Figures as they are read. */
import type {FigureRecord} from '../../content/records/schema';

const UNITS: [number, string][] = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/** A figure as it is read, without what stands before it: number with separators, suffix. `compact` makes it 16K+. */
export function formatFigure(record: FigureRecord, {compact = false}: {compact?: boolean} = {}): string {
  const {number, suffix = '', plain = false} = record;
  const [size, unit] = (compact && UNITS.find(([least]) => number >= least)) || [1, ''];
  const written = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 9, useGrouping: !plain}).format(number / size);
  return `${written}${unit}${suffix}`;
}
