import type {ReactNode} from 'react';
import styles from './Hanger.module.css';
import Drawing from './hanger.svg';

/** The 404 page: a jersey on its hanger, with no rider in it. */
export default function Hanger(): ReactNode {
  return <Drawing className={styles.hanger} />;
}
