import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Silk from '../Silk';
import {type SilkName, silks} from '../Silk/silks';
import {toneOf} from '../Tone';
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
   * @label Goes to
   * @form address
   */
  to: string;
  /** A silk for the window above it, where the door leads to what wears that silk. */
  silk?: SilkName;
}

/**
 * One door.
 * @inside Doors
 */
export function Door({title, to, silk}: DoorProps): ReactNode {
  return (
    <Link to={to} className={clsx(styles.door, silk && toneOf(silks[silk].ground))}>
      {silk && <Silk name={silk} />}
      <span>{title}</span>
    </Link>
  );
}
