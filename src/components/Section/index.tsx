/** What pages are divided into: sections on a ground, statements as high as what rides beside them, and notes. */
import MDXComponents from '@theme/MDXComponents';
import clsx from 'clsx';
import {type ComponentType, type ReactElement, type ReactNode, useContext} from 'react';
import {type ChildrenProps, throughMarks} from '../children';
import {Surroundings} from '../context';
import OpenDoor from '../Door/OpenDoor';
import {SewnPattern} from '../Jersey';
import type {AfterBuild, PictureProps} from '../Picture';
import Rider from '../Rider';
import Silk, {PageSilk, toneForText} from '../Silk';
import {type Figurehead, pageDesignOf} from '../Silk/pageDesigns';
import type {Ground, Shape, SilkName} from '../Silk/silks';
import Stripes from '../Stripes';
import {partOn} from './ground';
import large from './large.module.css';
import statement from './statement.module.css';
import styles from './styles.module.css';

export interface Props extends PictureProps, ChildrenProps {
  /**
   * The ground that the section stands on, from edge to edge of the screen.
   * @rare
   * @format ground
   */
  tone?: Ground;
  /**
   * How its words are set: as text, as large as a title, or as panels, one for each <Story>.
   * @rare
   */
  variant?: 'text' | 'large' | 'panels';
  /**
   * What is painted on the door that leads here: it stands beside the heading.
   * @rare
   */
  shape?: Shape;
}

/** Whether an element is a paragraph of a page: a <p>, or the theme's component for one, if it has any. */
const isParagraph = ({type}: ReactElement): boolean => type === 'p' || type === MDXComponents.p;

/**
 * The classes of large words. Where there is one paragraph, that is a motto, said in a headline's letters, and a heading with
 * nothing else below it is the motto's label. Several paragraphs are read.
 */
function largeClasses(children: ReactNode): string {
  const parts = throughMarks(children);
  const paragraphs = parts.filter(isParagraph);
  if (paragraphs.length !== 1) return large.large;
  const isAllBelowHeading = parts.length === 2 && parts[1] === paragraphs[0];
  return clsx(large.large, large.motto, isAllBelowHeading && styles.labelledByHeading);
}

/** The classes of a section's words. "text" has none: it is how words are set anyway. */
function wordsClasses(variant: Props['variant'], children: ReactNode): string | undefined {
  if (variant === 'large') return largeClasses(children);
  return variant === 'panels' ? styles.panels : undefined;
}

/** A shape beside a heading, in the page's colors. */
function Sign({shape}: {shape: Shape}): ReactNode {
  const silk = useContext(PageSilk);
  return <Silk name={silk} shape={shape} className={styles.sign} />;
}

/**
 * A part of a page: a heading (## like this), and what it says, in Markdown.
 * @band
 */
export default function Section({
  tone = 'paper',
  variant = 'text',
  shape,
  picture,
  children,
}: AfterBuild<Props>): ReactNode {
  return (
    <section className={clsx(styles.section, partOn(tone, toneForText))}>
      {/* On paper, the page's own are in sight. */}
      {tone !== 'paper' && <Stripes />}
      {picture}
      <div className={wordsClasses(variant, children)}>
        {shape && <Sign shape={shape} />}
        <Surroundings.Provider value="section">{children}</Surroundings.Provider>
      </div>
    </section>
  );
}

export interface StatementProps extends Pick<Props, 'shape'>, PictureProps, ChildrenProps {
  /**
   * Who rides beside the words, in which silk. Without a rider, the words are as wide as the window.
   * @format silk
   */
  silk?: SilkName;
  /**
   * The ground that it stands on.
   * @rare
   * @format ground
   */
  tone?: Exclude<Ground, 'paper' | 'sand'>;
}

const FIGUREHEADS: Record<Figurehead, ComponentType<{silk: SilkName; className: string}>> = {
  rider: Rider,
  openDoor: OpenDoor,
  sewnPattern: SewnPattern,
};

/** What is beside the words of a statement, in a silk. */
function FigureheadIn({silk}: {silk: SilkName}): ReactNode {
  const {figurehead} = pageDesignOf(silk);
  const Drawing = FIGUREHEADS[figurehead];
  return (
    <Drawing silk={silk} className={clsx(statement.figurehead, figurehead === 'openDoor' && statement.openDoor)} />
  );
}

/**
 * A heading (## like this) that has the whole screen to itself, with a sentence or two if it needs them.
 * @band
 */
export function Statement({silk, tone = 'leaf', shape, picture, children}: AfterBuild<StatementProps>): ReactNode {
  const {hasStripes} = pageDesignOf(useContext(PageSilk));
  const words = silk ? [statement.besideFigurehead, !shape && statement.large] : statement.fromEdgeToEdge;
  return (
    <section className={clsx(styles.section, toneForText(tone), silk && hasStripes && statement.onStripes)}>
      <Stripes turned={silk !== undefined} />
      {picture}
      <div className={statement.statement}>
        <div className={clsx(styles.labelledByBold, words)}>
          {shape && <Sign shape={shape} />}
          <Surroundings.Provider value="statement">{children}</Surroundings.Provider>
        </div>
        {silk && <FigureheadIn silk={silk} />}
      </div>
    </section>
  );
}

/**
 * A note that stands apart from the words around it: a date, or something worth knowing beside them.
 * @band
 */
export function Aside({children}: ChildrenProps): ReactNode {
  return <aside className="aside">{children}</aside>;
}
