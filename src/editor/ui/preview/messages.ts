/** The messages between the editor and the frame of its preview. */
import type {PublicRecords} from '../../../plugins/records/publicRecords';
import type {DrawnPage} from '../../engine/results';
import type {Click} from '../../text/click';

/** A page to show. */
export interface ShownPage {
  type: 'page';
  page: DrawnPage;
  records?: PublicRecords;
  /** Where pictures can be loaded from, by their addresses. */
  pictures: Record<string, string>;
}

export type ToFrame =
  | ShownPage
  /** Scrolls to what stands at an offset. */
  | {type: 'scroll'; offset: number}
  /** Marks what stands at an offset, or nothing. */
  | {type: 'mark'; offset?: number}
  | {type: 'theme'; theme: 'light' | 'dark'};

export type FromFrame =
  | {type: 'ready'}
  /** Somebody clicked on words. */
  | {type: 'click'; click: Click};
