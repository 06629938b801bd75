import type {ReactNode} from 'react';
import {useRecords} from '../records';
import styles from './styles.module.css';

/** Google's documented address for a place: https://developers.google.com/maps/documentation/urls/get-started */
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

export interface Props {
  /** The whole address on one line, inside a sentence; otherwise the street on a line of its own. */
  inline?: boolean;
  /** A link below it to the way there, on a map elsewhere. Nothing is fetched from there before a visitor follows it. */
  directions?: boolean;
}

/** Where the organisation is, from the records. A long press or a double click selects the whole of it. */
export default function Address({inline = false, directions = false}: Props): ReactNode {
  const {street, area, city, country} = useRecords().organisation.address;
  if (inline) {
    return (
      <span className={styles.copy}>
        {street}, {area}, {city}, {country}
      </span>
    );
  }
  return (
    <>
      <address className={`${styles.copy} ${styles.lines}`}>
        <span>{street},</span>{' '}
        <span>
          {area}, {city}, {country}
        </span>
      </address>
      {directions && (
        <a className={styles.directions} href={MAP + encodeURIComponent(`${street}, ${area}, ${city}, ${country}`)}>
          Directions
        </a>
      )}
    </>
  );
}
