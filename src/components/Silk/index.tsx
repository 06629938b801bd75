import clsx from 'clsx';
import type {ReactNode} from 'react';
import {figureOf} from './figures';
import {type SilkDesign, type SilkName, silks} from './silks';
import styles from './styles.module.css';

/** How CSS knows a silk's color. */
export const fillOf = (colour: SilkDesign['colour']) => `var(--silk-${colour})`;

export interface Props {
  /** The silk, by name. */
  name: SilkName;
  /** A band as wide as its place, in place of one square. */
  strip?: boolean;
}

/** One tile, or a strip of tiles. Decoration: hidden from a screen reader. */
export default function Silk({name, strip = false}: Props): ReactNode {
  const {figure, colour, ground} = silks[name];
  const drawn = <path fill={fillOf(colour)} d={figureOf(figure).path} />;
  if (!strip) {
    return (
      <svg aria-hidden="true" viewBox="0 0 8 8" className={styles.silk}>
        <path fill={fillOf(ground)} d="M0 0h8v8H0z" />
        {drawn}
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" className={clsx(styles.silk, styles.strip)}>
      <pattern id={`${name}-tile`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="scale(5)">
        <path fill={fillOf(ground)} d="M0 0h8v8H0z" />
        {drawn}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${name}-tile)`} />
    </svg>
  );
}
