import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PIECES} from '../../Jersey/garment';
import motion from './motion.module.css';
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
      // A dash and a gap are 3 long, and an outline begins in the middle of a dash. So a corner is inside a dash, which closes
      // it, where the outline up to there is at most 1 longer or shorter than a multiple of 3: such are nearly all of PIECES.
      strokeDasharray="2.1 .9"
      strokeDashoffset="1.05"
      className={clsx(styles.pattern, motion.rises)}
    >
      {PIECES.map(({path, apart, number: [x, y]}, index) => (
        <g key={path} transform={`translate(${apart})`}>
          <path d={path} />
          <text x={x} y={y} fill="currentcolor" stroke="none">
            {index + 1}
          </text>
        </g>
      ))}
      {/* The shoulders, behind a side of 25: a dash ends there, so their corners are closed by hand. */}
      <path strokeDasharray="none" d="M17 31v-1l1-.55M50 31v-1l-1-.55" />
    </svg>
  );
}
