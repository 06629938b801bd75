import clsx from 'clsx';
import type {ReactNode} from 'react';
import {silkClasses} from '../Silk';
import {type SilkDesign, type SilkName, silks} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props {
  /** The program or page whose silk the jersey is made of. */
  silk: SilkName;
  /** How large it is drawn: on a card or as a picture of its own. */
  size?: 'card' | 'poster';
}

/** A jockey's jersey in the silk of its owner. Decoration: hidden from a screen reader. */
export default function Jersey({silk, size = 'card'}: Props): ReactNode {
  const design: SilkDesign = silks[silk];
  return (
    <span aria-hidden="true" className={clsx(styles.jersey, styles[size], styles[design.sleeves ?? design.colour])}>
      <span className={clsx(silkClasses(design), styles.body)} />
    </span>
  );
}
