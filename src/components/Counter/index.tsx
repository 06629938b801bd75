/** The numbers of records/figures.yml, on any page. */
import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import {valueAt} from '../../browser/counterValue';
import {formatFigure} from '../../content/records/formatFigure';
import type {ChildrenProps} from '../children';
import grid from '../Grid/styles.module.css';
import {useRecords} from '../records';
import styles from './counter.module.css';
import inGrid from './inGrid.module.css';
import poster from './poster.module.css';

type Variant = 'grid' | 'full-width' | 'list' | 'poster';

/** The classes that a group's variant adds to each part of its counters. */
interface VariantClasses {
  counter: string;
  giant: string;
  value?: string;
  label?: string;
}

const IN_GRID: VariantClasses = {
  counter: `${grid.cell} ${inGrid.cell}`,
  giant: inGrid.giant,
  label: inGrid.label,
};

const IN_POSTER: VariantClasses = {counter: poster.field, giant: poster.giant, value: poster.value};

/** The props of the group around a counter. */
const CounterGroupContext = createContext({animated: false, classes: IN_GRID});

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
  const isFullWidth = variant === 'full-width';
  const gridClasses = clsx(
    grid.cells,
    inGrid.cells,
    variant === 'list' && inGrid.list,
    isFullWidth && inGrid.cellsInFullWidth,
  );
  const list = (
    <ul
      role="list"
      data-counting={animated || undefined}
      className={clsx('unmarked', styles.figures, isPoster ? poster.poster : gridClasses, animated && styles.counted)}
    >
      {children}
    </ul>
  );
  return (
    <CounterGroupContext.Provider value={{animated, classes: isPoster ? IN_POSTER : IN_GRID}}>
      {isPoster ? list : <div className={clsx(inGrid.frame, isFullWidth && inGrid.fullWidth)}>{list}</div>}
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
   * Text or signs in front of the number on this page, such as UGX.
   * @rare
   */
  prefix?: string;
  /**
   * The short form: 16K+ in place of 16,000+.
   * @rare
   */
  compact?: boolean;
  /**
   * As wide as the group, with suns for its zeros: for the first of a group.
   * @rare
   */
  giant?: boolean;
}

/**
 * A figure drawn with suns for its zeros. Decoration: the figure itself is in the page beside it. Splitting at zeros leaves an
 * empty span between two of them. Spans are spread over the line, so suns that touch are twice as far apart for it.
 */
function GiantZeros({value}: {value: string}): ReactNode {
  return (
    <span aria-hidden="true" className={styles.suns}>
      {value.split(/(0)/).map((signs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs have no other name, and never move.
        <span key={index} data-signs={signs === '0' ? undefined : signs} />
      ))}
    </span>
  );
}

/**
 * One figure and its label. Its text is the final value, also while moving digits are painted over it.
 * @inside Counters
 * @add Counter: A number from “Figures”, the same on every page.
 */
export default function Counter({name, label, prefix, compact = false, giant = false}: Props): ReactNode {
  const {animated, classes} = useContext(CounterGroupContext);
  const valueClasses = clsx(styles.value, classes.value);
  const record = useRecords().figures[name];
  if (!record) throw new Error(`No figure is called "${name}". The names stand in records/figures.yml.`);
  const before = prefix ?? record.prefix;
  const duration = animated && record.duration;
  const value = formatFigure(record, {compact});

  return (
    <li className={clsx(styles.figure, classes.counter, giant && classes.giant)}>
      {before && <span className={clsx(valueClasses, styles.prefix)}>{before} </span>}
      <span className={clsx(valueClasses, giant && styles.wide)}>
        {/* Digits are painted from an attribute: screen readers, copying and translation never meet them. */}
        {duration && (
          <span
            aria-hidden="true"
            className={styles.digits}
            data-duration={duration}
            data-zero={valueAt(value, 0, duration)}
          />
        )}
        <span>{value}</span>
        {giant && <GiantZeros value={value} />}
      </span>{' '}
      <span className={clsx(styles.label, classes.label)}>{label ?? record.label}</span>
    </li>
  );
}
