import type {ReactNode} from 'react';
import {useRecords} from '../../records';
import styles from './Year.module.css';

/** About: the founding year, from edge to edge, painted across the stripes that run down the page (Stripes). */
export default function Year(): ReactNode {
  return (
    <span aria-hidden="true" className={styles.year}>
      {useRecords().organisation.founded}
    </span>
  );
}
