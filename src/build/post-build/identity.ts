/** The colors and silks of the pages, for what the build draws by itself: share pictures, and the colors of the manifest. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LEAN, partsOf, WIDTH} from '../../components/Rider/drawing';
import {type Color, type SilkDesign, shapes} from '../../components/Silk/silks';

const TOKENS = readFileSync(path.join(__dirname, '../../css/tokens.css'), 'utf8');

/** A color of `src/css/tokens.css`, in the light theme, which comes first there. */
function token(name: string): string {
  const [, color, other] = new RegExp(`--${name}: (?:(#\\w{6})|var\\(--([\\w-]+)\\));`).exec(TOKENS) ?? [];
  if (!color && !other) throw new Error(`src/css/tokens.css has no color --${name}. Add one, such as #16211b.`);
  return color ?? token(other);
}

/** Value of a silk's color. */
export const color = (name: Color): string => token(`silk-${name}`);

/** A tile as a piece of SVG, `size` wide and high. */
export const tile = ({background, color: shapeColor, shape}: SilkDesign, size: number): string =>
  `<g transform="scale(${size / 8})"><path fill="${color(background)}" d="M0 0h8v8H0z"/>` +
  `<path fill="${color(shapeColor)}" d="${shapes[shape]}"/></g>`;

/** A rider as a piece of SVG, `width` wide, at a place. */
export function rider(design: SilkDesign, {x, y, width}: {x: number; y: number; width: number}): string {
  const parts = partsOf(design).map(({d, fill, transform}) => {
    const place = transform ? ` stroke="none" transform="${transform}"` : '';
    return `<path fill="${fill === 'skin' ? token('skin') : color(fill)}" d="${d}"${place}/>`;
  });
  return (
    `<g transform="translate(${x} ${y}) scale(${width / WIDTH})" stroke="${color('ink')}" stroke-width="1.2" stroke-linejoin="round">` +
    `<g transform="${LEAN}">${parts.join('')}</g></g>`
  );
}
