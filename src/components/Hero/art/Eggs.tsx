import type {ReactNode} from 'react';
import styles from './styles.module.css';

const EGG = 'M-49 150C-49 92-26 36 0 36s49 56 49 114z';
const SHELL = 'M-49 150q0-24 7-48l14 15 14-18 14 18 14-18 14 18 14-15q7 24 7 48z';
const LID = 'M-41 94C-32 60-17 36 0 36s32 24 41 58l-13-14-14 17-14-18-14 18-14-17z';

/** A row of eggs, one of which is hatching. */
export default function Eggs(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="-60 0 1120 150" preserveAspectRatio="xMidYMax slice" className={styles.eggs}>
      {[-4, -3, -2, -1, 1, 2, 3, 4].map((place) => (
        <path key={place} d={EGG} transform={`translate(${500 + place * 124})`} />
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
