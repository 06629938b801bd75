import type {ReactNode} from 'react';
import {BODY, SLEEVES} from '../Jersey/garment';
import {PIECES} from '../Jersey/pieces';
import styles from './styles.module.css';

interface Props {
  /** Which piece, from 1. */
  number: number;
}

/** A jersey's outline with one piece of its pattern filled in. Decoration: hidden from a screen reader. */
export default function Piece({number}: Props): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 23 64 55" className={styles.piece}>
      <path d={`${BODY}${SLEEVES}M32 27.5V76M17 55h30`} />
      <path d={PIECES[(number - 1) % PIECES.length].path} />
    </svg>
  );
}
