/** A rider from the waist up, in a picture 64 wide and 78 high. Pages and share pictures draw from here. */
import type {Color, SilkDesign} from '../Silk/silks';

/** Leans the whole rider forward, to the right, where the finish is. The waist stays level. */
export const LEAN = 'translate(7.5) skewX(-8)';

/** Head and neck in one tone, so that nothing shows between cap and collar. */
export const HEAD = 'M22.8 14v6q0 4.5 3.2 7.5 6 4.5 12 0 3.2-3 3.2-7.5v-6z';
export const BODY = 'M18 28.3h28V78H18z';
export const SLEEVES =
  'M25 27q-11.5 0-15.5 8L2.5 54q-1.3 3.8 2 6L20 70.5l3-4.8-12.5-10L18 38zM39 27q11.5 0 15.5 8l7 19q1.3 3.8-2 6L44 70.5l-3-4.8 12.5-10L46 38z';
export const CUFFS = 'M20 70.5l3-4.8-2.7-2.1-3.4 4.8zM44 70.5l-3-4.8 2.7-2.1 3.4 4.8z';
export const COLLAR = 'M24.6 27q7.4 5.5 14.8 0l1.6.8q-9 7.5-18 0z';
export const CAP = 'M20.8 17q-.5-15 12-15 10 0 11.2 15-12-2.4-23.2 0z';
export const PEAK = 'M22 16.8q11-2.2 22 .2 3.3.7 3.7 3.6-13.7-3.2-25.9-.8z';

/** Where the shape is worn: all over the body, a hair inside its outline, or once on the chest. */
export const placeOf = ({covers}: SilkDesign) =>
  covers
    ? {x: 18.5, y: 28, width: 27, height: 49.5, viewBox: '0 0 8 8', preserveAspectRatio: 'none'}
    : {x: 20.5, y: 37, width: 23, height: 23, viewBox: '0 0 8 8'};

/** A part of the rider. One without a color is as dark as its outline. */
export interface Part {
  d: string;
  fill?: Color;
}

/** The parts from back to front: those below the silk's shape, and those above it. */
export const partsOf = ({ground, color, sleeves}: SilkDesign): {below: Part[]; above: Part[]} => ({
  below: [{d: HEAD}, {d: BODY, fill: ground}],
  above: [
    {d: SLEEVES + CAP, fill: sleeves},
    {d: COLLAR, fill: 'sand'},
    {d: CUFFS + PEAK, fill: color},
  ],
});
