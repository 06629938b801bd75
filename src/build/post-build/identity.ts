/** Colors and silks for the pictures that the build draws, from the same files as the pages. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {BODY, COLLAR, CUFFS, DOME, PEAK, placeOf, SLEEVES} from '../../components/Jersey/garment';
import {type Color, type SilkDesign, shapes} from '../../components/Silk/silks';

export interface Identity {
  /** Value of a silk's color. */
  color(name: Color): string;
  /** A tile as SVG, `size` wide and high, at a position. */
  tile(design: SilkDesign, x: number, y: number, size: number): string;
  /** A jersey with its cap as a piece of SVG, `width` wide, at a place. */
  jersey(design: SilkDesign, x: number, y: number, width: number): string;
}

/** Reads the colors of `tokens.css`. */
export async function readIdentity(siteDir: string): Promise<Identity> {
  const tokens = await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const color = (name: Color): string => {
    const value = new RegExp(`--silk-${name}:\\s*(#[0-9a-f]+)`, 'i').exec(tokens)?.[1];
    if (!value) throw new Error(`src/css/tokens.css has no color --silk-${name}. Add one, such as #16211b.`);
    return value;
  };
  return {
    color,
    tile: (design, x, y, size) =>
      `<g transform="translate(${x} ${y}) scale(${size / 8})">` +
      `<path fill="${color(design.ground)}" d="M0 0h8v8H0z"/>` +
      `<path fill="${color(design.color)}" d="${shapes[design.shape]}"/></g>`,
    jersey(design, x, y, width) {
      const {shape, color: worn, ground, sleeves} = design;
      const path = (fill: Color, d: string) => `<path fill="${color(fill)}" d="${d}"/>`;
      const place = Object.entries(placeOf(design)).filter(([, value]) => value !== undefined);
      return (
        `<g transform="translate(${x} ${y}) scale(${width / 64})" stroke="${color('ink')}" stroke-width="1.2" stroke-linejoin="round">` +
        path(sleeves, SLEEVES + DOME) +
        path(ground, BODY) +
        `<svg stroke="none" ${place.map(([name, value]) => `${name}="${value}"`).join(' ')}>${path(worn, shapes[shape])}</svg>` +
        `${path('paper', COLLAR)}${path(worn, CUFFS + PEAK)}</g>`
      );
    },
  };
}
