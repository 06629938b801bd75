import type {ReactNode} from 'react';
import {fillOf} from '../../Silk';
import {figureOf} from '../../Silk/figures';
import {silks} from '../../Silk/silks';
import type {DrawingProps} from './drawing';
import styles from './styles.module.css';

/** A silk's figure, as large as its place. */
export default function Emblem({silk}: DrawingProps): ReactNode {
  const {figure, colour} = silks[silk];
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" preserveAspectRatio="xMidYMid slice" className={styles.emblem}>
      <path fill={fillOf(colour)} d={figureOf(figure).path} />
    </svg>
  );
}
