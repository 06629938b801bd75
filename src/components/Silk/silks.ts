/**
 * Who wears what: each program and each page owns one silk, here and nowhere else.
 * The figures are drawn in `figures.module.css`, the colours are the tokens named `--silk-…`.
 */
export type Colour = 'ink' | 'paper' | 'gold' | 'clay' | 'leaf' | 'lake' | 'bark' | 'sand';
export type FigureName =
  | 'arc'
  | 'chevron'
  | 'diamond'
  | 'domes'
  | 'hoops'
  | 'hourglass'
  | 'kikoy'
  | 'quarters'
  | 'sash'
  | 'spots'
  | 'stripes'
  | 'sun'
  | 'zigzag';

/** A figure in one colour on a ground of another; a jersey's sleeves take a third. */
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
  'work-readiness': {figure: 'quarters', colour: 'sand', ground: 'leaf', sleeves: 'leaf'},
  catalyst: {figure: 'sash', colour: 'clay', ground: 'sand', sleeves: 'ink'},
  ideathon: {figure: 'spots', colour: 'gold', ground: 'ink', sleeves: 'gold'},
  conference: {figure: 'sun', colour: 'gold', ground: 'clay', sleeves: 'ink'},

  home: {figure: 'chevron', colour: 'ink', ground: 'gold', sleeves: 'ink'},
  about: {figure: 'stripes', colour: 'sand', ground: 'bark', sleeves: 'sand'},
  programs: {figure: 'quarters', colour: 'gold', ground: 'ink', sleeves: 'gold'},
  'aguma-framework': {figure: 'hourglass', colour: 'gold', ground: 'lake', sleeves: 'lake'},
  hatchery: {figure: 'domes', colour: 'gold', ground: 'leaf', sleeves: 'leaf'},
  impact: {figure: 'sun', colour: 'paper', ground: 'clay', sleeves: 'clay'},
  contact: {figure: 'arc', colour: 'gold', ground: 'lake', sleeves: 'lake'},
  more: {figure: 'kikoy', colour: 'paper', ground: 'clay', sleeves: 'clay'},
  'not-found': {figure: 'sash', colour: 'gold', ground: 'ink', sleeves: 'gold'},
} satisfies Record<string, SilkDesign>;

/** The name of a silk that a program or a page owns. */
export type SilkName = keyof typeof silks;

/** The silk of the page at a path under the site's base address: `/` wears "home". */
export function silkOfPage(path: string): SilkName {
  const name = path.replace(/\/$/, '').split('/').pop() || 'home';
  return name in silks ? (name as SilkName) : 'home';
}
