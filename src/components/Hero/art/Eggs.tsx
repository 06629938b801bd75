import type {ReactNode} from 'react';
import styles from './styles.module.css';

const EGG = 'M-44 150C-44 88-24 34 0 34s44 54 44 116z';
const SHELL = 'M-44 150q0-24 6-46l12 14 13-17 13 17 13-17 13 17 12-14q6 22 6 46z';
const LID = 'M-37 92C-29 58-15 34 0 34s29 24 37 58l-12-13-12 16-13-17-13 17-12-16z';

/** A row of eggs, one of which is hatching. */
export default function Eggs(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 150" preserveAspectRatio="xMidYMax slice" className={styles.eggs}>
      {[-4, -3, -2, -1, 1, 2, 3, 4].map((place) => (
        <path key={place} d={EGG} transform={`translate(${500 + place * 112})`} />
      ))}
      <g transform="translate(500)">
        <circle cy="90" r="27" />
        <path fill="var(--silk-clay)" d="M22 84l17 6-17 7z" />
        <circle fill="var(--silk-ink)" cx="11" cy="82" r="4" />
        <path fill="var(--silk-paper)" d={SHELL} />
        <path fill="var(--silk-paper)" d={LID} className={styles.lid} />
      </g>
    </svg>
  );
}
