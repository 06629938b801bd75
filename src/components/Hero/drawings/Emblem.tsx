import clsx from 'clsx';
import type {ReactNode} from 'react';
import Silk from '../../Silk';
import type {SilkName} from '../../Silk/silks';
import styles from './Emblem.module.css';
import motion from './motion.module.css';

/** A page without a drawing of its own: its silk's shape. */
export default function Emblem({silk}: {silk: SilkName}): ReactNode {
  return <Silk name={silk} bare className={clsx(styles.emblem, motion.rises)} />;
}
