/** Rules that need to know this site: its records, and the organisation's name. */
import type {Page} from '../../checker/page/page';
import {type SiteFacts as AnySite, rule} from '../../checker/rules/rule';
import type {Records} from '../records';

export interface Site extends AnySite {
  /** Undefined while the records can't be read. */
  records?: Records;
  /** Puts the organisation's name in place of %name%. */
  fill: (text: string) => string;
}

/** A rule that needs the other pages, the records or the files. */
export const siteRule = rule<{page: Page; site: Site}>;
