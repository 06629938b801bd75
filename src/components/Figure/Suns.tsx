import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The figure as it is read. */
  figure: string;
}

/** A figure drawn with suns for its zeros. Decoration: the figure itself is in the page beside it. */
export default function Suns({figure}: Props): ReactNode {
  return (
    <span aria-hidden="true" className={styles.suns}>
      {figure.split(/(0)/).map((signs, index) => {
        const place = `${index}`; // Signs have no other name, and never move.
        return signs === '0' ? <span key={place} /> : <span key={place} data-signs={signs} className={styles.signs} />;
      })}
    </span>
  );
}
