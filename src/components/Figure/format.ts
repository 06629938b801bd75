/** The arithmetic and the writing of figures, with nothing of the browser in it. */
import type {FigureRecord} from '../../content/records/schema';

const UNITS: [number, string][] = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

const writers = new Map<string, Intl.NumberFormat>();

/** Kept once made: making one takes longer on a cheap phone than a frame may last. */
function writer(decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${decimals} ${useGrouping}`;
  const known = writers.get(key);
  if (known) return known;
  const digits = {minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping};
  const made = new Intl.NumberFormat('en-GB', digits);
  writers.set(key, made);
  return made;
}

export interface FormatOptions {
  /** The short form: 16K+ in place of 16,000+. */
  compact?: boolean;
  /** Stands in for the record's number while it counts. */
  value?: number;
}

/** A figure as it is read, without what stands before it: number with separators, suffix. */
export function formatFigure(record: FigureRecord, options: FormatOptions = {}): string {
  const {number, suffix = '', plain = false} = record;
  const {compact = false, value = number} = options;
  const [size, unit] = (compact && UNITS.find(([least]) => number >= least)) || [1, ''];
  // A counter keeps the decimals of the number it runs to: 0.0 … 2.5, but never 1,234.5 on its way to 16,000.
  const decimals = (String(number / size).split('.')[1] ?? '').length;
  return `${writer(decimals, !plain).format(value / size)}${unit}${suffix}`;
}

/**
 * The value that a counter shows after `elapsed` of `duration` milliseconds: from 0 to `target`, fast first and
 * slow at the end, never beyond the target.
 */
export function countAt(target: number, elapsed: number, duration: number): number {
  const progress = duration > 0 ? Math.min(Math.max(elapsed / duration, 0), 1) : 1;
  return target * (1 - (1 - progress) ** 3);
}
