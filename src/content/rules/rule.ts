/** What rules get: a page by itself, or a page and the site around it. */

import type {ContentFiles} from '../files';
import type {Page} from '../page/page';
import type {Records} from '../records';
import type {Rule} from '../source';

/** A page that links can go to. */
export interface LinkTarget {
  /** What messages call it: its file, or its address if the build makes it without a file. */
  name: string;
  /** Whether visitors can't open it, so that only other pages for staff may link to it. */
  isForStaff: boolean;
  /** The anchors on it; undefined while it can't be parsed. */
  anchors?: Set<string>;
}

/** What rules know about the site around a page. */
export interface Site {
  pages: Page[];
  files: ContentFiles;
  /** The pages by address. */
  targets: ReadonlyMap<string, LinkTarget>;
  /** Undefined while a record has an error. */
  records?: Records;
}

/** A rule about any subject. It is the same object, with its type checked. */
export const rule = <T>(definition: Rule<T>): Rule<T> => definition;

/** A rule that looks at one page and nothing else. */
export const pageRule = rule<Page>;

/** A rule that compares a page with the other pages, the records or the files. */
export const siteRule = rule<{page: Page; site: Site}>;
