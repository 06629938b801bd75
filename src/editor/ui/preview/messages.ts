/** What the editor and the frame of its preview tell each other. */
import type {PublicRecords} from '../../../plugins/records/publicRecords';
import type {DrawnPage} from '../../engine/engine';
import type {Click} from '../../text/click';

export type ToFrame =
  | {
      type: 'page';
      page: DrawnPage;
      records?: PublicRecords;
      /** Where pictures can be loaded from, by their addresses. */
      pictures: Record<string, string>;
    }
  /** Scrolls to what stands at an offset. */
  | {type: 'scroll'; offset: number}
  /** Marks what stands at an offset, or nothing. */
  | {type: 'mark'; offset?: number}
  | {type: 'theme'; theme: 'light' | 'dark'};

export type FromFrame =
  | {type: 'ready'}
  /** Somebody clicked on words. */
  | {type: 'click'; click: Click};
