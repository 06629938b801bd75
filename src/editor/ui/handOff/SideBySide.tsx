import type {ReactNode} from 'react';
import type {Pair} from '../../text/shorten';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  pair: Pair;
  /** The line at which the new text begins. */
  line: number;
}

/** Old and new lines. */
export default function SideBySide({pair, line}: Props): ReactNode {
  return (
    <div className={styles.change}>
      <div>
        <p className={shared.hint}>Before</p>
        <pre>{pair.old || '(nothing)'}</pre>
      </div>
      <div>
        <p className={shared.hint}>Now, from line {line}</p>
        <pre>{pair.new || '(nothing)'}</pre>
      </div>
    </div>
  );
}
