import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import {valueAt} from '../../browser/figures';
import {formatFigure} from '../../content/site/records/figure';
import cardStyles from '../Card/styles.module.css';
import {type ChildrenProps, type Place, Surroundings, useRecords} from '../inputs';
import styles from './styles.module.css';

/** How the figures of a group are set. */
interface Group {
  /** Whether they count up from zero. */
  counting: boolean;
  /** Whether they are cells of a race card. */
  isCard: boolean;
}

const GroupOfFigures = createContext<Group>({counting: false, isCard: true});

export interface FiguresProps extends ChildrenProps {
  /** Whether the figures count up from zero once they come into view. @rare */
  counting?: boolean;
  /** How they are drawn: equal cells of a race card, or so large that they are the picture. @rare */
  variant?: 'card' | 'poster';
}

/** The classes of cells. In a section, figures that don't count are set as a list. */
function cellClasses(counting: boolean, place: Place): string {
  const isList = place === 'section' && !counting;
  return clsx(cardStyles.cells, styles.cells, isList && styles.list, place === 'page' && styles.onPage);
}

/** Figures side by side. The counting itself needs no React (`src/browser/figures.ts`). */
export function Figures({counting = false, variant = 'card', children}: FiguresProps): ReactNode {
  const place = useContext(Surroundings);
  const isCard = variant === 'card';
  const list = (
    <ul
      role="list"
      data-counting={counting || undefined}
      className={clsx(
        styles.figures,
        isCard ? cellClasses(counting, place) : styles.poster,
        counting && styles.counted,
      )}
    >
      {children}
    </ul>
  );
  return (
    <GroupOfFigures.Provider value={{counting, isCard}}>
      {isCard ? <div className={styles.frame}>{list}</div> : list}
    </GroupOfFigures.Provider>
  );
}

export interface Props {
  /** The figure's name in records/figures.yml. @record figures */
  name: string;
  /** Other words than the record's to go with it on this page. */
  label?: string;
  /** Words or signs in front of the number on this page, such as UGX. @rare */
  prefix?: string;
  /** The short form: 16K+ in place of 16,000+. @rare */
  compact?: boolean;
  /** From edge to edge, with suns for its zeros: for the first of a group. @rare */
  suns?: boolean;
}

/** A figure drawn with suns for its zeros. Decoration: the figure itself is in the page beside it. */
function Suns({value}: {value: string}): ReactNode {
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
 * @inside Figures
 * @add Figure: A number from “Figures”, the same on every page.
 */
export default function Figure({name, label, prefix, compact = false, suns = false}: Props): ReactNode {
  const {counting, isCard} = useContext(GroupOfFigures);
  const record = useRecords().figures[name];
  if (!record) throw new Error(`No figure is called "${name}". The names stand in records/figures.yml.`);
  const before = prefix ?? record.prefix;
  const duration = counting && record.duration;
  const value = formatFigure(record, {compact});

  return (
    <li className={clsx(isCard && cardStyles.cell, styles.figure, suns && styles.leading)}>
      {before && <span className={clsx(styles.value, styles.prefix)}>{before} </span>}
      <span className={clsx(styles.value, suns && styles.wide)}>
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
        {suns && <Suns value={value} />}
      </span>{' '}
      <span className={styles.label}>{label ?? record.label}</span>
    </li>
  );
}
