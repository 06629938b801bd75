import type {ReactNode} from 'react';
import type {ChildrenProps} from '../children';
import styles from './styles.module.css';

/** The place of the map until there is one: arcs around a sun, no invented street, and one sentence inside the sun. */
export default function MapPlaceholder({children}: ChildrenProps): ReactNode {
  return (
    <div className={styles.map}>
      <svg aria-hidden="true" viewBox="-60 -40 120 40" preserveAspectRatio="xMidYMax slice">
        {[62, 48, 34].map((radius) => (
          <circle key={radius} r={radius} fill="none" stroke="var(--silk-lake)" strokeWidth="7" />
        ))}
        <circle r="20" fill="var(--sun)" />
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
