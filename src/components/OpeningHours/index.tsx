import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useRecords} from '../records';
import {closedDay, openTimes} from './lines';
import styles from './styles.module.css';

export interface Props {
  /**
   * As large as a headline, for the page where people look for the hours.
   * @rare
   */
  variant?: 'text' | 'poster';
}

/**
 * The opening hours, from the records, a line for each day or group of days. Below, a script (src/browser/inline/hours.ts)
 * shows the closed days of the coming week and until when it is open today. Without script, all closed days are shown.
 */
export default function OpeningHours({variant = 'text'}: Props): ReactNode {
  const {hours} = useRecords();
  return (
    <div className={variant === 'poster' ? styles.poster : undefined}>
      {/* With rows that are grids, as in the poster, Safari drops the table's roles unless they are explicit. */}
      <table role="table" aria-label="Business hours" className={styles.hours}>
        <tbody role="rowgroup">
          {hours.week.map(({days, opens, closes, closed}) => (
            <tr key={days} role="row">
              <th role="rowheader" scope="row">
                {days}
              </th>
              <td role="cell">{closed ? 'Closed' : `${opens}-${closes}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hours.closed?.map(({date, reason}) => {
        const {inWords, announced} = closedDay(date);
        return (
          <p key={date} data-date={announced} className={styles.today}>
            Closed on <time dateTime={date}>{inWords}</time>: {reason}
          </p>
        );
      })}
      {openTimes(hours).map(({closes, open}) => (
        <p key={open} hidden data-time={open} className={clsx(styles.today, 'screen-only')}>
          {`Open today until ${closes}`}
        </p>
      ))}
    </div>
  );
}
