/**
 * The parts of a jersey laid flat and its cap, in a picture as large as a rider's. A rider has parts of its own (Rider/drawing).
 * Only SewnPattern combines the two: it draws the rider's head and cap above the jersey.
 */
import type {Color} from '../Silk/silks';

const LEFT_SLEEVE = 'M17 30q-4 1-6 4L2 48l9 7 6-8z';
const RIGHT_SLEEVE = 'M47 30q4 1 6 4l9 14-9 7-6-8z';
export const JERSEY_SLEEVES = LEFT_SLEEVE + RIGHT_SLEEVE;
export const JERSEY_BODY = 'M17 30L26 25q6 5 12 0l9 5v46H17z';
export const JERSEY_CUFFS = 'M2 48l9 7 2-2.6-9-7zM62 48l-9 7-2-2.6 9-7z';
export const JERSEY_COLLAR = 'M26 25q6 5 12 0l-1-3q-5 3-10 0z';
export const CAP_DOME = 'M21 15a11 11 0 0 1 22 0z';
export const CAP_PEAK = 'M21 15h30q0 4-6 4H21z';

/** Where the shape is worn: all over the body, a hair inside its outline. */
export const SHAPE_BOX = {x: 17.5, y: 30, width: 29, height: 45.5, viewBox: '0 0 8 8', preserveAspectRatio: 'none'};

/** A piece of the framework's pattern: the jersey cut into six, each of another cloth. */
interface Piece {
  path: string;
  /** Where it is cut out: the viewBox of a picture of it alone. All are as wide as each other. */
  box: string;
  cloth: Color;
  /** How far it is moved away from the others when they are laid out. */
  apart: string;
  /** Where its number is. */
  number: [x: number, y: number];
}

/** Gold, on the piece that is paper. */
export const PAPER_STRIPES = 'M61.1 47l-8.7 6.8-1.8-2.4 8.85-6.9zM54 36.1l-6.75 5.3v-3.8l5.25-4.1z';

export const PIECES: Piece[] = [
  {path: LEFT_SLEEVE, box: '2 30 15 25', cloth: 'gold', apart: '-3 0', number: [10.4, 46]},
  {
    path: 'M17 55V30l9-5q3 2.5 6 2.5V55z',
    box: '17 25 15 30',
    cloth: 'clay',
    apart: '0 0',
    number: [24.5, 45],
  },
  {
    path: 'M47 55V30l-9-5q-3 2.5-6 2.5V55z',
    box: '32 25 15 30',
    cloth: 'leaf',
    apart: '3 0',
    number: [39.5, 45],
  },
  {path: RIGHT_SLEEVE, box: '47 30 15 25', cloth: 'paper', apart: '6 0', number: [53.6, 46]},
  {path: 'M17 55h15v21H17z', box: '17 55 15 21', cloth: 'bark', apart: '0 3', number: [24.5, 69]},
  {path: 'M32 55h15v21H32z', box: '32 55 15 21', cloth: 'sky', apart: '3 3', number: [39.5, 69]},
];
