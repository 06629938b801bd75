import type {ReactNode} from 'react';
import {useRecords} from '../records';
import styles from './styles.module.css';
import {weekOf} from './week';

export interface Props {
  /** As large as a headline, for the page where people look for them. */
  size?: 'text' | 'poster';
}

/** When the doors are open, from the records, a line for each day or group of days. */
export default function OpeningHours({size = 'text'}: Props): ReactNode {
  const {hours} = useRecords();
  return (
    <div className={styles[size]}>
      <table className={styles.hours}>
        <caption className="sr-only">Business hours</caption>
        <tbody>
          {hours.week.map(({days, opens, closes, closed}) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{closed ? 'closed' : `${opens}-${closes}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Shown by src/client/starter while it is true. */}
      {weekOf(hours).map(({closes, open}) => (
        <p key={open} data-open={open} className={styles.today}>
          Open today until {closes}
        </p>
      ))}
    </div>
  );
}
