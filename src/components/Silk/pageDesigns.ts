/**
 * What each page has of its own. All of it belongs to the page's silk, which is called as the end of the page's address is
 * (silkOfPage): a page at another address keeps it if it names the silk at its top. For each silk of a page there is
 *
 *   its colors and shape              pageSilks in silks.ts: another name there is an error here, until it has a design
 *   its hero, illustration, stripes  DESIGNS, below. HEROES of Hero and ILLUSTRATIONS of Section draw what is named here
 *   its class, if it needs one        Page/pages.module.css: backgrounds in the dark theme, mostly
 */
import type {PageSilkName, SilkName} from './silks';

/**
 * What opens a page (Hero): its silk's shape as an emblem, or a drawing of its own. The text is alone where
 * what follows it is the picture: figures or lanes (`text`), or doors beside it.
 */
export type HeroKind = 'emblem' | 'year' | 'pattern' | 'eggs' | 'text' | 'doors';

/** What is beside the text of a <Banner> (Section). */
export type Illustration = 'rider' | 'openDoor' | 'sewnPattern';

export interface PageDesign {
  hero: HeroKind;
  illustration: Illustration;
  /** Three stripes run down the page (Stripes). */
  hasStripes: boolean;
}

/** The design of a silk that belongs to no page, and the defaults for a page's design. */
const DEFAULTS: PageDesign = {hero: 'emblem', illustration: 'rider', hasStripes: false};

/** The comment above each names the other parts that were made for its page. Any page may use them. */
const DESIGNS: Partial<Record<SilkName, Partial<PageDesign>>> = {
  // Its page asks for the mosaic itself (Hero/drawings/Mosaic).
  home: {hero: 'emblem'},
  // Large text (Section/large), <Banner> without a silk (Section).
  about: {hero: 'year', hasStripes: true},
  // The race track (ProgramCard). In its class, the lanes run on below its sections.
  programs: {hero: 'text'},
  // The pieces of the pattern (FrameworkElements, Jersey/garment).
  'aguma-framework': {hero: 'pattern', illustration: 'sewnPattern'},
  // The price board (TierTable).
  hatchery: {hero: 'eggs'},
  // The poster (Counter/poster), panels (Section, Story).
  impact: {hero: 'text'},
  // Its page writes <Beside>, which brings the frieze (Hero/drawings/Frieze). The ways to reach us (ContactDetails).
  contact: {hero: 'emblem'},
  // The doors (JumpLink).
  more: {hero: 'doors', illustration: 'openDoor'},
} satisfies Record<PageSilkName, Partial<PageDesign> & Pick<PageDesign, 'hero'>>;

/** What a silk draws: a page draws that of its own silk, and a banner that of its rider's. */
export const pageDesignOf = (silk: SilkName): PageDesign => ({...DEFAULTS, ...DESIGNS[silk]});
