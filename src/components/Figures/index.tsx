import clsx from 'clsx';
import {createContext, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {type Phase, useCounting} from './useCounting';

/** Whether the figures of a group are still, waiting or counting. */
export const CountingContext = createContext<Phase>('still');

export interface Props {
  /** Whether the figures count up from zero once they come into view. */
  counting?: boolean;
  /** How they are drawn: equal cells of a race card, ruled rows, or so large that they are the picture. */
  size?: 'card' | 'rows' | 'poster';
  /** The figures, one a line. */
  children: ReactNode;
}

/** Figures side by side, as cells of a race card. */
export default function Figures({counting = false, size = 'card', children}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const phase = useCounting(list, counting);
  return (
    <CountingContext.Provider value={phase}>
      {/* Safari forgets that a list without markers is one. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <ul ref={list} role="list" className={clsx(styles.figures, styles[size], counting && styles.counted)}>
        {children}
      </ul>
    </CountingContext.Provider>
  );
}
