import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A line that screen readers announce when it changes. It takes no room while it is empty. */
export default function Status({children}: {children: ReactNode}): ReactNode {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  );
}
