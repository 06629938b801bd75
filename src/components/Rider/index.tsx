import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import {type SilkName, silks} from '../Silk/silks';
import {LEAN, partsOf, WHOLE} from './drawing';
import styles from './styles.module.css';

export interface Props {
  /** What the rider wears. */
  silk: SilkName;
  /** A class of the place where it stands. */
  className?: string;
}

/** A jockey leaning forward, in a silk. It fills its place, unless a class of that place sets its width. Decoration: hidden from a screen reader. */
export default function Rider({silk, className}: Props): ReactNode {
  return (
    <svg aria-hidden="true" viewBox={WHOLE} className={clsx(styles.rider, className)}>
      <RiderIn silk={silk} />
    </svg>
  );
}

/** The same as part of another drawing. */
export function RiderIn({silk}: Pick<Props, 'silk'>): ReactNode {
  return (
    <g transform={LEAN} className={styles.outline}>
      {partsOf(silks[silk]).map(({d, fill, transform}) => (
        <path
          key={d}
          fill={fill === 'head' ? 'var(--head)' : fillOf(fill)}
          d={d}
          stroke={transform && 'none'}
          transform={transform}
        />
      ))}
    </g>
  );
}
