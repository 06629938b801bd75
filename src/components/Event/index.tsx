import type {ReactNode} from 'react';
import {dayInWords} from '../../content/checker/dates';
import {UTC_OFFSET} from '../../content/site/kampala';
import {to24Hours} from '../../content/site/times';
import {dayOf} from './day';
import styles from './styles.module.css';

export interface DayProps {
  /**
   * The day: year, month, day, such as 2026-12-05.
   * @hint The day.
   * @format date
   */
  date: string;
}

/**
 * A date in words, inside a sentence: Saturday 5 December 2026.
 * @inline
 */
export function Day({date}: DayProps): ReactNode {
  return <time dateTime={date}>{dayInWords(dayOf(date))}</time>;
}

export interface Props {
  /** What it is called. */
  title: string;
  /**
   * The day, or the first of several: year, month, day, such as 2026-12-05.
   * @hint The day, or the first of several.
   * @format date
   */
  date: string;
  /**
   * The last day, of an event over several.
   * @format date
   * @rare
   */
  lastDay?: string;
  /**
   * When it starts, such as 9:00 AM.
   * @format time
   */
  starts?: string;
  /**
   * When it ends.
   * @format time
   */
  ends?: string;
  /** Where it is. */
  place?: string;
  /** What there is to know, in Markdown, and a button if there is one. */
  children?: ReactNode;
}

/**
 * An event on a day, or on several. The check tells staff when it is over; visitors go on seeing it.
 * @add Event: Something on a day: you choose it in a calendar.
 * @rank 3
 */
// A file that imports it has it in place of the browser's own Event.
export default function Event({title, date, lastDay, starts, ends, place, children}: Props): ReactNode {
  return (
    <article className={styles.event}>
      <div>
        <h3>{title}</h3>
        {(starts || place) && (
          <p className={styles.where}>
            {starts && <time dateTime={`${date}T${to24Hours(starts)}${UTC_OFFSET}`}>{starts}</time>}
            {ends && '-'}
            {ends && <time dateTime={to24Hours(ends)}>{ends}</time>}
            {starts && place && ', '}
            {place}
          </p>
        )}
        {children}
      </div>
      <p className={styles.when}>
        <Day date={date} />
        {lastDay && ' to '}
        {lastDay && <Day date={lastDay} />}
      </p>
    </article>
  );
}
