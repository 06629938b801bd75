import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Buttons} from '../Button';
import OpenDoor from '../Door/OpenDoor';
import {type ChildrenProps, propsOfChildren} from '../inputs';
import {SewnPattern} from '../Jersey';
import type {PictureProps} from '../Picture';
import Rider from '../Rider';
import Silk, {toneOf} from '../Silk';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props extends PictureProps, ChildrenProps {
  /** The ground that the section stands on, from edge to edge of the screen. */
  tone?: 'paper' | 'sand' | 'gold' | 'clay' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** How its words are set: as text, as large as a title, to be read as a story, or each <Story> as a panel. */
  variant?: 'text' | 'story' | 'panels';
}

/** A part of a page: a heading (## like this), and what it says, in Markdown. */
export default function Section({tone = 'paper', variant = 'text', picture, children}: Props): ReactNode {
  const ground = tone === 'paper' || tone === 'sand' ? styles[tone] : toneOf(tone);
  return (
    <section className={clsx(styles.section, ground)}>
      {picture}
      <div className={styles[variant]}>{children}</div>
    </section>
  );
}

export interface StatementProps extends PictureProps, ChildrenProps {
  /** Who rides beside the words, in which silk: one rider is enough for a page. */
  silk?: SilkName;
  /** The silk of the cloth that covers the other half. */
  cloth?: SilkName;
  /** The ground that it stands on. */
  tone?: 'gold' | 'clay' | 'leaf' | 'lake' | 'bark' | 'ink';
}

/** What stands beside the words of a statement in a silk: two silks have a drawing of their own. */
function Figurehead({silk}: {silk: SilkName}): ReactNode {
  if (silk === 'more') return <OpenDoor />;
  if (silk === 'aguma-framework') return <SewnPattern />;
  return <Rider silk={silk} />;
}

/** A heading (## like this) that has the whole screen to itself, with a sentence or two if it needs them. */
export function Statement({silk, cloth, tone = 'leaf', picture, children}: StatementProps): ReactNode {
  const isClosing = !silk && !cloth && propsOfChildren(children, Buttons).length > 0;
  const place = cloth ? styles.besideCloth : isClosing ? styles.closing : styles.statement;
  return (
    <section className={clsx(styles.section, toneOf(tone))}>
      {picture}
      <div className={place}>
        <div>{children}</div>
        {cloth && <Silk name={cloth} />}
        {silk && <Figurehead silk={silk} />}
      </div>
    </section>
  );
}

/** A note that stands apart from the words around it: a date, or something worth knowing beside the story. */
export function Aside({children}: ChildrenProps): ReactNode {
  return <aside>{children}</aside>;
}
