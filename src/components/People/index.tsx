/** Who rides with us: people, and partners. */
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ChildrenProps} from '../children';
import Jersey from '../Jersey';
import type {AfterBuild, PictureProps} from '../Picture';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

/** People side by side, a <Person> each: riders, with a square head above a jersey. */
export function People({children}: ChildrenProps): ReactNode {
  return (
    <ul role="list" className={clsx('unmarked', styles.people)}>
      {children}
    </ul>
  );
}

export interface PersonProps extends PictureProps {
  /** The person's name, as they want it to be read. */
  name: string;
  /** What they do here, in a few words. */
  role: string;
  /**
   * The silk they ride in: that of their program, or of the page.
   * @format silk
   */
  silk: SilkName;
}

/**
 * One person. Without a picture the cap stands for the head.
 * @inside People
 * @add Person: A name and what this person does here. A picture can follow.
 * @rank 7
 */
export function Person({name, role, silk, picture}: AfterBuild<PersonProps>): ReactNode {
  return (
    <li>
      <div className={styles.portrait}>
        <Jersey silk={silk} cap={!picture} className={styles.jersey} />
        {picture}
      </div>
      <h3>{name}</h3>
      {role}
    </li>
  );
}

/** Partners' logos, a <Partner> each, made even and in one color, so that none is louder than another. */
export function Partners({children}: ChildrenProps): ReactNode {
  return (
    <ul role="list" className={clsx('unmarked', styles.partners)}>
      {children}
    </ul>
  );
}

export interface PartnerProps extends Pick<PictureProps, 'picture'> {
  /** The partner's name. It is read aloud in place of the logo. */
  name: string;
  /**
   * The partner's own site.
   * @label Goes to
   * @format address
   */
  to?: string;
}

/**
 * One partner: its logo, or its name where there is none.
 * @inside Partners
 * @add Partner: A partner by name. Its logo can follow as a picture.
 * @rank 8
 */
export function Partner({name, picture, to}: AfterBuild<PartnerProps>): ReactNode {
  const logo = picture ?? <strong>{name}</strong>;
  return <li className={styles.partner}>{to ? <Link to={to}>{logo}</Link> : logo}</li>;
}
