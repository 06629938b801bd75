import clsx from 'clsx';
import {type ComponentType, type ReactNode, useContext} from 'react';
import {type ChildrenProps, splitChildren} from '../children';
import {JumpLinks} from '../JumpLink';
import {HERO_WITH_BESIDE, type HeroDesign} from '../Page/pages';
import {backgroundClass, needsLargeText, PageSilkContext, partBackgroundClass} from '../Silk';
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

/**
 * The first part of a page, in its own silk: the headline (# like this), a sentence or two, and buttons if there are any.
 */
export default function Hero({children}: ChildrenProps): ReactNode {
  const silk = useContext(PageSilkContext);
  const [textAndDoors, beside] = splitChildren(children, Beside);
  const [text, doors] = splitChildren(textAndDoors, JumpLinks);
  const design = beside.length > 0 ? HERO_WITH_BESIDE : pageDesignOf(silk).hero;
  const {drawing, layout, background = silks[silk].background, isDarkInDarkTheme} = design;
  const Drawing = drawing && DRAWINGS[drawing];
  const classes = clsx(
    styles.hero,
    styles[layout],
    isDarkInDarkTheme && styles.darkInDarkTheme,
    needsLargeText(background) && styles.withLargeText,
    partBackgroundClass(background),
  );
  return (
    <div className={classes}>
      {background !== 'paper' && <Stripes />}
      <div className={styles.text}>{text}</div>
      {doors}
      {beside}
      {Drawing && <Drawing silk={silk} />}
    </div>
  );
}

/**
 * The other half of a page's hero, on gold. It goes inside <Hero>.
 * @inside Hero
 */
export function Beside({children}: ChildrenProps): ReactNode {
  return <div className={clsx(styles.secondHalf, backgroundClass('gold'))}>{children}</div>;
}
