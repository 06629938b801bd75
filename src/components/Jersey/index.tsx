import clsx from 'clsx';
import type {ReactNode} from 'react';
import {RIDER_CAP, RIDER_HEAD, RIDER_PEAK, WHOLE} from '../Rider/drawing';
import {fillOf} from '../Silk';
import {type Color, shapes, silks} from '../Silk/silks';
import {
  CAP_DOME,
  CAP_PEAK,
  JERSEY_BODY,
  JERSEY_COLLAR,
  JERSEY_CUFFS,
  JERSEY_SLEEVES,
  PAPER_STRIPES,
  PIECES,
  SHAPE_BOX,
} from './garment';
import styles from './styles.module.css';

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

/** The jersey of the 404 page laid flat, without its cap. */
function EmptyJersey(): ReactNode {
  const {shape, color, background, sleeves} = silks['not-found'];
  return (
    <svg aria-hidden="true" viewBox={WHOLE} className={styles.jersey}>
      <path fill={fillOf(sleeves)} d={JERSEY_SLEEVES} />
      <path fill={fillOf(background)} d={JERSEY_BODY} />
      <svg aria-hidden="true" overflow="visible" {...SHAPE_BOX}>
        <path fill={fillOf(color)} d={shapes[shape]} stroke="none" />
      </svg>
      <path fill={fillOf('sand')} d={JERSEY_COLLAR} />
      <path fill={fillOf(color)} d={JERSEY_CUFFS} />
    </svg>
  );
}

/** A jersey on its hanger, its cap beside it on a rail, with nobody in them: for pages that say what isn't there. Decoration. */
export function HangingJersey(): ReactNode {
  const {sleeves, color} = silks['not-found'];
  return (
    <svg aria-hidden="true" viewBox={WHOLE} fill="none" stroke="var(--line)" className={styles.hanging}>
      {/* The rail, across the whole hero. */}
      <path stroke="none" fill="var(--silk-gold)" d="M-200 5h500v2h-500z" />
      {/* The jersey's hanger, and the hook of the cap. */}
      <path d="M29 8.5a3.4 3.4 0 1 1 5.2 2Q32 12 32 13.6V16l-4 7.2M32 16l4 7.2M53.9 7.7a2.4 2.4 0 1 1 3.6 1Q56 9.6 56 10.6" />
      <g className={styles.outline} transform="rotate(24 56 10) translate(38 8) scale(.56)">
        <path fill={fillOf(sleeves)} d={CAP_DOME} />
        <path fill={fillOf(color)} d={CAP_PEAK} />
      </g>
      <EmptyJersey />
    </svg>
  );
}
