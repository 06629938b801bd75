import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What it looks like in a page. */
  sample: ReactNode;
  onChoose: () => void;
}

/** One thing to insert. */
export default function Choice({label, sample, onChoose}: Props): ReactNode {
  return (
    <div className={styles.choice}>
      <div className={styles.sample} aria-hidden="true" inert>
        <div>{sample}</div>
      </div>
      <button type="button" onClick={onChoose}>
        {label}
      </button>
    </div>
  );
}

/** The sample of a picture. */
export const Landscape = (): ReactNode => (
  <svg viewBox="0 0 16 9" aria-hidden="true" className={styles.landscape}>
    <circle cx="12" cy="3" r="1.5" />
    <path d="M0 9 5 3l4 4 2-2 5 4z" />
  </svg>
);
