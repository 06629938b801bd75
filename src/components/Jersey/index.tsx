import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import {figureOf} from '../Silk/figures';
import {type SilkDesign, type SilkName, silks} from '../Silk/silks';
import {BODY, COLLAR, CUFFS, DOME, PEAK, PIECES, placeOf, SLEEVES} from './garment';
import styles from './styles.module.css';

export interface Props {
  /** The silk that the jersey is made of. */
  silk: SilkName;
  /** How large it is drawn: on a card, or as a picture of its own. */
  size?: 'card' | 'poster';
  /** Without a cap it hangs there, and nobody wears it. */
  cap?: boolean;
}

/** A jockey's jersey and cap, in a silk. Decoration: hidden from a screen reader. */
export default function Jersey({silk, size = 'card', cap = true}: Props): ReactNode {
  const {figure, colour, ground, sleeves = ground}: SilkDesign = silks[silk];
  const worn = figureOf(figure);
  return (
    <svg aria-hidden="true" viewBox="0 0 64 78" className={clsx(styles.jersey, styles[size])}>
      <path fill={fillOf(sleeves)} d={SLEEVES + (cap ? DOME : '')} />
      <path fill={fillOf(ground)} d={BODY} />
      <svg aria-hidden="true" {...placeOf(worn)}>
        <path fill={fillOf(colour)} d={worn.path} className={styles.figure} />
      </svg>
      <path fill={fillOf('paper')} d={COLLAR} />
      <path fill={fillOf(colour)} d={CUFFS + (cap ? PEAK : '')} />
    </svg>
  );
}

/** The jersey of the framework, sewn together from its six pieces. Decoration. */
export function SewnPattern(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 78" className={clsx(styles.jersey, styles.poster)}>
      <path fill="var(--silk-gold)" d={DOME + PEAK} />
      <path fill="var(--silk-paper)" d={BODY + SLEEVES} />
      <path stroke="var(--silk-lake)" strokeDasharray="2 1.4" d="M17 30v25M47 30v25M32 27.5V76M17 55h30" />
      {PIECES.map(({number: [x, y]}, index) => (
        <text key={`${x} ${y}`} x={x} y={y} fill="var(--silk-lake)" stroke="none">
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
