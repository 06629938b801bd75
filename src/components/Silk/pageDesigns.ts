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
 * What opens a page (Hero): its silk's shape as an emblem, or a drawing of its own. The words stand alone where the
 * picture is what follows them: figures or lanes (`words`), or doors beside them.
 */
export type HeroKind = 'emblem' | 'year' | 'pattern' | 'eggs' | 'words' | 'doors';

/** What is beside the words of a <Banner> (Section). */
export type Illustration = 'rider' | 'openDoor' | 'sewnPattern';

export interface PageDesign {
  hero: HeroKind;
  illustration: Illustration;
  /** Three stripes run down the page (Stripes). */
  hasStripes: boolean;
}

/** What a silk draws that is no page's, and what a page leaves unsaid. */
const USUAL: PageDesign = {hero: 'emblem', illustration: 'rider', hasStripes: false};

/** Above each, what else was made for its page: any other may use it. */
const DESIGNS: Partial<Record<SilkName, Partial<PageDesign>>> = {
  // The mosaic (Hero/drawings/Mosaic).
  home: {hero: 'emblem'},
  // Large words (Section/large), Statement without silk (Section).
  about: {hero: 'year', hasStripes: true},
  // The race track (ProgramCard). In its class, the lanes run on below its sections.
  programs: {hero: 'words'},
  // The pieces of the pattern (FrameworkElements, Jersey/garment).
  'aguma-framework': {hero: 'pattern', illustration: 'sewnPattern'},
  // The price board (TierTable).
  hatchery: {hero: 'eggs'},
  // The poster (Counter/poster), panels (Section, Story).
  impact: {hero: 'words'},
  // <Beside> and arches (Hero/drawings/Frieze), the ways to reach us (ContactDetails).
  contact: {hero: 'emblem'},
  // The doors (Door).
  more: {hero: 'doors', illustration: 'openDoor'},
} satisfies Record<PageSilkName, Partial<PageDesign> & Pick<PageDesign, 'hero'>>;

/** What a silk draws: a page draws that of its own silk, and a banner that of its rider's. */
export const pageDesignOf = (silk: SilkName): PageDesign => ({...USUAL, ...DESIGNS[silk]});
