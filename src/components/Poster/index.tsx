import type {ReactNode} from 'react';
import Jersey from '../Jersey';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props {
  /** Whose silk the poster shows. */
  silk: SilkName;
  /** What it announces: a heading (## like this), a few words, and a button. */
  children: ReactNode;
}

/** An announcement set apart from what stands around it, like a poster on a wall. */
export default function Poster({silk, children}: Props): ReactNode {
  return (
    <section className={styles.poster}>
      <Jersey silk={silk} size="poster" />
      <div className={styles.words}>{children}</div>
    </section>
  );
}
