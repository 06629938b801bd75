import type {ReactNode} from 'react';
import styles from './Eggs.module.css';

/** As many as the widest window has room for. */
const EGGS = 12;
/** The place of the one that hatches, counted from 0. */
const HATCHING = 1;

const EGG = 'M0 42C28 42 49 84 49 112a49 46 0 0 1-98 0C-49 84-28 42 0 42z';
const SHELL = 'M-48.9 109l8.9 8 13-15 13 15 14-15 14 15 13-15 13 15 8.9-8A49 46 0 0 1-49 112z';
const LID = 'M-46 95C-39 65-20 42 0 42S39 65 46 95l-9 8-10-13-13 15-14-15-14 15-13-15-10 13z';

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
      {Array.from({length: EGGS}, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an egg has no other name, and never moves.
        <svg key={place} aria-hidden="true" viewBox="-49 0 98 150" overflow="visible">
          {place === HATCHING ? chick : <path d={EGG} />}
        </svg>
      ))}
    </div>
  );
}
