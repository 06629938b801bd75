/** What rules look at: one page by itself, or one page as part of the site. */
import type {HelpTopic, Severity} from '../diagnostic';
import type {ContentFiles} from '../files';
import type {Page} from '../page/page';
import type {Records} from '../records';
import type {Report, Rule} from '../source';

/** A page as links see it. */
export interface Target {
  file: string;
  /** The places in it that they can lead to; undefined while it can't be parsed. */
  anchors?: Set<string>;
}

/** All that pages are held against. */
export interface Site {
  pages: Page[];
  files: ContentFiles;
  /** The pages by address. */
  targets: ReadonlyMap<string, Target>;
  /** Undefined while the records can't be read. */
  records?: Records;
  /** Puts the organisation's name in place of %name%. */
  fill: (text: string) => string;
}

/** A rule about what one page shows by itself. */
export type PageRule = Rule<Page>;
/** A rule that needs the other pages, the records or the files. */
export type SiteRule = Rule<{page: Page; site: Site}>;

/** A rule about one page. */
export const pageRule = (
  id: string,
  help: HelpTopic,
  severity: Severity,
  check: (page: Page, report: Report) => void,
): PageRule => ({id, help, severity, check});

/** A rule about one page among the others. */
export const siteRule = (
  id: string,
  help: HelpTopic,
  severity: Severity,
  check: (subject: {page: Page; site: Site}, report: Report) => void,
): SiteRule => ({id, help, severity, check});
