import clsx from 'clsx';
import type {ReactNode} from 'react';
import motion from './motion.module.css';
import styles from './Pattern.module.css';
import Drawing from './pattern.svg';

/** Framework: a tailor's pattern, its jersey cut into six numbered pieces. */
export default function Pattern(): ReactNode {
  return <Drawing className={clsx(styles.pattern, motion.rises)} />;
}
