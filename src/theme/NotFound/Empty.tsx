import type {ReactNode} from 'react';
import Jersey from '../../components/Jersey';
import styles from './styles.module.css';

/** A jersey on its peg, with nobody in it. */
export default function Empty(): ReactNode {
  return (
    <div aria-hidden="true" className={styles.peg}>
      <Jersey silk="not-found" size="poster" cap={false} />
    </div>
  );
}
