/**
 * The silks: each program and each page has its own, with a shape of its own. Those of pages are in Page/pages.ts.
 *
 *   term          what it means in components and their style sheets
 *   ---           ---
 *   silk          the colors and the shape of a jockey's jersey (SilkDesign), by the name of its program or page
 *   shape         the figure on a silk, such as zigzag: a path, here. The prop `icon` draws it elsewhere, too
 *   background    the color under something: under a silk's shape, or under text (backgrounds.module.css)
 *   tile          a silk as a square (Silk). --tile and --tile-shape are its two colors on a background
 *   mosaic        tiles beside the headline of Home
 *   lane          a program's strip of the race track on Programs (ProgramCard)
 *   hero          the first part of a page (Hero), with a drawing that belongs to the page (Page/pages.ts)
 *   illustration  the drawing beside the text of a <Banner>: a rider, unless the silk's page has another (Page/pages.ts)
 */
import {type PageDesign, type PageName, pages} from '../Page/pages';

/** The shapes, each as one path in a square of 8 by 8. */
export const shapes = {
  arc: 'M0 8A8 8 0 0 1 8 0v4a4 4 0 0 0-4 4z',
  band: 'M0 3h8v2H0z',
  basket: 'M0 .5h4v1H0zM0 2.5h4v1H0zM4.5 0h1v4h-1zM6.5 0h1v4h-1zM.5 4h1v4h-1zM2.5 4h1v4h-1zM4 4.5h4v1H4zM4 6.5h4v1H4z',
  checks: 'M0 0h2v2h-2zM4 0h2v2h-2zM2 2h2v2h-2zM6 2h2v2h-2zM0 4h2v2h-2zM4 4h2v2h-2zM2 6h2v2h-2zM6 6h2v2h-2z',
  chevron: 'M0 0l4 4 4-4v4L4 8 0 4z',
  cross: 'M0 .07l1.53-.54L4 2 6.47-.47 8 .07V2L6 4l2 2v2H6L4 6 2 8H0V6l2-2-2-2z',
  crown: 'M0 7V1.5l2 2.8L4 1l2 3.3 2-2.8V7z',
  desk: 'M1.5 1.2h5v2.9H4.5v.6h2.8v1H6.6V7h-.9V5.7H2.3V7h-.9V5.7H.7v-1h2.8v-.6h-2z',
  diamond: 'M4 0l4 4-4 4-4-4z',
  egg: 'M4 .5C5.7.5 7 3 7 4.7a3 2.8 0 0 1-6 0C1 3 2.3.5 4 .5z',
  heart: 'M4 7.2L.9 4A1.9 1.9 0 0 1 3.6 1.4l.4.4.4-.4A1.9 1.9 0 0 1 7.1 4z',
  hoops: 'M0 1h8v2H0zM0 5h8v2H0z',
  hourglass: 'M0 0h8L4 4l4 4H0l4-4z',
  keyhole: 'M4 1a2 2 0 0 1 1 3.7L5.7 7H2.3L3 4.7A2 2 0 0 1 4 1z',
  kikoy: 'M0 1h8v.5H0zM0 2h8v2H0zM0 4.5h8V5H0zM0 6.5h8V7H0z',
  kite: 'M4 0l3 3-3 5-3-5z',
  ladder: 'M1 0h1v1.5h4V0h1v8H6V6.5H2V8H1zM2 2.5v3h4v-3z',
  moon: 'M5.6.7a3.4 3.4 0 1 0 0 6.6A4.2 4.2 0 0 1 5.6.7z',
  petals:
    'M4 4A4 4 0 0 1 0 0a4 4 0 0 1 4 4 4 4 0 0 1 4-4 4 4 0 0 1-4 4 4 4 0 0 1 4 4 4 4 0 0 1-4-4 4 4 0 0 1-4 4 4 4 0 0 1 4-4z',
  printer: 'M2.4 1h3.2v1.5H7v3H6v-1H2v1H1v-3h1.4zM2.6 5.2h2.8V7H2.6z',
  pulse: 'M0 3.5h1.9L3 .9l2 4.9.9-2.3H8v1.1H6.6L5 8 3 3.4l-.5 1.2H0z',
  quarters: 'M0 0h4v4H0zM4 4h4v4H4z',
  sash: 'M0 6.5L6.5 0H8v1.5L1.5 8H0zM0 0h1.5L0 1.5zM8 8H6.5L8 6.5z',
  seats:
    'M2 .8h4V2H2zM1.7 3.1a.9.9 0 1 0 .01 0zM4 3.1a.9.9 0 1 0 .01 0zM6.3 3.1a.9.9 0 1 0 .01 0zM1.7 5.5a.9.9 0 1 0 .01 0zM4 5.5a.9.9 0 1 0 .01 0zM6.3 5.5a.9.9 0 1 0 .01 0z',
  signal:
    'M.82 3.22a4.5 4.5 0 0 1 6.36 0l-.63.63a3.6 3.6 0 0 0-5.1 0zM2.16 4.56a2.6 2.6 0 0 1 3.68 0l-.64.64a1.7 1.7 0 0 0-2.4 0zM4 5.7a.75.75 0 1 0 .01 0z',
  speech: 'M.9 1h6.2v4.6H4L2.3 7.3V5.6H.9z',
  spots: 'M2 .8a1.2 1.2 0 1 0 .01 0zM6 .8a1.2 1.2 0 1 0 .01 0zM2 4.8a1.2 1.2 0 1 0 .01 0zM6 4.8a1.2 1.2 0 1 0 .01 0z',
  sprout: 'M3.5 8V5.2A3.2 3.2 0 0 1 .4 2a3.2 3.2 0 0 1 3.3 2A3.4 3.4 0 0 1 7.6.6a3.4 3.4 0 0 1-3.1 4V8z',
  star: 'M4 0l1.1 2.9L8 4 5.1 5.1 4 8 2.9 5.1 0 4l2.9-1.1z',
  steps: 'M0 8V6h2V4h2V2h2V0h2v8z',
  stripes: 'M1.2 0h1.1v8H1.2zM3.45 0h1.1v8h-1.1zM5.7 0h1.1v8H5.7z',
  sun: 'M4 1.2a2.8 2.8 0 1 0 .01 0z',
  table:
    'M2.4 3.3h3.2v.8H4.4v2.2h.8V7H2.8v-.7h.8V4.1H2.4zM.4 1.6h.8v2.9h1.2V7h-.7V5.2h-.5V7H.4zM7.6 1.6h-.8v2.9H5.6V7h.7V5.2h.5V7h.8z',
  waves: 'M0 1.2q2-1.6 4 0t4 0v1.9q-2 1.6-4 0t-4 0zM0 5.2q2-1.6 4 0t4 0v1.9q-2 1.6-4 0t-4 0z',
  zigzag: 'M0 3.6l2-2 2 2 2-2 2 2v2.8l-2-2-2 2-2-2-2 2z',
};

