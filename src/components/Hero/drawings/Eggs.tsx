import type {ReactNode} from 'react';
import styles from './Eggs.module.css';
import Egg from './egg.svg';
import HatchingEgg from './hatching-egg.svg';

/** As many as the widest window has room for. */
const EGGS = 12;
/** The one that hatches, counted from 0. */
const HATCHING = 1;

/** Hatchery: a row of whole eggs, one of which is hatching. */
export default function Eggs(): ReactNode {
  return (
    <div aria-hidden="true" className={styles.eggs}>
      {Array.from({length: EGGS}, (_, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: eggs have no names and keep their order.
        index === HATCHING ? <HatchingEgg key={index} className={styles.hatching} /> : <Egg key={index} />,
      )}
    </div>
  );
}
