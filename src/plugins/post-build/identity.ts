/** The site's colors and tiles, read from the styles of the pages, for the pictures that the build draws. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Colour, FigureName, SilkDesign} from '../../components/Silk/silks';

export interface Identity {
  /** Value of a silk's color. */
  color(name: Colour): string;
  /** A tile as SVG, `size` wide and high, at a position. */
  tile(design: SilkDesign, x: number, y: number, size: number): string;
}

/** Reads the colors of `tokens.css` and the shapes of `figures.module.css`. */
export async function readIdentity(siteDir: string): Promise<Identity> {
  const tokens = await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const figures = await readFile(path.join(siteDir, 'src/components/Silk/figures.module.css'), 'utf8');
  const color = (name: Colour): string => {
    const value = new RegExp(`--silk-${name}:\\s*(#[0-9a-f]+)`, 'i').exec(tokens)?.[1];
    if (!value) throw new Error(`src/css/tokens.css has no color --silk-${name}. Add one, such as #16211b.`);
    return value;
  };
  const figure = (name: FigureName): string => {
    const data = new RegExp(`\\.${name}\\s*{[^}]*url\\("data:image/svg\\+xml,([^"]+)"\\)`).exec(figures)?.[1];
    const drawn = data && /<path d='([^']+)'/.exec(decodeURIComponent(data))?.[1];
    if (!drawn) throw new Error(`figures.module.css must draw .${name} as one path in an SVG of 8 by 8.`);
    return drawn;
  };
  return {
    color,
    tile: (design, x, y, size) =>
      `<g transform="translate(${x} ${y}) scale(${size / 8})">` +
      `<path fill="${color(design.ground)}" d="M0 0h8v8H0z"/>` +
      `<path fill="${color(design.colour)}" d="${figure(design.figure)}"/></g>`,
  };
}
