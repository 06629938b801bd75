import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import {counterValueAt} from '../../browser/counterValue';
import {formatFigure} from '../../content/records/formatFigure';
import {type ChildrenProps, splitChildren} from '../children';
import grid from '../Grid/styles.module.css';
import {useRecords} from '../records';
import styles from './styles.module.css';

type Variant = 'grid' | 'full-width' | 'list' | 'poster';

/** What a counter gets from its group. */
const CounterGroupContext = createContext({animated: false, isPoster: false});

export interface CountersProps extends ChildrenProps {
  /**
   * Whether the numbers count up from zero once they come into view.
   * @rare
   */
  animated?: boolean;
  /**
   * How they are drawn: in a grid, in a grid as wide as the screen, as a list, or so large that they are the picture.
   * @rare
   */
  variant?: Variant;
}

/** Counters side by side. A script animates them (`src/browser/counters.ts`). */
export function Counters({animated = false, variant = 'grid', children}: CountersProps): ReactNode {
  const isPoster = variant === 'poster';
  const gridClasses = clsx(grid.cells, styles.grid, variant === 'list' && styles.list);
  const [, counters] = splitChildren(children, Counter);
  const list = (
    <ul
      role="list"
      data-uncounted={animated || undefined}
      className={clsx('unmarked', isPoster ? styles.poster : gridClasses, animated && styles.counted)}
    >
      {counters.map(({key, props}, index) => (
        <Counter key={key} {...props} fillsRow={isPoster && index === counters.length - 1} />
      ))}
    </ul>
  );
  return (
    <CounterGroupContext.Provider value={{animated, isPoster}}>
      {variant === 'full-width' ? <div className={styles.fullWidth}>{list}</div> : list}
    </CounterGroupContext.Provider>
  );
}

export interface Props {
  /**
   * The figure's name in records/figures.yml.
   * @format figure
   */
  name: string;
  /** Its label on this page, in place of the record's. */
  label?: string;
  /**
   * Text or symbols in front of the number on this page, such as UGX.
   * @rare
   */
  prefix?: string;
  /**
   * The short form: 16K+ in place of 16,000+.
   * @rare
   */
  compact?: boolean;
  /**
   * Fills the row, with suns as zeros. Use it on the first figure only.
   * @rare
   */
  giant?: boolean;
  /**
   * As large as a giant, without suns: the last figure of a poster. <Counters> sets it.
   * @internal
   */
  fillsRow?: boolean;
}

/**
 * A figure with suns for its zeros. Decoration: screen readers read the figure's text. The empty span that splitting leaves
 * between two zeros moves their suns apart.
 */
function GiantZeros({value}: {value: string}): ReactNode {
  return (
    <span aria-hidden="true" className={styles.suns}>
      {value.split(/(0)/).map((signs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: characters have no names and keep their order.
        <span key={index} data-signs={signs === '0' ? undefined : signs} />
      ))}
    </span>
  );
}

/**
 * One figure and its label. Its text is the final value, even while moving digits are painted over it.
 * @inside Counters
 * @add Counter: A number from “Figures”, the same on every page.
 */
export default function Counter({
  name,
  label,
  prefix,
  compact = false,
  giant = false,
  fillsRow = false,
}: Props): ReactNode {
  const {animated, isPoster} = useContext(CounterGroupContext);
  const record = useRecords().figures[name];
  if (!record) throw new Error(`No figure is called "${name}". Use a name from records/figures.yml.`);
  const before = prefix ?? record.prefix;
  const duration = animated && record.duration;
  const value = formatFigure(record, {compact});

  return (
    <li
      className={clsx(
        !isPoster && grid.cell,
        styles.figure,
        (giant || fillsRow) && styles.fillsRow,
        giant && styles.giant,
      )}
    >
      {before && <span className={clsx(styles.value, styles.prefix)}>{before} </span>}
      <span className={styles.value}>
        {/* The moving digits are in an attribute: they aren't read aloud, copied or translated. */}
        {duration && (
          <span
            aria-hidden="true"
            className={styles.digits}
            data-duration={duration}
            data-zero={counterValueAt(value, 0, duration)}
          />
        )}
        <span className={styles.final}>{value}</span>
        {giant && <GiantZeros value={value} />}
      </span>{' '}
      <span className={styles.label}>{label ?? record.label}</span>
    </li>
  );
}
