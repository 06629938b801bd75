import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import {type SilkDesign, type SilkName, shapes, silks} from '../Silk/silks';
import {BODY, COLLAR, CUFFS, DOME, PEAK, PIECES, placeOf, SLEEVES, STRIPES} from './garment';
import styles from './styles.module.css';

export interface Props {
  /** What it is made of. */
  silk: SilkName;
  /** It has a door around it. Its place says how large a jersey is (--size). */
  size?: 'door';
  /** Without a cap it hangs there, and nobody wears it. */
  cap?: boolean;
  /** How much of it is seen, with room for what is behind it. */
  viewBox?: string;
  children?: ReactNode;
}

/** A jockey's jersey and cap, in a silk. Decoration: hidden from a screen reader. */
export default function Jersey({silk, size, cap = true, viewBox = '0 0 64 78', children}: Props): ReactNode {
  const design: SilkDesign = silks[silk];
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={clsx(styles.jersey, size && styles[size])}>
      {children}
      <path fill={fillOf(design.sleeves)} d={SLEEVES + (cap ? DOME : '')} />
      <path fill={fillOf(design.ground)} d={BODY} />
      <svg aria-hidden="true" overflow="visible" {...placeOf(design)}>
        <path fill={fillOf(design.color)} d={shapes[design.shape]} stroke="none" />
      </svg>
      <path fill={fillOf('sand')} d={COLLAR} />
      <path fill={fillOf(design.color)} d={CUFFS + (cap ? PEAK : '')} />
    </svg>
  );
}

/** A door thrown open, and somebody coming out of it with the light. Decoration. */
export function OpenDoor(): ReactNode {
  return (
    <Jersey silk="more" size="door" viewBox="5 -54 75 129.6">
      <path fill="var(--silk-gold)" stroke="none" d="M7 61h50v1l14 20h-99l35-20z" />
      <path fill="var(--silk-gold)" d="M-900 62H7V-21a25 25 0 0 1 50 0v83h900" />
      <path fill="var(--ground)" d="M57 62V-21C57-38 62-50 69-52s10 8 10 24v99z" />
      <path fill="var(--silk-gold)" stroke="none" d="M60-10l15-4.5V6.2L60 8zM67.5-8.8a4.6 6.4-8 1 0 .01 0z" />
      <path fill="var(--text)" stroke="none" d="M75.5 26a1.5 2 0 1 0 .01 0z" />
    </Jersey>
  );
}

/** A piece of the framework's pattern, cut from its cloth, with its number on it. Part of an <svg>. */
export function CutPiece({place}: {place: number}): ReactNode {
  const {path, cloth, number} = PIECES[place % PIECES.length];
  return (
    <>
      <path fill={fillOf(cloth)} d={path} />
      {cloth === 'paper' && <path fill="var(--silk-gold)" stroke="none" d={STRIPES} />}
      <text x={number[0]} y={number[1]} fill={fillOf(/gold|sky|paper/.test(cloth) ? 'ink' : 'paper')} stroke="none">
        {place + 1}
      </text>
    </>
  );
}

/** The jersey of the framework, sewn together from its six pieces. Decoration. */
export function SewnPattern(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 78" className={styles.jersey}>
      <path fill="var(--silk-gold)" d={DOME + PEAK} />
      {PIECES.map(({path}, place) => (
        <CutPiece key={path} place={place} />
      ))}
      <path fill={fillOf('sand')} d={COLLAR} />
    </svg>
  );
}

/** A jersey on its hanger, its cap beside it on a rail, with nobody in them: for pages that say what isn't there. Decoration. */
export function HangingJersey(): ReactNode {
  const {sleeves, color} = silks['not-found'];
  return (
    <svg aria-hidden="true" viewBox="0 0 64 78" fill="none" stroke="var(--line)" className={styles.hanging}>
      <path d="M28.6 9.5V7.9A3.4 3.4 0 0 1 32 4.5M53.6 8V6.9A2.4 2.4 0 0 1 56 4.5" />
      <path stroke="none" fill="var(--silk-gold)" d="M-200 5h500v2h-500z" />
      <path d="M31.9 4.5h.1a3.4 3.4 0 0 1 2.2 6Q32 12 32 13.6V16l-4 7.2M32 16l4 7.2M55.9 4.5h.1a2.4 2.4 0 0 1 1.5 4.2Q56 9.6 56 10.6" />
      <g className={styles.jersey} transform="rotate(24 56 10) translate(38 8) scale(.56)">
        <path fill={fillOf(sleeves)} d={DOME} />
        <path fill={fillOf(color)} d={PEAK} />
      </g>
      <Jersey silk="not-found" cap={false} />
    </svg>
  );
}
