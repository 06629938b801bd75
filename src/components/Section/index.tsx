import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The ground that the section stands on, from edge to edge of the screen. */
  tone?: 'paper' | 'sand' | 'gold' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** Heading on the left and the rest beside it on a wide screen, in place of one below the other. */
  split?: boolean;
  /** What the section says, in Markdown: begin with a heading, ## like this. */
  children: ReactNode;
}

/** A part of a page with its own heading. */
export default function Section({tone = 'paper', split = false, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, styles[tone])}>
      <div className={clsx(styles.inner, split && styles.split)}>{children}</div>
    </section>
  );
}
