/** The kind of rule that needs to know this site: its records, and the organisation's name. */
import type {Page} from '../../checker/page/page';
import {rule, type SiteFacts} from '../../checker/rules/rule';
import type {Records} from '../records';

/** What this site's rules know about the site around a page. */
export interface Site extends SiteFacts {
  /** Undefined while the records can't be read. */
  records?: Records;
  /** Puts the organisation's name in place of %name%. */
  fill: (text: string) => string;
}

/** Makes a rule that compares a page with the other pages, the records or the files. */
export const siteRule = rule<{page: Page; site: Site}>;
