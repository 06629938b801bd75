import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What it looks like in a page. */
  sample: ReactNode;
  /** Whether it is drawn in its full size; a mark goes around it, too. */
  look?: 'large' | 'marked';
  onChoose: () => void;
}

/** One thing to insert. */
export default function Choice({label, sample, look, onChoose}: Props): ReactNode {
  return (
    <div className={styles.choice}>
      <div className={clsx(styles.sample, look && styles.large, look && styles[look])} aria-hidden="true" inert>
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
