import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The pictures, one below another: ![What it shows](/pictures/name.jpg), or a <Photo> each. */
  children: ReactNode;
}

/** A contact sheet: pictures as squares, side by side. */
export default function Gallery({children}: Props): ReactNode {
  return <div className={styles.gallery}>{children}</div>;
}