export type Shape = keyof typeof shapes;

/** The colors of silks, and of backgrounds: backgrounds.module.css has a class for each. */
export type Color = 'ink' | 'paper' | 'gold' | 'clay' | 'leaf' | 'lake' | 'bark' | 'sand';

/** The backgrounds for panels and doors, without the page's own and clay, which is the loudest. */
export type PanelBackground = Exclude<Color, 'paper' | 'sand' | 'clay'>;

/** A shape in one color on a background of another. A jersey's sleeves and cap have a third. */
export interface SilkDesign {
  shape: Shape;
  color: Color;
  background: Color;
  sleeves: Color;
  /** The shape covers the jersey. Without this, it is on the chest, once. */
  covers?: true;
}

const pageSilks = Object.fromEntries(Object.entries(pages).map(([name, {silk}]) => [name, silk])) as Record<
  PageName,
  SilkDesign
>;

export const silks = {
  academy: {shape: 'zigzag', color: 'leaf', background: 'gold', sleeves: 'leaf', covers: true},
  launchpad: {shape: 'diamond', color: 'gold', background: 'lake', sleeves: 'clay'},
  link: {shape: 'hoops', color: 'sand', background: 'clay', sleeves: 'gold', covers: true},
  'work-readiness': {shape: 'checks', color: 'sand', background: 'leaf', sleeves: 'clay', covers: true},
  catalyst: {shape: 'sash', color: 'clay', background: 'sand', sleeves: 'gold', covers: true},
  ideathon: {shape: 'spots', color: 'gold', background: 'bark', sleeves: 'gold'},
  conference: {shape: 'star', color: 'paper', background: 'clay', sleeves: 'ink'},

  ...pageSilks,

  // No program or page has these yet. The mosaic (TILES) shows them.
  moon: {shape: 'moon', color: 'sand', background: 'lake', sleeves: 'sand'},
  steps: {shape: 'steps', color: 'gold', background: 'bark', sleeves: 'gold', covers: true},
  petals: {shape: 'petals', color: 'leaf', background: 'sand', sleeves: 'clay'},
  waves: {shape: 'waves', color: 'lake', background: 'paper', sleeves: 'lake', covers: true},
  kite: {shape: 'kite', color: 'clay', background: 'gold', sleeves: 'ink'},
  basket: {shape: 'basket', color: 'bark', background: 'gold', sleeves: 'bark', covers: true},
  ladder: {shape: 'ladder', color: 'paper', background: 'leaf', sleeves: 'paper'},
  crown: {shape: 'crown', color: 'gold', background: 'bark', sleeves: 'leaf'},
} satisfies Record<string, SilkDesign>;

export type SilkName = keyof typeof silks;

/**
 * The silks of the mosaic: in rows of four, eight or sixteen, no two that touch have the same background. static/tiles.svg, at
 * the foot of every page, is a picture of them, with "home" and "academy" swapped. It was drawn by hand from the shapes and
 * colors here and in tokens.css: when you change a silk, change its <path> there.
 */
export const TILES: SilkName[] = [
  ...(['academy', 'petals', 'basket', 'ladder', 'moon', 'link', 'hatchery', 'crown'] as const),
  ...(['waves', 'home', 'catalyst', 'launchpad', 'steps', 'aguma-framework', 'ideathon', 'kite'] as const),
];

/**
 * The silk of the page at a path below the site's base address: the one that its front matter names, or the one named like
 * the last part of the path ("home" for `/`), or "plain". The check rejects an unknown name in front matter; here it is ignored.
 */
export function silkOfPage(path: string, frontMatter: object = {}): SilkName {
  const {silk} = frontMatter as {silk?: unknown};
  const isSilkName = (one: unknown): one is SilkName => Object.keys(silks).some((key) => key === one);
  if (isSilkName(silk)) return silk;
  const name = path.replace(/\/$/, '').split('/').pop() || 'home';
  return Object.keys(pages).includes(name) ? (name as PageName) : 'plain';
}

/** The design of the page that a silk belongs to. Silks that belong to no page get the plain design. */
export const pageDesignOf = (silk: SilkName): PageDesign => (silk in pages ? pages[silk as PageName] : pages.plain);
