import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The heading's id. */
  id: string;
  title: string;
  /** The heading, for a panel whose buttons go: it takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
}

/** A box with a heading. */
export default function Panel({id, title, titleRef, className, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={id}>
      <h2 id={id} tabIndex={titleRef ? -1 : undefined} ref={titleRef}>
        {title}
      </h2>
      {children}
    </section>
  );
}
