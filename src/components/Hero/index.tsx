/**
 * The first part of a page. Its drawing is the silk's (Silk/pageDesigns), unless the page itself puts something beside the text.
 */
import clsx from 'clsx';
import {type ComponentType, type ReactNode, useContext} from 'react';
import {type ChildrenProps, splitChildren} from '../children';
import {JumpLinks} from '../JumpLink';
import {backgroundClass} from '../Section/backgroundClass';
import {needsLargeText, PageSilkContext, textBackgroundClass} from '../Silk';
import {type HeroKind, pageDesignOf} from '../Silk/pageDesigns';
import {type SilkName, silks} from '../Silk/silks';
import Stripes from '../Stripes';
import Eggs from './drawings/Eggs';
import Emblem from './drawings/Emblem';
import Frieze from './drawings/Frieze';
import Mosaic from './drawings/Mosaic';
import Pattern from './drawings/Pattern';
import Year from './drawings/Year';
import SplitHero from './SplitHero';
import styles from './styles.module.css';

interface HeroDesign {
  Drawing?: ComponentType<{silk: SilkName}>;
  /**
   * Where a hero's text is, as a class. A drawing is `beside` it, `below` it, or `behind` it, cut off by the hero's foot.
   * Without one, it is `alone` above what follows, or in the `doorway` beside doors (JumpLink).
   */
  layout: 'beside' | 'below' | 'behind' | 'alone' | 'doorway';
  /** In the dark theme its background is ink, so that the drawing, or what follows, is the bright part. */
  isDarkInDarkTheme?: boolean;
}

const HEROES: Record<HeroKind, HeroDesign> = {
  emblem: {Drawing: Emblem, layout: 'beside'},
  year: {Drawing: Year, layout: 'behind'},
  pattern: {Drawing: Pattern, layout: 'beside', isDarkInDarkTheme: true},
  eggs: {Drawing: Eggs, layout: 'below', isDarkInDarkTheme: true},
  text: {layout: 'alone', isDarkInDarkTheme: true},
  doors: {layout: 'doorway'},
};

export interface Props extends ChildrenProps {
  /**
   * A field of silks beside the headline: for the home page.
   * @rare
   */
  mosaic?: boolean;
}

/** A hero on the background of the page's silk, with the drawing that belongs to the silk, if there is one. */
function DrawnHero({children, silk}: ChildrenProps & {silk: SilkName}): ReactNode {
  const [text, doors] = splitChildren(children, JumpLinks);
  const {Drawing, layout, isDarkInDarkTheme} = HEROES[pageDesignOf(silk).hero];
  const {background} = silks[silk];
  const look = clsx(
    styles[layout],
    isDarkInDarkTheme && styles.darkInDarkTheme,
    needsLargeText(background) && styles.withLargeText,
  );
  return (
    <div className={clsx(styles.hero, look, backgroundClass(background))}>
      <Stripes />
      <div className={styles.text}>{text}</div>
      {doors}
      {Drawing && <Drawing silk={silk} />}
    </div>
  );
}

/**
 * The first part of a page, in its own silk: the headline (# like this), a sentence or two, and buttons if there are any.
 */
export default function Hero({mosaic = false, children}: Props): ReactNode {
  const silk = useContext(PageSilkContext);
  const [text, beside] = splitChildren(children, Beside);
  if (!mosaic && beside.length === 0) return <DrawnHero silk={silk}>{text}</DrawnHero>;
  // In the half beside the text: silks, or what the page wrote in <Beside>.
  const secondHalf = (
    <>
      {mosaic && <Mosaic />}
      {beside}
      {beside.length > 0 && <Frieze silk={silk} />}
    </>
  );
  return <SplitHero text={text} secondHalf={secondHalf} />;
}

/**
 * The other half of a page's hero, on the background of the page's silk. It goes inside <Hero>.
 * @inside Hero
 */
export function Beside({children}: ChildrenProps): ReactNode {
  const silk = useContext(PageSilkContext);
  return <div className={clsx(styles.secondHalf, textBackgroundClass(silks[silk].background))}>{children}</div>;
}
