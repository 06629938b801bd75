import clsx from 'clsx';
import {createContext, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {type Phase, useCounting} from './useCounting';

/** Tells the figures of a group whether they stand, wait or count. */
export const CountingContext = createContext<Phase>('still');

export interface Props {
  /** Whether the figures count up from zero once they come into view. */
  counting?: boolean;
  /** How large the figures are drawn: a race card of equal cells, or so large that they are the picture. */
  size?: 'card' | 'poster';
  /** The figures, one a line. */
  children: ReactNode;
}

/** Figures side by side, as cells of a race card. */
export default function Figures({counting = false, size = 'card', children}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const phase = useCounting(list, counting);
  return (
    <CountingContext.Provider value={phase}>
      <ul ref={list} className={clsx(styles.figures, styles[size])}>
        {children}
      </ul>
    </CountingContext.Provider>
  );
}
