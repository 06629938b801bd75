/** What the page that isn't there shows: an empty jersey on its peg. Part of the replaced `NotFound`. */
import type {ReactNode} from 'react';
import Jersey from '../../components/Jersey';
import styles from './styles.module.css';

/** A jersey on its peg, with nobody in it. */
export default function Empty(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 8 64 66" className={styles.empty}>
      <path fill="var(--silk-bark)" d="M-200 8h500v2h-500zM30.6 9h2.8v18h-2.8z" />
      <Jersey silk="not-found" size="poster" cap={false} />
    </svg>
  );
}
