/**
 * What the pages in some silks draw of their own. It belongs to the silk: a page at another address keeps its drawings if it
 * names the silk at its top. OPENINGS of Hero has the drawing for each opening named here, and where
 * the words are beside it. Page/pages.module.css knows pages by their silks, too: it has colors of a page's own.
 */
import type {SilkName} from './silks';

/**
 * What opens a page (Hero): its silk's shape as an emblem, or a drawing of its own. The words stand alone where the
 * picture is what follows them: figures or lanes (`words`), or doors beside them.
 */
export type Opening = 'emblem' | 'year' | 'pattern' | 'eggs' | 'words' | 'doors';

/** What is beside the words of a <Statement> (Section). */
export type Figurehead = 'rider' | 'openDoor' | 'sewnPattern';

export interface PageDesign {
  opening: Opening;
  figurehead: Figurehead;
  /** Three stripes run down the page (Stripes). */
  hasStripes: boolean;
}

const USUAL: PageDesign = {opening: 'emblem', figurehead: 'rider', hasStripes: false};

const UNUSUAL: Partial<Record<SilkName, Partial<PageDesign>>> = {
  about: {opening: 'year', hasStripes: true},
  programs: {opening: 'words'},
  'aguma-framework': {opening: 'pattern', figurehead: 'sewnPattern'},
  hatchery: {opening: 'eggs'},
  impact: {opening: 'words'},
  more: {opening: 'doors', figurehead: 'openDoor'},
};

/** What a silk draws: a page draws that of its own silk, and a statement that of its rider's. */
export const pageDesignOf = (silk: SilkName): PageDesign => ({...USUAL, ...UNUSUAL[silk]});
