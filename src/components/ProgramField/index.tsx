import clsx from 'clsx';
import type {ReactNode} from 'react';
import {propsOfChildren} from '../children';
import Jersey from '../Jersey';
import ProgramCard from '../ProgramCard';
import {silks} from '../Silk/silks';
import {toneOf} from '../Tone';
import styles from './styles.module.css';

export interface Props {
  /** The programs: a <ProgramCard> each. */
  children: ReactNode;
}

/** All programs: first a race track with a lane for each, which leads to its card, then the cards. */
export default function ProgramField({children}: Props): ReactNode {
  return (
    <>
      <nav aria-label="Programs" className={styles.lanes}>
        {propsOfChildren(children, ProgramCard).map(({title, silk}) => (
          <a key={silk} href={`#${silk}`} className={clsx(styles.lane, toneOf(silks[silk].ground))}>
            <span>{title}</span>
            <Jersey silk={silk} />
          </a>
        ))}
      </nav>
      <div className={styles.cards}>{children}</div>
    </>
  );
}
