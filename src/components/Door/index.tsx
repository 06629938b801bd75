import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ChildrenProps} from '../inputs';
import Silk from '../Silk';
import type {Shape} from '../Silk/silks';
import styles from './styles.module.css';

/** Doors side by side, a <Door> each, leading to a part of the page. */
export function Doors({children}: ChildrenProps): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.doors}>
      {children}
    </nav>
  );
}

export interface Props {
  /** What is behind it, in a word or two. */
  title: string;
  /**
   * The part of this page that it leads to: # and the heading in small letters with hyphens.
   * @label Goes to
   * @form address
   */
  to: string;
  /** What is painted on it. */
  shape?: Shape;
}

/** One door. @inside Doors */
export default function Door({title, to, shape}: Props): ReactNode {
  return (
    <Link to={to} className={styles.door}>
      <span>
        {title}
        {shape && <Silk name="more" shape={shape} />}
      </span>
    </Link>
  );
}
