import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import {type SilkDesign, type SilkName, shapes, silks} from '../Silk/silks';
import {BODY, CAP, COLLAR, CUFFS, HEAD, LEAN, PEAK, placeOf, SLEEVES} from './drawing';
import styles from './styles.module.css';

export interface Props {
  /** What the rider wears. */
  silk: SilkName;
  /** How much of the rider is seen: all down to the waist if left out. */
  viewBox?: string;
}

/** A jockey leaning forward, in a silk. The place around it sets its width (--size). Decoration: hidden from a screen reader. */
export default function Rider({silk, viewBox = '0 0 64 78'}: Props): ReactNode {
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={styles.rider}>
      <RiderIn silk={silk} />
    </svg>
  );
}

/** The same as part of another drawing. */
export function RiderIn({silk}: Pick<Props, 'silk'>): ReactNode {
  const design: SilkDesign = silks[silk];
  return (
    <g transform={LEAN} className={styles.outline}>
      <path fill={fillOf(design.ground)} d={BODY} />
      <path fill={fillOf(design.color)} d={shapes[design.shape]} stroke="none" transform={placeOf(design)} />
      <path fill="var(--head)" d={HEAD} />
      <path fill={fillOf(design.sleeves)} d={SLEEVES + CAP} />
      <path fill={fillOf('sand')} d={COLLAR} />
      <path fill={fillOf(design.color)} d={CUFFS + PEAK} />
    </g>
  );
}
