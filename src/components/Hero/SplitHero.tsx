import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The element that it is: <main> where it is the whole page (NotFoundHero). */
  as?: 'div' | 'main';
  text: ReactNode;
  /** Beside the text on a desktop, and below it on narrower screens. */
  secondHalf: ReactNode;
  /** Classes for its background, or for a headline of another size. */
  className?: string;
}

/** A hero in two halves. A file of its own: the 404 page, which is in everybody's script, needs none of Hero's drawings. */
export default function SplitHero({as: Tag = 'div', text, secondHalf, className}: Props): ReactNode {
  return (
    <Tag className={clsx(styles.hero, styles.beside, className)}>
      <div className={styles.text}>{text}</div>
      {secondHalf}
    </Tag>
  );
}
