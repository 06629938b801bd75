import type {ReactNode} from 'react';
import {useRecords} from '../records';
import styles from './styles.module.css';

export interface Props {
  /** The whole address on one line, inside a sentence; otherwise the street on a line of its own. */
  inline?: boolean;
}

/** Where the organisation is, from the records. A long press or a double click selects the whole of it. */
export default function Address({inline = false}: Props): ReactNode {
  const {street, area, city, country} = useRecords().organisation.address;
  if (inline) {
    return (
      <span className={styles.copy}>
        {street}, {area}, {city}, {country}
      </span>
    );
  }
  return (
    <address className={`${styles.copy} ${styles.lines}`}>
      <span>{street},</span>{' '}
      <span>
        {area}, {city}, {country}
      </span>
    </address>
  );
}
