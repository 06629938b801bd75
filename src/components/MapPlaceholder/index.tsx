import type {ReactNode} from 'react';
import Mosaic from '../Mosaic';
import styles from './styles.module.css';

export interface Props {
  /** The sentence that says what will stand here. */
  children: ReactNode;
}

/** The place of the map until there is one: a field of silks, and one sentence. */
export default function MapPlaceholder({children}: Props): ReactNode {
  return (
    <div className={styles.map}>
      <Mosaic />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
