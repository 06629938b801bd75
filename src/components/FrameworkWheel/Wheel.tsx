import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Six wedges of a hexagon around a jersey. Decoration: the list beside it says the same in words. */
export default function Wheel(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="-52 -52 104 104" className={styles.wheel}>
      {[0, 1, 2, 3, 4, 5].map((wedge) => (
        <g key={wedge} className={styles.wedge}>
          <path d="M0 0-25-43.3H25z" transform={`rotate(${wedge * 60 + 30})`} />
          <g transform={`rotate(${wedge * 60 + 30}) translate(0-33) rotate(${-wedge * 60 - 30})`}>
            <circle r="7" />
            <text y="3.4">{wedge + 1}</text>
          </g>
        </g>
      ))}
      <circle r="20" className={styles.hub} />
      <path className={styles.rider} d="M-5-11q5 4 10 0l8 6-4 6-3-2V11H-6V-1l-3 2-4-6z" />
    </svg>
  );
}
