import clsx from 'clsx';
import type {ReactNode} from 'react';
import Mosaic from '../Mosaic';
import type {PictureProps} from '../Picture';
import styles from './styles.module.css';

export interface Props extends PictureProps {
  /** A field of silks beside the headline. */
  mosaic?: boolean;
  /** The page's headline (# like this), a sentence or two, and buttons if there are any. */
  children: ReactNode;
}

/** The opening of a page. */
export default function Hero({mosaic = false, picture, children}: Props): ReactNode {
  return (
    <div className={clsx((mosaic || picture) && styles.mosaic)}>
      <div className={styles.words}>{children}</div>
      {mosaic && <Mosaic />}
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
