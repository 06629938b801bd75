import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import styles from './styles.module.css';

export interface Props {
  /** The sentence that says what will stand here. */
  children: ReactNode;
}

/** The place of the map until there is one: arcs that lead to a sun, no invented street, and one sentence. */
export default function MapPlaceholder({children}: Props): ReactNode {
  return (
    <div className={styles.map}>
      <svg aria-hidden="true" viewBox="0 0 120 40" preserveAspectRatio="xMidYMax slice">
        <path fill="var(--silk-lake)" d="M0 0h120v40H0z" />
        {[52, 44, 36, 28, 20, 12].map((radius, index) => (
          <circle key={radius} cx="60" cy="40" r={radius} fill={fillOf(index % 2 ? 'lake' : 'sand')} />
        ))}
        <circle cx="60" cy="30" r="6" fill="var(--silk-clay)" />
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
