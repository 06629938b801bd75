import type {ReactNode} from 'react';
import {figureOf} from './figures';
import {type SilkDesign, type SilkName, silks} from './silks';

/** How CSS knows a silk's color. */
export const fillOf = (colour: SilkDesign['colour']) => `var(--silk-${colour})`;

export interface Props {
  /** The silk, by name. */
  name: SilkName;
}

/** A silk as a square tile. Decoration: hidden from a screen reader. */
export default function Silk({name}: Props): ReactNode {
  const {figure, colour, ground} = silks[name];
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8">
      <path fill={fillOf(ground)} d="M0 0h8v8H0z" />
      <path fill={fillOf(colour)} d={figureOf(figure).path} />
    </svg>
  );
}
