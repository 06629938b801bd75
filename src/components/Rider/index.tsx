import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import {type SilkDesign, type SilkName, shapes, silks} from '../Silk/silks';
import {LEAN, type Part, partsOf, placeOf} from './drawing';
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

const draw = (parts: Part[]) => parts.map(({fill, d}) => <path key={d} fill={fill && fillOf(fill)} d={d} />);

/** The same as part of another drawing. */
export function RiderIn({silk}: Pick<Props, 'silk'>): ReactNode {
  const design: SilkDesign = silks[silk];
  const {below, above} = partsOf(design);
  return (
    <g transform={LEAN} className={styles.outline}>
      {draw(below)}
      <svg aria-hidden="true" {...placeOf(design)}>
        <path fill={fillOf(design.color)} d={shapes[design.shape]} stroke="none" />
      </svg>
      {draw(above)}
    </g>
  );
}
