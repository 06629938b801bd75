import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Id of the heading that names the list. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** A list with rules between its items, and without marks: Safari reads such a list as one only if it has the role. */
export default function List({labelledBy, className, children}: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ul role="list" className={clsx(styles.list, className)} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
