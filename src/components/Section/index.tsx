import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PictureProps} from '../Picture';
import {toneOf} from '../Tone';
import styles from './styles.module.css';

export interface Props extends PictureProps {
  /** The ground that the section stands on, from edge to edge of the screen. */
  tone?: 'paper' | 'sand' | 'gold' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** On a wide screen: the heading beside the rest (split), or notes in the margin of a story (story). For a statement as large as
   *  a headline, use <Statement>. */
  layout?: 'stack' | 'split' | 'story' | 'statement';
  /** What the section says, in Markdown: begin with a heading, ## like this. */
  children: ReactNode;
}

/** A part of a page with its own heading. */
export default function Section({tone = 'paper', layout = 'stack', picture, children}: Props): ReactNode {
  const ground = tone === 'paper' || tone === 'sand' ? styles[tone] : toneOf(tone);
  return (
    <section className={clsx(styles.section, ground)}>
      {picture}
      <div className={clsx(styles.inner, styles[layout])}>{children}</div>
    </section>
  );
}
