import clsx from 'clsx';
import {createContext, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Tells the figures of a group whether they count. */
export const CountingContext = createContext(false);

export interface Props {
  /** Whether the figures count up from zero once they come into view. */
  counting?: boolean;
  /** How they are drawn: equal cells of a race card, ruled rows, or so large that they are the picture. */
  size?: 'card' | 'rows' | 'poster';
  /** The figures, one a line. */
  children: ReactNode;
}

/** Figures side by side, as cells of a race card. The counting itself needs no React (`../Figure/counting.ts`). */
export default function Figures({counting = false, size = 'card', children}: Props): ReactNode {
  return (
    <CountingContext.Provider value={counting}>
      <div className={styles[size]}>
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: WebKit doesn't take a list without markers for one.
          role="list"
          data-counting={counting || undefined}
          className={clsx(styles.figures, counting && styles.counted)}
        >
          {children}
        </ul>
      </div>
    </CountingContext.Provider>
  );
}
