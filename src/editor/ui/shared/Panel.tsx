import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The heading's id. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A box with a heading. */
export default function Panel({id, title, className, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
