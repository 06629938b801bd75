import type {ReactNode} from 'react';
import {dayIn, inWords, minutesOf} from '../../content/dates';
import styles from './styles.module.css';

export interface DayProps {
  /**
   * The day: year, month, day, such as 2026-12-05.
   * @form date
   */
  date: string;
}

/** The check tells staff of a date that isn't one. */
function partsOf(date: string) {
  const day = dayIn(date);
  if (!day) throw new Error(`There is no such day as "${date}". Write dates like this: 2026-12-05.`);
  return day;
}

/**
 * A date in words, inside a sentence: Saturday 5 December 2026.
 * @inline
 */
export function Day({date}: DayProps): ReactNode {
  return <time dateTime={date}>{inWords(partsOf(date))}</time>;
}

/** The days of an event, drawn as on a calendar: the weekday, the day, the year. */
function Days({date, lastDay}: {date: string; lastDay?: string}): ReactNode {
  const [first, last] = [partsOf(date), partsOf(lastDay ?? date)];
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  const begins = [first.day, !sameMonth && first.month, !sameYear && first.year];
  const words = (
    <>
      <span>
        {first.weekday}
        {lastDay && ` to ${last.weekday}`}
      </span>{' '}
      <strong>
        {lastDay && <time dateTime={date}>{begins.filter(Boolean).join(' ')}</time>}
        {lastDay && (sameMonth ? '-' : ' to ')}
        {lastDay ? (
          <time dateTime={lastDay}>
            {last.day} {last.month}
          </time>
        ) : (
          `${last.day} ${last.month}`
        )}
      </strong>{' '}
      <span>{last.year}</span>
    </>
  );
  return <p className={styles.when}>{lastDay ? words : <time dateTime={date}>{words}</time>}</p>;
}

/** A time of a day as machines read it. Kampala is three hours ahead of Greenwich all year. */
function timeOn(date: string, time: string): string {
  const minutes = minutesOf(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}+03:00`;
}

export interface Props {
  /** What it is called. */
  title: string;
  /**
   * The day, or the first of several: year, month, day, such as 2026-12-05.
   * @form date
   */
  date: string;
  /**
   * The last day, of an event over several.
   * @form date
   */
  lastDay?: string;
  /**
   * When it starts, such as 9:00 AM.
   * @form time
   */
  starts?: string;
  /**
   * When it ends.
   * @form time
   */
  ends?: string;
  /** Where it is. */
  place?: string;
  /** What there is to know, in Markdown, and a button if there is one. */
  children?: ReactNode;
}

/** An event on a day, or on several. The check tells staff when it is over; visitors go on seeing it. */
export default function Event({title, date, lastDay, starts, ends, place, children}: Props): ReactNode {
  const times = [
    {kind: 'starts', time: starts, on: date},
    {kind: 'ends', time: ends, on: lastDay ?? date},
  ];
  return (
    <article className={styles.event}>
      <div>
        <h3>{title}</h3>
        {(starts || place) && (
          <p className={styles.where}>
            {times.map(
              ({kind, time, on}, index) =>
                time && (
                  <span key={kind}>
                    {index > 0 && '-'}
                    <time dateTime={timeOn(on, time)}>{time}</time>
                  </span>
                ),
            )}
            {starts && place && ', '}
            {place}
          </p>
        )}
        {children}
      </div>
      <Days date={date} lastDay={lastDay} />
    </article>
  );
}
