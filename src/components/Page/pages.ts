/**
 * What each page looks like: one design per page, keyed by the last part of its address. Dark-theme colors are in
 * pages.module.css, in a class with the page's name. A page at another address uses a design if its front matter names it as
 * `silk`.
 */
import type {Color, SilkDesign} from '../Silk/silks';

/** The first part of a page (Hero). */
export interface HeroDesign {
  /** The drawing, from Hero/drawings. Without one, what follows the hero is the picture: counters, lanes or doors. */
  drawing?: 'emblem' | 'eggs' | 'frieze' | 'hanger' | 'mosaic' | 'pattern' | 'year';
  /**
   * Where the drawing is: `beside` the text, `below` it, or `behind` it, cut off at the hero's foot. Without a drawing, the text
   * is `alone`, or to the left of the doors that follow it (`withDoors`).
   */
  layout: 'beside' | 'below' | 'behind' | 'alone' | 'withDoors';
  /** The hero's background, if it isn't the silk's. */
  background?: Color;
  /** The background is ink in the dark theme, so that the drawing, or what follows the hero, is the bright part. */
  isDarkInDarkTheme?: boolean;
}

export interface PageDesign {
  silk: SilkDesign;
  hero: HeroDesign;
  /** The drawing beside the text of a <Banner> in this silk (Section). Without it, a rider. */
  illustration?: 'openDoor' | 'sewnJersey';
  /** Three stripes run down the page (Stripes). */
  hasStripes?: boolean;
}

/** The hero of any page that has <Beside> in it: two halves, and the silk's shape in a row below the text. */
export const HERO_WITH_BESIDE: HeroDesign = {drawing: 'frieze', layout: 'beside', background: 'paper'};

export const pages = {
  home: {
    silk: {shape: 'chevron', color: 'ink', background: 'gold', sleeves: 'clay'},
    hero: {drawing: 'mosaic', layout: 'beside', background: 'paper'},
  },
  about: {
    silk: {shape: 'stripes', color: 'gold', background: 'bark', sleeves: 'gold', covers: true},
    hero: {drawing: 'year', layout: 'behind'},
    hasStripes: true,
  },
  // The race track (ProgramCard) follows the hero.
  programs: {
    silk: {shape: 'quarters', color: 'gold', background: 'ink', sleeves: 'clay', covers: true},
    hero: {layout: 'alone', isDarkInDarkTheme: true},
  },
  'aguma-framework': {
    silk: {shape: 'hourglass', color: 'paper', background: 'lake', sleeves: 'paper'},
    hero: {drawing: 'pattern', layout: 'beside', isDarkInDarkTheme: true},
    illustration: 'sewnJersey',
  },
  hatchery: {
    silk: {shape: 'egg', color: 'gold', background: 'leaf', sleeves: 'gold'},
    hero: {drawing: 'eggs', layout: 'below', isDarkInDarkTheme: true},
  },
  // Counters as a poster (Counter) follow the hero.
  impact: {
    silk: {shape: 'sun', color: 'gold', background: 'clay', sleeves: 'lake'},
    hero: {layout: 'alone', isDarkInDarkTheme: true},
  },
  contact: {
    silk: {shape: 'arc', color: 'lake', background: 'gold', sleeves: 'lake'},
    hero: HERO_WITH_BESIDE,
  },
  // Doors (JumpLink) follow the hero.
  more: {
    silk: {shape: 'kikoy', color: 'bark', background: 'sand', sleeves: 'clay', covers: true},
    hero: {layout: 'withDoors'},
    illustration: 'openDoor',
  },
  // The 404 page and the error page.
  'not-found': {
    silk: {shape: 'cross', color: 'clay', background: 'ink', sleeves: 'clay', covers: true},
    hero: {drawing: 'hanger', layout: 'beside', background: 'lake'},
  },
  // A page without a design of its own.
  plain: {
    silk: {shape: 'band', color: 'clay', background: 'sand', sleeves: 'ink', covers: true},
    hero: {drawing: 'emblem', layout: 'beside'},
  },
} satisfies Record<string, PageDesign>;

export type PageName = keyof typeof pages;
