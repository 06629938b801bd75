import type {ReactNode} from 'react';
import {PIECES} from '../../Jersey/pieces';
import styles from './styles.module.css';

/** A tailor's pattern: a jersey cut into six numbered pieces. */
export default function Pattern(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="-8 19 81 66" className={styles.pattern}>
      {PIECES.map(({path, apart, number: [x, y]}, index) => (
        <g key={path} transform={`translate(${apart})`}>
          <path d={path} />
          <text x={x} y={y}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
