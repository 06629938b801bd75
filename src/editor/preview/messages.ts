/** The messages between the editor and the page in its frame. */
import type {PublicRecords, Records} from '../../content/records/registry';
import type {DrawnPage} from '../engine/tree';
import type {Span} from '../text/edits';
import type {Tap} from '../text/tap';

/** What the frame shows. Places are those of the page's text. */
export interface Shown {
  theme?: string;
  page?: DrawnPage;
  records?: PublicRecords & {menu?: Records['menu']};
  /** Where pictures can be loaded from, by their addresses in the page. */
  pictures?: Record<string, string>;
  /** The part that somebody changes, to which the page scrolls. */
  selected?: Span;
  problems?: Span[];
  /** What differs from another version of the page. */
  changes?: Span[];
}

/** To the frame: what has changed of what it shows; `focus` puts the focus back on what was tapped. */
export type ToFrame = Shown | 'focus';

/**
 * From the frame: it waits for a page, has drawn one, was tapped on, shows a place in its middle, or got a key that is
 * the editor's.
 */
export type FromFrame = 'ready' | 'drawn' | {tap: Tap} | {seen: number} | {key: KeyboardEventInit};
