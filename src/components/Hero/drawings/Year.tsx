import type {ReactNode} from 'react';
import {useRecords} from '../../records';
import styles from './Year.module.css';

/** About: the founding year, from edge to edge, across the page's stripes (Stripes). */
export default function Year(): ReactNode {
  return (
    <span aria-hidden="true" className={styles.year}>
      {useRecords().organisation.founded}
    </span>
  );
}
