import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The note, in Markdown: a date, or something worth knowing beside the story. */
  children: ReactNode;
}

/** A note in the margin of a story: beside it on a wide screen, between its paragraphs on a phone. */
export default function Aside({children}: Props): ReactNode {
  return <aside className={styles.aside}>{children}</aside>;
}
