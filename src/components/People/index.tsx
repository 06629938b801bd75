import type {ReactNode} from 'react';
import type {PictureProps} from '../Picture';
import Silk from '../Silk';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface PeopleProps {
  /** The people: a <Person> each. */
  children: ReactNode;
}

/** People side by side, each a rider: a square head above a torso of silk. */
export default function People({children}: PeopleProps): ReactNode {
  return <ul className={styles.people}>{children}</ul>;
}

export interface Props extends PictureProps {
  /** The person's name, as they want it to be read. */
  name: string;
  /** What they do here, in a few words. */
  role: string;
  /** The silk they ride in: that of their program, or of the page. */
  silk: SilkName;
  /** What the picture shows besides the person's name, for people who can't see it. */
  shows?: string;
}

/** One person. Without a picture the silk stands alone. */
export function Person({name, role, silk, picture}: Props): ReactNode {
  return (
    <li className={styles.person}>
      <div className={styles.rider}>
        {picture && <div className={styles.head}>{picture}</div>}
        <div className={styles.torso}>
          <Silk name={silk} />
        </div>
      </div>
      <strong className={styles.name}>{name}</strong>
      {role}
    </li>
  );
}
