/** A jersey cut into six pieces, in the coordinates of the whole one. */
interface Piece {
  path: string;
  /** How far it is moved away from the others when they are laid out. */
  apart: string;
  /** Where its number stands. */
  number: [x: number, y: number];
}

export const PIECES: Piece[] = [
  {path: 'M17 30q-4 1-6 4L2 48l9 7 6-8z', apart: '-3 0', number: [10.4, 46]},
  {path: 'M17 30L26 25q3 2.5 6 2.5V55H17z', apart: '0 0', number: [24.5, 45]},
  {path: 'M32 27.5q3 0 6-2.5l9 5v25H32z', apart: '3 0', number: [39.5, 45]},
  {path: 'M47 30q4 1 6 4l9 14-9 7-6-8z', apart: '6 0', number: [53.6, 46]},
  {path: 'M17 55h15v21H17z', apart: '0 3', number: [24.5, 69]},
  {path: 'M32 55h15v21H32z', apart: '3 3', number: [39.5, 69]},
];
