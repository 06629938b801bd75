import type {ReactNode} from 'react';
import {PIECES, sidesOf} from '../../Jersey/garment';
import styles from './Pattern.module.css';

/** The framework: a tailor's pattern, its jersey cut into six numbered pieces. */
export default function Pattern(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="-1.4 23 69.8 62"
      fill="none"
      stroke="var(--silk-gold)"
      strokeWidth="0.7"
      strokeDasharray="2.1 .9"
      strokeDashoffset="1.05" // Half a dash on each side of a corner.
      className={styles.pattern}
    >
      {PIECES.map(({path, apart, number: [x, y]}, index) => (
        <g key={path} transform={`translate(${apart})`}>
          <path d={sidesOf(path).join('')} />
          <text x={x} y={y} fill="currentcolor" stroke="none">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
