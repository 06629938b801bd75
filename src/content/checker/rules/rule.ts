/**
 * The two kinds of rules that any site can have: about one page by itself, and about a page beside the others. Rules that
 * need more, such as this site's records, are made with `siteRule` in `site/rules/siteRule.ts`.
 */
import type {ContentFiles} from '../files';
import type {Page} from '../page/page';
import type {Rule} from '../source';

/** A page that links can lead to. */
export interface LinkTarget {
  /** What messages call it: its file, or its address if the build makes it without a file. */
  name: string;
  /** Whether visitors can't open it, so that only other pages for staff may link to it. */
  isForStaff: boolean;
  /** The anchors on it; undefined while it can't be parsed, as nobody knows them then. */
  anchors?: Set<string>;
}

/** What rules of the checker know about the site around a page. A site may add facts of its own. */
export interface SiteFacts {
  pages: Page[];
  files: ContentFiles;
  /** The pages by address. */
  targets: ReadonlyMap<string, LinkTarget>;
}

/** A rule about any subject; `pageRule` and the others below fix what theirs is. It is the same object, with its type checked. */
export const rule = <T>(definition: Rule<T>): Rule<T> => definition;

/** Makes a rule that looks at one page and nothing else. */
export const pageRule = rule<Page>;

/** Makes a rule that compares a page with the other pages or the files. */
export const crossPageRule = rule<{page: Page; site: SiteFacts}>;
