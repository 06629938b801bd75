import {createContext, type ReactNode} from 'react';
import backgrounds from './backgrounds.module.css';
import {type Background, type Color, type Shape, type SilkName, shapes, silks} from './silks';

/** The silk of the page around a component. */
export const PageSilkContext = createContext<SilkName>('plain');

/** Colors that a page or a section may draw as another, where they would not stand out from its background. */
const REDRAWN: ReadonlySet<Color> = new Set(['bark', 'clay', 'sand']);

/** How CSS knows a silk's color, in what is drawn (src/css/tokens.css). */
export const fillOf = (color: Color) => `var(--${REDRAWN.has(color) ? 'drawn' : 'silk'}-${color})`;

/** The class of a background. Everything on it takes its colors from the background: text, rules, buttons, focus. */
export const colorClass = (background: Background): string => `${backgrounds.background} ${backgrounds[background]}`;

/** Whether a background is too bright for small text in the color paper. The text of a hero and of a lane is large. */
export const needsLargeText = (background: Background): boolean => background === 'clay';

/** The class of a background where text is small, as in a section or beside a hero: there clay is deeper. */
export const textBackgroundClass = (background: Background): string =>
  needsLargeText(background) ? `${backgrounds.background} ${backgrounds.deepClay}` : colorClass(background);

export interface Props {
  /** Which silk it is. */
  name: SilkName;
  /** Another shape in its colors, or on a background that has its own (colorClass) in that background's. */
  shape?: Shape;
  /** Only its shape, on whatever background is there. */
  bare?: boolean;
  className?: string;
}

/** A silk as a square tile, which covers its box. Decoration: hidden from a screen reader. */
export default function Silk({name, shape, bare = false, className}: Props): ReactNode {
  const {color, background, shape: ownShape} = silks[name];
  // Another shape than the silk's own takes the colors that the background around it has for tiles, if it has any (backgrounds).
  const fill = (role: 'tile' | 'tile-shape', silk: Color) => (shape ? `var(--${role}, ${fillOf(silk)})` : fillOf(silk));
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" preserveAspectRatio="xMidYMid slice" className={className}>
      {!bare && <path fill={fill('tile', background)} d="M0 0h8v8H0z" />}
      <path fill={fill('tile-shape', color)} d={shapes[shape ?? ownShape]} />
    </svg>
  );
}
