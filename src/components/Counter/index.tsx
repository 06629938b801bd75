/** Numbers of records/figures.yml, on any page: in cells or as a poster, still or counting. */
import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import {valueAt} from '../../browser/figureValue';
import {formatFigure} from '../../content/site/records/figure';
import type {ChildrenProps} from '../children';
import {Surroundings, useRecords} from '../context';
import cells from '../Grid/styles.module.css';
import styles from './counter.module.css';
import inCells from './inGrid.module.css';
import poster from './poster.module.css';

type Variant = 'card' | 'poster';

/** What a group's sheet adds to each part of its figures, as classes. */
interface Looks {
  figure: string;
  giant: string;
  value?: string;
  label?: string;
}

const LOOKS: Record<Variant, Looks> = {
  card: {figure: `${cells.cell} ${inCells.cell}`, giant: inCells.giant, label: inCells.label},
  poster: {figure: poster.field, giant: poster.giant, value: poster.value},
};

/** How the figures of a group are set. */
interface Group {
  /** Whether they count up from zero. */
  animated: boolean;
  variant: Variant;
}

const GroupContext = createContext<Group>({animated: false, variant: 'card'});

export interface CountersProps extends ChildrenProps {
  /**
   * Whether the figures count up from zero once they come into view.
   * @rare
   */
  animated?: boolean;
  /**
   * How they are drawn: equal cells of a race card, or so large that they are the picture.
   * @rare
   */
  variant?: Variant;
}

/** Figures side by side. The animated itself needs no React (`src/browser/figures.ts`). */
export function Counters({animated = false, variant = 'card', children}: CountersProps): ReactNode {
  const surrounding = useContext(Surroundings);
  const isCard = variant === 'card';
  // In a section, figures that aren’t animated are set as a list.
  const isList = surrounding === 'section' && !animated;
  const isOnPage = surrounding === 'page';
  const cellClasses = [
    cells.cells,
    surrounding === 'statement' && cells.inStatement,
    inCells.cells,
    isList && inCells.list,
    isOnPage && inCells.cellsOnPage,
  ];
  const list = (
    <ul
      role="list"
      data-counting={animated || undefined}
      className={clsx('unmarked', styles.figures, isCard ? cellClasses : poster.poster, animated && styles.counted)}
    >
      {children}
    </ul>
  );
  return (
    <GroupContext.Provider value={{animated, variant}}>
      {isCard ? <div className={clsx(inCells.frame, isOnPage && inCells.onPage)}>{list}</div> : list}
    </GroupContext.Provider>
  );
}

export interface Props {
  /**
   * The figure's name in records/figures.yml.
   * @format figure
   */
  name: string;
  /** Other words than the record's to go with it on this page. */
  label?: string;
  /**
   * Words or signs in front of the number on this page, such as UGX.
   * @rare
   */
  prefix?: string;
  /**
   * The short form: 16K+ in place of 16,000+.
   * @rare
   */
  compact?: boolean;
  /**
   * From edge to edge, with suns for its zeros: for the first of a group.
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
    <span aria-hidden="true" className={styles.giant}>
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
 * @rank 6
 */
export default function Counter({name, label, prefix, compact = false, giant = false}: Props): ReactNode {
  const {animated, variant} = useContext(GroupContext);
  const looks = LOOKS[variant];
  const valueClasses = clsx(styles.value, looks.value);
  const record = useRecords().figures[name];
  if (!record) throw new Error(`No figure is called "${name}". The names stand in records/figures.yml.`);
  const before = prefix ?? record.prefix;
  const duration = animated && record.duration;
  const value = formatFigure(record, {compact});

  return (
    <li className={clsx(styles.figure, looks.figure, giant && looks.giant)}>
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
      <span className={clsx(styles.label, looks.label)}>{label ?? record.label}</span>
    </li>
  );
}
