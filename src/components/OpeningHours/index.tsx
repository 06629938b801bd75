import type {ReactNode} from 'react';
import {useRecords} from '../records';
import styles from './styles.module.css';

/** When the doors are open, from the records, a line for each day or group of days. */
export default function OpeningHours(): ReactNode {
  return (
    <table className={styles.hours}>
      <caption className="sr-only">Business hours</caption>
      <tbody>
        {useRecords().hours.map(({days, opens, closes, closed}) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{closed ? 'closed' : `${opens}-${closes}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
