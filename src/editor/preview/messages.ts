/** What the editor and the page in its frame tell each other. */
import type {PublicRecords} from '../../build/records/publicRecords';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';
import type {DrawnPage} from './tree';

/** What the frame shows. Places are those of the page's text. */
export interface Shown {
  theme?: string;
  page?: DrawnPage;
  records?: PublicRecords;
  /** Where pictures can be loaded from, by their addresses in the page. */
  pictures?: Record<string, string>;
  /** The part that is open. The page scrolls to it. */
  open?: Selection;
  /** What problems are about. */
  problems?: Selection[];
  /** What differs from another version of the page. */
  changes?: Selection[];
}

/** What has changed of it; `focus`: puts the focus back on what was tapped. */
export type ToFrame = Shown | 'focus';

/** A tap on the page, and keys that are the editor's own. */
export type FromFrame = 'ready' | {tap: Click} | {key: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>};
