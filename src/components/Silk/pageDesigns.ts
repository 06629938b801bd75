/**
 * What pages have of their own: here what is drawn in their silks, and in the table where all else is. A drawing belongs to the
 * silk: a page at another address keeps it if it names the silk at its top. OPENINGS of Hero has the drawing for each opening.
 *
 *   silk            | its class in Page/pages                 | made for its page; any other may use it
 *   home            | a ground in the dark                    | the mosaic (Hero/drawings/Mosaic)
 *   about           | grounds in the dark                     | large words (Section/large), Statement without silk (Section)
 *   programs        | lanes run on below its sections         | the race track (ProgramCard)
 *   aguma-framework | a ground in the dark                    | the pieces of the pattern (FrameworkWheel, Jersey/garment)
 *   hatchery        | grounds in the dark                     | the price board (TierBoard)
 *   impact          | a ground in the dark                    | poster (Figure/poster), panels (Section, Story)
 *   contact         | a ground in the dark                    | <Beside> and arches (Hero/drawings/Frieze), ContactDetails
 *   more            | grounds in the dark                     | doors (Door)
 *   not-found       |                                         | the hanging jersey (Jersey, Lost)
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
