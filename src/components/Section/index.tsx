import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import type {ChildrenProps} from '../children';
import OpenDoor from '../OpenDoor';
import Rider from '../Rider';
import Silk, {backgroundClass, PageSilkContext, partBackgroundClass} from '../Silk';
import {type Color, pageDesignOf, type Shape, type SilkName} from '../Silk/silks';
import Stripes from '../Stripes';
import banner from './banner.module.css';
import large from './large.module.css';
import SewnJersey from './sewn-jersey.svg';
import styles from './styles.module.css';

export interface Props extends ChildrenProps {
  /**
   * The background of the section, as wide as the screen.
   * @rare
   * @format background
   */
  background?: Color;
  /**
   * How its text looks: as usual, as large as a title, as a motto below a small heading, or as panels, one for each <Story>.
   * @rare
   */
  variant?: 'text' | 'large' | 'motto' | 'panels';
  /**
   * A shape beside the heading: the one on the door (JumpLink) that leads here.
   * @rare
   */
  icon?: Shape;
}

/** The classes of a section's text. */
const TEXT_CLASSES: Record<NonNullable<Props['variant']>, string | undefined> = {
  text: undefined,
  large: large.large,
  motto: clsx(large.large, large.motto, styles.labelledByHeading),
  panels: styles.panels,
};

/** A shape beside a heading, in the page's colors. */
function Sign({icon}: {icon: Shape}): ReactNode {
  const silk = useContext(PageSilkContext);
  return <Silk name={silk} shape={icon} className={styles.sign} />;
}

/**
 * A part of a page: a heading (## like this), and what it says, in Markdown.
 */
export default function Section({background = 'paper', variant = 'text', icon, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, partBackgroundClass(background, {withSmallText: true}))}>
      {/* A section on paper lets the page's own stripes show through. */}
      {background !== 'paper' && <Stripes />}
      <div className={TEXT_CLASSES[variant]}>
        {icon && <Sign icon={icon} />}
        {children}
      </div>
    </section>
  );
}

export interface BannerProps extends Pick<Props, 'icon'>, ChildrenProps {
  /**
   * The silk of the illustration beside the text, usually a rider. Without it, the heading is as wide as the screen.
   * @format silk
   */
  silk?: SilkName;
  /**
   * Its background.
   * @rare
   * @format background
   */
  background?: Exclude<Color, 'paper' | 'sand'>;
}

/** The drawing beside the text of a banner: a rider, unless the silk's page has another. */
function Illustration({silk}: {silk: SilkName}): ReactNode {
  const {illustration} = pageDesignOf(silk);
  if (illustration === 'sewnJersey') return <SewnJersey className={banner.illustration} />;
  if (illustration === 'openDoor')
    return <OpenDoor silk={silk} className={clsx(banner.illustration, banner.openDoor)} />;
  return <Rider silk={silk} className={banner.illustration} />;
}

/**
 * A loud band: a heading (## like this) and a sentence or two, beside an illustration or alone.
 */
export function Banner({silk, background = 'leaf', icon, children}: BannerProps): ReactNode {
  const {hasStripes} = pageDesignOf(useContext(PageSilkContext));
  const textClasses = silk ? undefined : banner.fromEdgeToEdge;
  return (
    <section
      className={clsx(
        styles.section,
        backgroundClass(background, {withSmallText: true}),
        silk && hasStripes && banner.onStripes,
      )}
    >
      <Stripes turned={silk !== undefined} />
      <div className={banner.banner}>
        <div className={clsx(styles.labelledByBold, textClasses)}>
          {icon && <Sign icon={icon} />}
          {children}
        </div>
        {silk && <Illustration silk={silk} />}
      </div>
    </section>
  );
}
