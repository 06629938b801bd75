import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import {type SilkName, silks} from '../Silk/silks';
import {LEAN, partsOf, WHOLE} from './drawing';
import styles from './styles.module.css';

export interface Props {
  silk: SilkName;
  /** Sets the width. Without it, the rider is as wide as its container. */
  className?: string;
}

/** A jockey leaning forward, in a silk. Decoration: hidden from screen readers. */
export default function Rider({silk, className}: Props): ReactNode {
  return (
    <svg aria-hidden="true" viewBox={WHOLE} className={clsx(styles.rider, className)}>
      <RiderIn silk={silk} />
    </svg>
  );
}

/** A rider as part of another `<svg>`. */
export function RiderIn({silk}: Pick<Props, 'silk'>): ReactNode {
  return (
    <g transform={LEAN} className={styles.outline}>
      {partsOf(silks[silk]).map(({d, fill, transform}) => (
        <path
          key={d}
          fill={fill === 'skin' ? 'var(--skin)' : fillOf(fill)}
          d={d}
          stroke={transform && 'none'}
          transform={transform}
        />
      ))}
    </g>
  );
}
