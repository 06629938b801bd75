import clsx from 'clsx';
import type {ReactNode} from 'react';
import Jersey from '../Jersey';
import Mosaic from '../Mosaic';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props {
  /** The picture beside the headline: a field of silks, one jersey, or none. */
  picture?: 'mosaic' | 'jersey' | 'none';
  /** Whose silk the jersey is made of. */
  silk?: SilkName;
  /** The page's headline (# like this), a sentence or two, and buttons if there are any. */
  children: ReactNode;
}

/** The opening of a page. */
export default function Hero({picture = 'none', silk = 'home', children}: Props): ReactNode {
  return (
    <div className={clsx(styles.hero, styles[picture])}>
      <div className={styles.words}>{children}</div>
      {picture === 'mosaic' && <Mosaic />}
      {picture === 'jersey' && (
        <div className={styles.picture}>
          <Jersey silk={silk} size="poster" />
        </div>
      )}
    </div>
  );
}
