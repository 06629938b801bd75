import clsx from 'clsx';
import type {ReactNode} from 'react';
import Jersey, {SewnPattern} from '../Jersey';
import type {PictureProps} from '../Picture';
import type {SilkName} from '../Silk/silks';
import {toneOf} from '../Tone';
import styles from './styles.module.css';

export interface Props extends PictureProps {
  /** The ground that the section stands on, from edge to edge of the screen. */
  tone?: 'paper' | 'sand' | 'gold' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** On a wide screen: the heading beside the rest (split), or words as large as a title, to be read as a story. For a
   *  statement as large as a headline, use <Statement>. */
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
      <div className={styles[layout]}>{children}</div>
    </section>
  );
}

export interface StatementProps extends PictureProps {
  /** Whose jersey stands beside the words. Without one, the words are as wide as the window. */
  silk?: SilkName;
  /** The ground that it stands on. */
  tone?: 'gold' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** The statement: a heading (## like this), and a sentence or two if it needs them. */
  children: ReactNode;
}

/** A sentence that has the whole screen to itself. */
export function Statement({silk, tone = 'leaf', picture, children}: StatementProps): ReactNode {
  return (
    <Section tone={tone} layout="statement" picture={picture}>
      <div>{children}</div>
      {silk === 'aguma-framework' ? <SewnPattern /> : silk && <Jersey silk={silk} size="poster" />}
    </Section>
  );
}

export interface AsideProps {
  /** The note, in Markdown: a date, or something worth knowing beside the story. */
  children: ReactNode;
}

/** A note that stands apart from the words around it. */
export function Aside({children}: AsideProps): ReactNode {
  return <aside>{children}</aside>;
}
