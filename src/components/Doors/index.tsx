import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Silk from '../Silk';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props {
  /** The doors: a <Door> each. */
  children: ReactNode;
}

/** Doors side by side, each leading to a part of the page. */
export default function Doors({children}: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.doors}>
      {children}
    </nav>
  );
}

export interface DoorProps {
  /** What is behind it, in a word or two. */
  title: string;
  /**
   * The part of this page that it leads to: # and the heading in small letters with hyphens.
   * @form address
   */
  to: string;
  /** The silk that the door is made of. */
  silk: SilkName;
}

/**
 * One door.
 * @inside Doors
 */
export function Door({title, to, silk}: DoorProps): ReactNode {
  return (
    <Link to={to} className={styles.door}>
      <Silk name={silk} />
      <span>{title}</span>
    </Link>
  );
}
