import clsx from 'clsx';
import type {ReactNode} from 'react';
import Silk from '../../Silk';
import {TILES} from '../../Silk/silks';
import styles from './Mosaic.module.css';
import motion from './motion.module.css';

/** Home: sixteen silks, which slide in once when the page opens. */
export default function Mosaic(): ReactNode {
  return (
    <div aria-hidden="true" className={clsx(styles.mosaic, motion.interlocks)}>
      {TILES.map((name) => (
        <Silk key={name} name={name} />
      ))}
    </div>
  );
}
