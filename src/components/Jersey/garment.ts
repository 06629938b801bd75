/** The parts of a jersey laid flat and its cap, in a picture 64 wide and 78 high. */
import type {Color, SilkDesign} from '../Silk/silks';

const LEFT_SLEEVE = 'M17 30Q13 31 11 34L2 48L11 55L17 47Z';
const RIGHT_SLEEVE = 'M47 30Q51 31 53 34L62 48L53 55L47 47Z';
export const SLEEVES = LEFT_SLEEVE + RIGHT_SLEEVE;
export const BODY = 'M17 30L26 25q6 5 12 0l9 5v46H17z';
export const CUFFS = 'M2 48l9 7 2-2.6-9-7zM62 48l-9 7-2-2.6 9-7z';
export const COLLAR = 'M26 25q6 5 12 0l-1-3q-5 3-10 0z';
export const DOME = 'M21 15a11 11 0 0 1 22 0z';
export const PEAK = 'M21 15h30q0 4-6 4H21z';

/** Where the shape is worn: all over the body, a hair inside its outline, or once on the chest. */
export const placeOf = ({covers}: SilkDesign) => ({
  x: 17.5,
  y: 30,
  width: 29,
  height: 45.5,
  viewBox: covers ? '0 0 8 8' : '-.4 -1.2 8.8 10',
  preserveAspectRatio: covers ? 'none' : undefined,
});

/** A piece of the framework's pattern: the jersey cut into six, each of another cloth. */
interface Piece {
  /** Its outline, whose corners are all written out: `sidesOf` takes it apart. */
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
export const STRIPES = 'M61.1 47l-8.7 6.8-1.8-2.4 8.85-6.9zM54 36.1l-6.75 5.3v-3.8l5.25-4.1z';

export const PIECES: Piece[] = [
  {path: LEFT_SLEEVE, box: '2 30 15 25', cloth: 'gold', apart: '-3 0', number: [10.4, 46]},
  {
    path: 'M17 55L17 30L26 25Q29 27.5 32 27.5L32 55Z',
    box: '17 25 15 30',
    cloth: 'clay',
    apart: '0 0',
    number: [24.5, 45],
  },
  {
    path: 'M47 55L47 30L38 25Q35 27.5 32 27.5L32 55Z',
    box: '32 25 15 30',
    cloth: 'leaf',
    apart: '3 0',
    number: [39.5, 45],
  },
  {path: RIGHT_SLEEVE, box: '47 30 15 25', cloth: 'paper', apart: '6 0', number: [53.6, 46]},
  {path: 'M17 55L32 55L32 76L17 76Z', box: '17 55 15 21', cloth: 'bark', apart: '0 3', number: [24.5, 69]},
  {path: 'M32 55L47 55L47 76L32 76Z', box: '32 55 15 21', cloth: 'sky', apart: '3 3', number: [39.5, 69]},
];

/** The sides of an outline as a path each: dashes along it begin anew at every corner, which so is closed. */
export function sidesOf(outline: string): string[] {
  const [start, ...ends] = outline.slice(1, -1).split(/(?=[LQ])/);
  const corners = [start, ...ends.map((side) => side.split(/[LQ ]/).slice(-2).join(' '))];
  return [...ends, `L${start}`].map((side, index) => `M${corners[index]}${side}`);
}
