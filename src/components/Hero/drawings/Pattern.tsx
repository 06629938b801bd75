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
      strokeLinecap="square"
      strokeDasharray="1.4 1.6"
      strokeDashoffset="0.7"
      className={styles.pattern}
    >
      {PIECES.map(({path, apart, number: [x, y]}, index) => (
        <g key={path} transform={`translate(${apart})`}>
          {sidesOf(path).map((side) => (
            // Each has whole dashes, and half of one at both ends: corners are closed.
            <path key={side.path} d={side.path} pathLength={3 * Math.round(side.length / 3)} />
          ))}
          <text x={x} y={y} fill="currentcolor" stroke="none">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
