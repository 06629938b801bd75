import type {ReactNode} from 'react';
import {useRecords} from '../../records';
import styles from './styles.module.css';

/** The silk's stripes as the spine of the page, and the founding year painted across them. */
export default function Spine(): ReactNode {
  return (
    <span aria-hidden="true" className={styles.spine}>
      {useRecords().organisation.founded}
    </span>
  );
}
