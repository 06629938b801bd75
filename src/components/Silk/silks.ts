/** Who wears what: every program and every page owns one silk, and no figure is worn by two. */
import type {FigureName} from './figures';

export type Colour = 'ink' | 'paper' | 'gold' | 'clay' | 'leaf' | 'lake' | 'bark' | 'sand';

/** A figure in one color on a ground of another. A jersey's sleeves and cap take a third. */
export interface SilkDesign {
  figure: FigureName;
  colour: Colour;
  ground: Colour;
  sleeves?: Colour;
}

export const silks = {
  academy: {figure: 'zigzag', colour: 'leaf', ground: 'gold', sleeves: 'leaf'},
  launchpad: {figure: 'diamond', colour: 'gold', ground: 'lake', sleeves: 'gold'},
  link: {figure: 'hoops', colour: 'sand', ground: 'clay', sleeves: 'clay'},
  'work-readiness': {figure: 'checks', colour: 'sand', ground: 'leaf', sleeves: 'leaf'},
  catalyst: {figure: 'sash', colour: 'clay', ground: 'sand', sleeves: 'ink'},
  ideathon: {figure: 'spots', colour: 'gold', ground: 'ink', sleeves: 'gold'},
  conference: {figure: 'star', colour: 'paper', ground: 'clay', sleeves: 'ink'},

  home: {figure: 'chevron', colour: 'ink', ground: 'gold', sleeves: 'clay'},
  about: {figure: 'stripes', colour: 'sand', ground: 'bark', sleeves: 'sand'},
  programs: {figure: 'quarters', colour: 'gold', ground: 'ink', sleeves: 'gold'},
  'aguma-framework': {figure: 'hourglass', colour: 'paper', ground: 'lake', sleeves: 'paper'},
  hatchery: {figure: 'egg', colour: 'gold', ground: 'leaf', sleeves: 'gold'},
  impact: {figure: 'sun', colour: 'gold', ground: 'clay', sleeves: 'gold'},
  contact: {figure: 'arc', colour: 'lake', ground: 'gold', sleeves: 'lake'},
  more: {figure: 'kikoy', colour: 'bark', ground: 'sand', sleeves: 'gold'},
  'not-found': {figure: 'cross', colour: 'clay', ground: 'ink', sleeves: 'clay'},

  // Nobody's yet: free for the next program or page.
  moon: {figure: 'moon', colour: 'sand', ground: 'lake', sleeves: 'sand'},
  steps: {figure: 'steps', colour: 'gold', ground: 'bark', sleeves: 'gold'},
  petals: {figure: 'petals', colour: 'leaf', ground: 'sand', sleeves: 'clay'},
  waves: {figure: 'waves', colour: 'lake', ground: 'paper', sleeves: 'lake'},
  kite: {figure: 'kite', colour: 'clay', ground: 'gold', sleeves: 'ink'},
  basket: {figure: 'basket', colour: 'bark', ground: 'gold', sleeves: 'bark'},
  ladder: {figure: 'ladder', colour: 'paper', ground: 'leaf', sleeves: 'paper'},
  crown: {figure: 'crown', colour: 'gold', ground: 'ink', sleeves: 'leaf'},

  // What a page wears that has not been given one.
  plain: {figure: 'band', colour: 'clay', ground: 'sand', sleeves: 'ink'},
} satisfies Record<string, SilkDesign>;

/** The name of a silk. */
export type SilkName = keyof typeof silks;

/** The first color of a silk that is dark enough for words on it and is not ink, which the dark theme's ground is. */
export function quietColourOf(silk: SilkName): Colour {
  const {ground, colour, sleeves}: SilkDesign = silks[silk];
  return [ground, colour, sleeves].find((one) => one && /clay|leaf|lake|bark/.test(one)) ?? ground;
}

/**
 * The silk of the page at a path under the site's base address: `/` wears "home". The lines at a page's top may name
 * another; the check makes sure that it is one of ours.
 */
export function silkOfPage(path: string, frontMatter: {silk?: SilkName} = {}): SilkName {
  if (frontMatter.silk) return frontMatter.silk;
  const name = path.replace(/\/$/, '').split('/').pop() || 'home';
  return name in silks ? (name as SilkName) : 'plain';
}
