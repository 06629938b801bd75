import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Button, {type LinkProps} from '../Button';
import {type ChildrenProps, splitChildren} from '../children';
import Rider from '../Rider';
import {backgroundClass} from '../Silk';
import {type SilkName, silks} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props extends LinkProps, ChildrenProps {
  /** The program's name. Its button reads "Apply to" and this name. */
  title: string;
  /**
   * The silk that belongs to the program, and the end of the address of its card.
   * @anchor
   * @format silk
   */
  silk: SilkName;
  /** One short line that says what the program is. */
  tagline: string;
  /** Who it is for, in a line. */
  perfectFor: string;
}

/**
 * A program: a sentence or two and <WhatYouGet>. Its parts are level with those of the cards beside it.
 * @label Program
 * @add Program: One more program. Then correct the sentences that say how many there are.
 * @only ProgramCards
 */
export default function ProgramCard({title, silk, tagline, perfectFor, to, file, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(silk);
  const [text, gets] = splitChildren(children, WhatYouGet);
  const {background} = silks[silk];
  return (
    <article id={silk} className={styles.programCard}>
      <header className={clsx(styles.head, backgroundClass(background))}>
        <h2 className={styles.name}>{title}</h2>
        <Rider silk={silk} className={styles.wearer} />
      </header>
      <div className={styles.part}>
        <p className={styles.tagline}>{tagline}</p>
        {text}
      </div>
      {/* Rendered even when empty, to keep the rows aligned. */}
      <div>{gets}</div>
      <div className={styles.part}>
        <h3 className={styles.label}>Perfect For</h3>
        <p>{perfectFor}</p>
      </div>
      <footer className={clsx(styles.foot, backgroundClass(background, {withSmallText: true}))}>
        {/* `openQuestions.ts` in src/content repeats this label. */}
        <Button label={`Apply to ${title}`} to={to} file={file} className={styles.button} />
      </footer>
    </article>
  );
}

/**
 * The list of what a person gets from a program, a line each, beginning with a hyphen.
 * @inside ProgramCard
 */
export function WhatYouGet({children}: ChildrenProps): ReactNode {
  return (
    <div className={styles.part}>
      <h3 className={styles.label}>What You Get</h3>
      {children}
    </div>
  );
}

/**
 * All programs, one <ProgramCard> for each: first a race track with a lane for each, which links to its card, then the cards.
 * @label Programs
 */
export function ProgramCards({children}: ChildrenProps): ReactNode {
  const [, programs] = splitChildren(children, ProgramCard);
  return (
    <>
      <nav aria-label="Programs" className={styles.lanes}>
        {programs.map(({props: {title, silk}}) => (
          <a key={silk} href={`#${silk}`} className={clsx(styles.lane, backgroundClass(silks[silk].background))}>
            <span>{title}</span>
            <Rider silk={silk} className={styles.runner} />
          </a>
        ))}
      </nav>
      <div className={styles.cards}>{children}</div>
    </>
  );
}
