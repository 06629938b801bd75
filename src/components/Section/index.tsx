import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import OpenDoor from '../Door/OpenDoor';
import type {ChildrenProps} from '../inputs';
import {SewnPattern} from '../Jersey';
import type {PictureProps} from '../Picture';
import Rider from '../Rider';
import Silk, {PageSilk, toneOf} from '../Silk';
import type {Shape, SilkName} from '../Silk/silks';
import {partOn} from './ground';
import styles from './styles.module.css';

export interface Props extends PictureProps, ChildrenProps {
  /** The ground that the section stands on, from edge to edge of the screen. @rare */
  tone?: 'paper' | 'sand' | 'gold' | 'clay' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** How its words are set: as text, as a story, in letters as large as a title's, or as panels, one for each <Story>. @rare */
  variant?: 'text' | 'story' | 'panels';
  /** What is painted on the door that leads here: it stands beside the heading. @rare */
  shape?: Shape;
}

/** A shape beside a heading, in the page's colors. */
function Sign({shape}: {shape: Shape}): ReactNode {
  const silk = useContext(PageSilk);
  return <Silk name={silk} shape={shape} className={styles.sign} />;
}

/** A part of a page: a heading (## like this), and what it says, in Markdown. */
export default function Section({tone = 'paper', variant = 'text', shape, picture, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, partOn(tone))}>
      {picture}
      {/* "text" has no class: it is how words are set anyway. */}
      <div className={styles[variant]}>
        {shape && <Sign shape={shape} />}
        {children}
      </div>
    </section>
  );
}

export interface StatementProps extends Pick<Props, 'shape'>, PictureProps, ChildrenProps {
  /** Who rides beside the words, in which silk. Without a rider, the words are as wide as the window. */
  silk?: SilkName;
  /** The ground that it stands on. @rare */
  tone?: 'gold' | 'clay' | 'leaf' | 'lake' | 'bark' | 'ink';
}

/** What is beside the words of a statement. Two silks have a drawing of their own. */
function Figurehead({silk}: {silk: SilkName}): ReactNode {
  if (silk === 'more') return <OpenDoor />;
  if (silk === 'aguma-framework') return <SewnPattern />;
  return <Rider silk={silk} />;
}

/** A heading (## like this) that has the whole screen to itself, with a sentence or two if it needs them. */
export function Statement({silk, tone = 'leaf', shape, picture, children}: StatementProps): ReactNode {
  return (
    <section className={clsx(styles.section, toneOf(tone))}>
      {picture}
      <div className={styles.statement}>
        <div>
          {shape && <Sign shape={shape} />}
          {children}
        </div>
        {silk && <Figurehead silk={silk} />}
      </div>
    </section>
  );
}

/** A note that stands apart from the words around it: a date, or something worth knowing beside the story. */
export function Aside({children}: ChildrenProps): ReactNode {
  return <aside>{children}</aside>;
}
