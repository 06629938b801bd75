import type {ReactNode} from 'react';
import {propsOfChildren} from '../children';
import Jersey from '../Jersey';
import ProgramCard from '../ProgramCard';
import styles from './styles.module.css';

export interface Props {
  /** The programs: a <ProgramCard> each. */
  children: ReactNode;
}

/** All programs: first their silks, as a field of runners that leads to each, then their cards. */
export default function ProgramField({children}: Props): ReactNode {
  return (
    <>
      <nav aria-label="Programs" className={styles.runners}>
        {propsOfChildren(children, ProgramCard).map(({title, silk}) => (
          <a key={silk} href={`#${silk}`}>
            <Jersey silk={silk} />
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.cards}>{children}</div>
    </>
  );
}
