/** The messages between the editor and the page in its frame. */
import type {PublicRecords} from '../../build/records/publicRecords';
import type {DrawnPage} from '../engine/results';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';

/** A page to show. */
export interface ShownPage {
  type: 'page';
  page: DrawnPage;
  records?: PublicRecords;
  /** Pictures by their addresses in the page: where they are, or the bytes of those that are nowhere yet. */
  pictures: Record<string, string | Uint8Array<ArrayBuffer>>;
}

/** What stands out in the page. */
export interface Marks {
  type: 'marks';
  /** The part that is open. The page scrolls to it. */
  open?: Selection;
  /** What a problem is about. */
  problems: Selection[];
  /** What differs from another version of the page. */
  changes: Selection[];
}

export type ToFrame = ShownPage | Marks | {type: 'theme'; theme: string} | {type: 'focus'};

/** A tap on the page, and keys that are the editor's own. */
export type FromFrame =
  | {type: 'ready'}
  | {type: 'tap'; tap: Click}
  | {type: 'key'; key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean};
