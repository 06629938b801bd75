/** The whole of a page that says what isn't there, or what broke: its text, and a jersey that nobody wears (theme/NotFound). */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ChildrenProps} from '../children';
import SplitHero from '../Hero/SplitHero';
import {HangingJersey} from '../Jersey';
import {colorClass} from '../Silk';
import styles from './styles.module.css';

export default function NotFoundHero({children}: ChildrenProps): ReactNode {
  return (
    <SplitHero
      as="main"
      className={clsx(styles.notFound, colorClass('lake'))}
      text={children}
      secondHalf={<HangingJersey />}
    />
  );
}
