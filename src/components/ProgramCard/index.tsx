import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import Button from '../Button';
import type {PictureProps} from '../Picture';
import {type SilkName, silks} from '../Silk/silks';
import {toneOf} from '../Tone';
import styles from './styles.module.css';

export interface Props extends PictureProps {
  /**
   * The program's name. Its button reads "Apply to" and this name.
   * @record buttons Apply to {}
   */
  title: string;
  /**
   * The silk that belongs to the program, and the end of the address that leads to its card.
   * @anchor
   */
  silk: SilkName;
  /** One short line that says what the program is. */
  tagline: string;
  /** Who it is for, in a line. */
  perfectFor: string;
  /**
   * Where its button goes, if records/buttons.yml has no line for it or another address.
   * @label Goes to
   * @form address
   */
  to?: string;
  /**
   * Set by the build, for its button.
   * @internal
   */
  file?: string;
  /** What the program is, in a sentence or two, and what a person gets, inside <WhatYouGet>. */
  children: ReactNode;
}

/** A program, complete on its own. */
export default function ProgramCard({title, silk, tagline, perfectFor, to, file, picture, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(silk);
  return (
    <article id={silk} className={styles.card}>
      <h2 className={toneOf(silks[silk].ground)}>{title}</h2>
      {picture}
      <p className={styles.tagline}>{tagline}</p>
      {children}
      <h3 className={styles.part}>Perfect For</h3>
      <p>{perfectFor}</p>
      <Button label={`Apply to ${title}`} to={to} file={file} />
    </article>
  );
}

export interface WhatYouGetProps {
  /** The list: a line each, beginning with a hyphen. */
  children: ReactNode;
}

/**
 * The list of what a person gets from a program.
 * @inside ProgramCard
 */
export function WhatYouGet({children}: WhatYouGetProps): ReactNode {
  return (
    <>
      <h3 className={styles.part}>What You Get</h3>
      {children}
    </>
  );
}
