import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import type {ChildrenProps} from '../children';
import Silk, {backgroundClass, PageSilkContext} from '../Silk';
import type {PanelBackground, Shape} from '../Silk/silks';
import styles from './styles.module.css';

/** Links to the parts of the page, drawn as doors: one <JumpLink> for each. Inside <Hero>, they are beside its text. */
export function JumpLinks({children}: ChildrenProps): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.doors}>
      {children}
    </nav>
  );
}

export interface Props {
  /** The part of the page that it links to, in a word or two. */
  title: string;
  /**
   * The part of this page that it links to: # and the heading in small letters, with a hyphen for each space and punctuation left out. “Donate / Partner” is #donate--partner.
   * @label Goes to
   * @format address
   */
  to: string;
  /**
   * Its color: the background of the section that it links to.
   * @rare
   * @format background
   */
  background?: PanelBackground;
  /**
   * The shape painted on the door.
   * @rare
   */
  icon?: Shape;
}

/**
 * One link of <JumpLinks>, drawn as a door.
 * @inside JumpLinks
 */
export default function JumpLink({title, to, background = 'lake', icon}: Props): ReactNode {
  const silk = useContext(PageSilkContext);
  // Keeps a slash on the last word's line.
  const lastWordBelow = title.replace(/ (?=(\/ )?\S+$)/, '\n');
  return (
    <Link to={to} className={styles.door}>
      {lastWordBelow}
      <span className={clsx(styles.doorway, backgroundClass(background))}>
        <span className={styles.leaf}>{icon && <Silk name={silk} shape={icon} className={styles.sign} />}</span>
      </span>
    </Link>
  );
}
