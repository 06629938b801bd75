/**
 * Values of `src/css/tokens.css`, for what the build makes by itself: the display font, and in the site's
 * colors share pictures and the manifest.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const FILE = path.join(__dirname, '../css/tokens.css');

/** What `:root` declares: the light theme, and what both themes share. */
function readTokens(css: string): Map<string, string> {
  const values = new Map<string, string>();
  postcss.parse(css).walkRules(':root', (rule) => {
    rule.walkDecls((declaration) => {
      values.set(declaration.prop, declaration.value);
    });
  });
  return values;
}

/** Returns the function that finds a color in a sheet, by its name without the hyphens, as it is in the light theme. */
export function colorsIn(css: string): (name: string) => string {
  const tokens = readTokens(css);
  return function color(name) {
    const value = tokens.get(`--${name}`) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other) return color(other);
    if (/^#[\da-f]{6}$/i.test(value)) return value;
    throw new Error(`src/css/tokens.css has no color --${name} in :root. Add one, such as #16211b.`);
  };
}

const SHEET = readFileSync(FILE, 'utf8');

/** The value of a color of the sheet, such as `#16211b`. */
export const colorOf = colorsIn(SHEET);

/** The weight of headlines. */
export function displayWeight(): number {
  const weight = Number(readTokens(SHEET).get('--weight-display'));
  if (!weight) throw new Error('src/css/tokens.css has no number --weight-display in :root. Add one, such as 750.');
  return weight;
}
