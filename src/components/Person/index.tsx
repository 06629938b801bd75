import type {ReactNode} from 'react';
import type {ChildrenProps} from '../inputs';
import Jersey from '../Jersey';
import type {PictureProps} from '../Picture';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

/** People side by side, a <Person> each: riders, with a square head above a jersey. */
export function People({children}: ChildrenProps): ReactNode {
  return (
    <ul role="list" className={styles.people}>
      {children}
    </ul>
  );
}

export interface Props extends PictureProps {
  /** The person's name, as they want it to be read. */
  name: string;
  /** What they do here, in a few words. */
  role: string;
  /** The silk they ride in: that of their program, or of the page. */
  silk: SilkName;
}

/** One person. Without a picture the cap stands for the head. @inside People */
export default function Person({name, role, silk, picture}: Props): ReactNode {
  return (
    <li>
      <div className={styles.rider}>
        <Jersey silk={silk} cap={!picture} />
        {picture}
      </div>
      <h3>{name}</h3>
      {role}
    </li>
  );
}
