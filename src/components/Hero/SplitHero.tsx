import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The element that it is: <main> where it is the whole page (Lost). */
  as?: 'div' | 'main';
  words: ReactNode;
  /** What is beside the words on a desktop, and below them on anything narrower. */
  other: ReactNode;
  /** Classes for its background, or for a headline of another size. */
  className?: string;
}

/** A hero in two halves. A file of its own: the 404 page, which is in everybody's script, needs none of Hero's drawings. */
export default function SplitHero({as: Tag = 'div', words, other, className}: Props): ReactNode {
  return (
    <Tag className={clsx(styles.hero, styles.beside, className)}>
      <div className={styles.words}>{words}</div>
      {other}
    </Tag>
  );
}
