import clsx from 'clsx';
import type {ReactNode} from 'react';
import figures from './figures.module.css';
import {type SilkDesign, type SilkName, silks} from './silks';
import styles from './styles.module.css';

/** Class names that draw a design; also for things that are more than a tile, such as a jersey. */
export function silkClasses({figure, colour, ground}: SilkDesign): string {
  return clsx(styles.tile, figures[figure], styles[`on-${ground}`], styles[`in-${colour}`]);
}

export interface Props {
  /** The program or page that owns the silk. */
  name?: SilkName;
  /** A design of no owner, for mosaics. */
  design?: SilkDesign;
  /** A band of tiles as wide as its place, in place of one square tile. */
  strip?: boolean;
}

/** One tile, or a strip of tiles. Decoration: hidden from a screen reader. */
export default function Silk({name = 'home', design = silks[name], strip = false}: Props): ReactNode {
  return <span aria-hidden="true" className={clsx(silkClasses(design), strip && styles.strip)} />;
}
