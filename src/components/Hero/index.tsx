/** The first part of a page. Its drawing, layout and background are those of the page's silk (Page/pages.ts). */
import clsx from 'clsx';
import {type ComponentType, type ReactNode, useContext} from 'react';
import {type ChildrenProps, propsOfChildren} from '../children';
import {HERO_WITH_BESIDE, type HeroDesign} from '../Page/pages';
import {backgroundClass} from '../Section';
import {needsLargeText, PageSilkContext, textBackgroundClass} from '../Silk';
import {pageDesignOf, type SilkName, silks} from '../Silk/silks';
import Stripes from '../Stripes';
import Eggs from './drawings/Eggs';
import Emblem from './drawings/Emblem';
import Frieze from './drawings/Frieze';
import Hanger from './drawings/Hanger';
import Mosaic from './drawings/Mosaic';
import Pattern from './drawings/Pattern';
import Year from './drawings/Year';
import styles from './styles.module.css';

const DRAWINGS: Record<NonNullable<HeroDesign['drawing']>, ComponentType<{silk: SilkName}>> = {
  eggs: Eggs,
  emblem: Emblem,
  frieze: Frieze,
  hanger: Hanger,
  mosaic: Mosaic,
  pattern: Pattern,
  year: Year,
};

/** Classes of a hero that makes more room for its drawing. */
const CLASSES: Partial<Record<NonNullable<HeroDesign['drawing']>, string>> = {
  hanger: styles.withHanger,
  mosaic: styles.withMosaic,
};

/**
 * The first part of a page, in its own silk: the headline (# like this), a sentence or two, and buttons if there are any.
 */
export default function Hero({children}: ChildrenProps): ReactNode {
  const silk = useContext(PageSilkContext);
  const [beside] = propsOfChildren(children, Beside);
  const design = beside ? HERO_WITH_BESIDE : pageDesignOf(silk).hero;
  const {drawing, layout, background = silks[silk].background, isDarkInDarkTheme} = design;
  const Drawing = drawing && DRAWINGS[drawing];
  const classes = clsx(
    styles.hero,
    styles[layout],
    drawing && CLASSES[drawing],
    isDarkInDarkTheme && styles.darkInDarkTheme,
    needsLargeText(background) && styles.withLargeText,
    backgroundClass(background),
  );
  return (
    <div className={classes}>
      {background !== 'paper' && <Stripes />}
      <div className={styles.text}>{children}</div>
      {beside && (
        <div className={clsx(styles.secondHalf, textBackgroundClass(silks[silk].background))}>{beside.children}</div>
      )}
      {Drawing && <Drawing silk={silk} />}
    </div>
  );
}

/**
 * The other half of a page's hero, on the background of the page's silk. It goes inside <Hero>.
 * @inside Hero
 */
export function Beside(_: ChildrenProps): null {
  return null;
}
