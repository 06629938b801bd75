import {type ReactNode, useMemo} from 'react';
import {markWords, type Piece} from '../../text/markWords';
import type {Pair} from '../../text/shorten';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** A text with its changed words marked. */
function Marked({pieces, as: Mark}: {pieces: Piece[]; as: 'del' | 'ins'}): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name.
  return pieces.map(({text, isChanged}, index) => (isChanged ? <Mark key={index}>{text}</Mark> : text));
}

interface Props {
  pair: Pair;
  /** The line at which the new text begins. */
  line: number;
}

/** Old and new lines. */
export default function SideBySide({pair, line}: Props): ReactNode {
  const marked = useMemo(() => markWords(pair), [pair]);
  return (
    <div className={styles.change}>
      <div>
        <p className={shared.hint}>Before</p>
        <pre>{pair.old ? <Marked pieces={marked.old} as="del" /> : '(nothing)'}</pre>
      </div>
      <div>
        <p className={shared.hint}>Now, from line {line}</p>
        <pre>{pair.new ? <Marked pieces={marked.new} as="ins" /> : '(nothing)'}</pre>
      </div>
    </div>
  );
}
