import {createContext, type ReactNode} from 'react';
import backgrounds from './backgrounds.module.css';
import {type Color, type Shape, type SilkName, shapes, silks} from './silks';

/** The silk of the page around a component. */
export const PageSilkContext = createContext<SilkName>('plain');

/** Colors that a page or a section can replace where they would not stand out from its background. */
const REDRAWN: ReadonlySet<Color> = new Set(['bark', 'clay', 'sand']);

/** A silk's color as a CSS value (src/css/tokens.css). */
export const fillOf = (color: Color) => `var(--${REDRAWN.has(color) ? 'drawn' : 'silk'}-${color})`;

/** Whether a background has too little contrast for small text. */
export const needsLargeText = (background: Color): boolean => background === 'clay';

/** The classes of a background. Text, rules, buttons and focus rings on it follow its color. */
export function backgroundClass(background: Color, {withSmallText = false} = {}): string {
  const isDeeper = withSmallText && needsLargeText(background);
  return `${backgrounds.background} ${isDeeper ? backgrounds.deepClay : backgrounds[background]}`;
}

/** The classes of a part of a page. Paper is the page's own background and needs none; sand is its quieter background. */
export function partBackgroundClass(background: Color, {withSmallText = false} = {}): string | undefined {
  if (background === 'paper') return undefined;
  return background === 'sand' ? backgrounds.quiet : backgroundClass(background, {withSmallText});
}

export interface Props {
  name: SilkName;
  /** Another shape, in the silk's colors, or in the tile colors of the background around it. */
  shape?: Shape;
  /** Only the shape, without a background. */
  bare?: boolean;
  className?: string;
}

/** A silk as a square tile, which covers its box. Decoration: hidden from screen readers. */
export default function Silk({name, shape, bare = false, className}: Props): ReactNode {
  const {color, background, shape: ownShape} = silks[name];
  const fill = (role: 'tile' | 'tile-shape', silk: Color) => (shape ? `var(--${role}, ${fillOf(silk)})` : fillOf(silk));
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" preserveAspectRatio="xMidYMid slice" className={className}>
      {!bare && <path fill={fill('tile', background)} d="M0 0h8v8H0z" />}
      <path fill={fill('tile-shape', color)} d={shapes[shape ?? ownShape]} />
    </svg>
  );
}
