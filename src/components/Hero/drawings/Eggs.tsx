import type {ReactNode} from 'react';
import styles from './Eggs.module.css';

/** As many as the widest window has room for. */
const EGGS = 12;
/** The one that hatches, counted from 0. */
const HATCHING = 1;

const EGG = 'M0 42C28 42 49 84 49 112a49 46 0 0 1-98 0C-49 84-28 42 0 42z';
const SHELL = 'M-28 150A49 46 0 0 1-48.5 104l20.5 13 14-18 14 18 14-18 14 18 20.5-13A49 46 0 0 1 28 150z';
const LID = 'M-45 93C-38 64-20 40 0 40S38 64 45 93l-15-12-15 13-15-13-15 13-15-13z';

/** Hatchery: a row of eggs, one of which is hatching. There are as many as there is room for, and each of them is whole. */
export default function Eggs(): ReactNode {
  const chick = (
    <>
      <circle fill="var(--silk-paper)" cy="90" r="27" />
      <path fill="var(--silk-clay)" d="M22 84l17 6-17 7z" />
      <circle fill="var(--silk-ink)" cx="11" cy="82" r="4" />
      <path d={SHELL} />
      <path d={LID} className={styles.lid} />
    </>
  );
  return (
    <div aria-hidden="true" className={styles.eggs}>
      {Array.from({length: EGGS}, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: an egg has no other name, and never moves.
          key={index}
          aria-hidden="true"
          viewBox="-49 0 98 150"
          overflow="visible"
          className={index === HATCHING ? styles.hatching : undefined}
        >
          {index === HATCHING ? chick : <path d={EGG} />}
        </svg>
      ))}
    </div>
  );
}
