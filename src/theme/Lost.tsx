/** The whole of a page that says what isn't there: its words, and a jersey that nobody wears. An opening, by its styles. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ChildrenProps} from '../components/children';
import styles from '../components/Hero/styles.module.css';
import {HangingJersey} from '../components/Jersey';
import {toneOf} from '../components/Silk';

export default function Lost({children}: ChildrenProps): ReactNode {
  return (
    <main className={clsx(styles.hero, styles.beside, styles.lost, toneOf('lake'))}>
      <div className={styles.words}>{children}</div>
      <HangingJersey />
    </main>
  );
}
