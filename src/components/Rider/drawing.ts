/** A rider from the waist up, for pages (Rider) and share pictures (src/build/post-build/identity.ts). */
import {type Color, type SilkDesign, shapes} from '../Silk/silks';

/** The size of the drawing. */
export const WIDTH = 64;
const HEIGHT = 78;

/** The viewBox of the whole drawing. */
export const WHOLE = `0 0 ${WIDTH} ${HEIGHT}`;

/** Leans the rider forward, to the right. The waist stays level. */
export const LEAN = 'translate(7.5)skewX(-8)';

/** Head and neck in one color, down into the collar. */
const HEAD_AND_NECK = 'M23 14v6q0 5 4 7v1q5 4 11 0v-1q4-2 4-7v-6z';
const BODY = 'M18 28h28v50H18z';
const SLEEVES =
  'M25 27q-11 0-15 8L3 54q-2 4 2 6l15 10 3-5-12-9 7-18zM39 27q11 0 15 8l7 19q2 4-2 6L44 70l-3-5 12-9-7-18z';
const CUFFS = 'M20 70l3-5-3-2-3 5zM44 70l-3-5 3-2 3 5z';
const COLLAR = 'M25 27q7 5 14 0l2 1q-9 7-18 0z';
const CAP = 'M21 17q-1-15 12-15 10 0 11 15-12-2-23 0z';
const PEAK = 'M22 17q11-2 22 0 3 1 4 4-14-4-26-1z';

/** Places a shape, which is 8 by 8: all over the body, just inside its outline, or once on the chest. */
const transformOfShape = ({covers}: SilkDesign): string =>
  covers ? 'translate(18.5 28)scale(3.375 6.2)' : 'translate(20 37)scale(3)';

/** A part of the rider, in a silk's color or the head's. A part with a `transform` has no outline. */
export interface Part {
  d: string;
  fill: Color | 'skin';
  transform?: string;
}

/** The parts, from back to front. */
export const partsOf = (design: SilkDesign): Part[] => [
  {d: BODY, fill: design.background},
  {d: shapes[design.shape], fill: design.color, transform: transformOfShape(design)},
  {d: HEAD_AND_NECK, fill: 'skin'},
  {d: SLEEVES + CAP, fill: design.sleeves},
  {d: COLLAR, fill: 'sand'},
  {d: CUFFS + PEAK, fill: design.color},
];
