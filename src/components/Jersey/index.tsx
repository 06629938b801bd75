import clsx from 'clsx';
import type {ReactNode} from 'react';
import {RIDER_CAP, RIDER_HEAD, RIDER_PEAK, WHOLE} from '../Rider/drawing';
import {fillOf} from '../Silk';
import {type Color, type SilkDesign, type SilkName, shapes, silks} from '../Silk/silks';
import {
  boxOfShape,
  CAP_DOME,
  CAP_PEAK,
  JERSEY_BODY,
  JERSEY_COLLAR,
  JERSEY_CUFFS,
  JERSEY_SLEEVES,
  PAPER_STRIPES,
  PIECES,
} from './garment';
import styles from './styles.module.css';

export interface Props {
  /** What it is made of. */
  silk: SilkName;
  /** Without a cap it hangs there, and nobody wears it. */
  cap?: boolean;
  /** A class of the place where it hangs. */
  className?: string;
}

/** A jersey laid flat, in a silk, with its cap or without. Decoration: hidden from a screen reader. */
export default function Jersey({silk, cap = true, className}: Props): ReactNode {
  const design: SilkDesign = silks[silk];
  return (
    <svg aria-hidden="true" viewBox={WHOLE} className={clsx(styles.jersey, className)}>
      <path fill={fillOf(design.sleeves)} d={JERSEY_SLEEVES + (cap ? CAP_DOME : '')} />
      <path fill={fillOf(design.ground)} d={JERSEY_BODY} />
      <svg aria-hidden="true" overflow="visible" {...boxOfShape(design)}>
        <path fill={fillOf(design.color)} d={shapes[design.shape]} stroke="none" />
      </svg>
      <path fill={fillOf('sand')} d={JERSEY_COLLAR} />
      <path fill={fillOf(design.color)} d={JERSEY_CUFFS + (cap ? CAP_PEAK : '')} />
    </svg>
  );
}

/** Cloths on which a number is ink. On the others it is paper. */
const LIGHT_CLOTHS: ReadonlySet<Color> = new Set(['gold', 'sky', 'paper']);

/** A piece of the framework's pattern, by its index: cut from its cloth, with its number on it. Part of an <svg>. */
export function CutPiece({index}: {index: number}): ReactNode {
  const {path, cloth, number} = PIECES[index % PIECES.length];
  return (
    <>
      <path fill={fillOf(cloth)} d={path} />
      {cloth === 'paper' && <path fill="var(--silk-gold)" stroke="none" d={PAPER_STRIPES} />}
      <text x={number[0]} y={number[1]} fill={fillOf(LIGHT_CLOTHS.has(cloth) ? 'ink' : 'paper')} stroke="none">
        {index + 1}
      </text>
    </>
  );
}

/** The jersey of the framework, sewn together from its six pieces. Decoration. */
export function SewnPattern({className}: {className?: string}): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 -3 64 79" className={clsx(styles.jersey, className)}>
      <g transform="translate(0 -4)">
        <path fill="var(--head)" d={RIDER_HEAD} />
        <path fill="var(--silk-gold)" d={RIDER_CAP + RIDER_PEAK} />
      </g>
      {PIECES.map(({path}, index) => (
        <CutPiece key={path} index={index} />
      ))}
      <path fill={fillOf('sand')} d={JERSEY_COLLAR} />
    </svg>
  );
}

/** A jersey on its hanger, its cap beside it on a rail, with nobody in them: for pages that say what isn't there. Decoration. */
export function HangingJersey(): ReactNode {
  const {sleeves, color} = silks['not-found'];
  return (
    <svg aria-hidden="true" viewBox={WHOLE} fill="none" stroke="var(--line)" className={styles.hanging}>
      {/* The rail, across the whole opening. */}
      <path stroke="none" fill="var(--silk-gold)" d="M-200 5h500v2h-500z" />
      {/* The jersey's hanger, and the hook of the cap. */}
      <path d="M29 8.5a3.4 3.4 0 1 1 5.2 2Q32 12 32 13.6V16l-4 7.2M32 16l4 7.2M53.9 7.7a2.4 2.4 0 1 1 3.6 1Q56 9.6 56 10.6" />
      <g className={styles.outline} transform="rotate(24 56 10) translate(38 8) scale(.56)">
        <path fill={fillOf(sleeves)} d={CAP_DOME} />
        <path fill={fillOf(color)} d={CAP_PEAK} />
      </g>
      <Jersey silk="not-found" cap={false} />
    </svg>
  );
}
