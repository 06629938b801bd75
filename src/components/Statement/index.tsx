import type {ReactNode} from 'react';
import Jersey from '../Jersey';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props {
  /** Whose silk stands beside the words. */
  silk?: SilkName;
  /** The statement: a heading (## like this), and a sentence or two if it needs them. */
  children: ReactNode;
}

/** A sentence that the whole screen belongs to. */
export default function Statement({silk = 'academy', children}: Props): ReactNode {
  return (
    <section className={styles.statement}>
      <Jersey silk={silk} size="poster" />
      <div>{children}</div>
    </section>
  );
}
