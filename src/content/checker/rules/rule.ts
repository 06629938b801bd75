/** The two kinds of rules: about one page by itself, and about a page as part of the site. */
import type {HelpTopic, Severity} from '../diagnostic';
import type {ContentFiles} from '../files';
import type {Page} from '../page/page';
import type {Rule} from '../source';

/** A page as links see it. */
export interface LinkTarget {
  file: string;
  /** The places in it that they can lead to; undefined while it can't be parsed. */
  anchors?: Set<string>;
}

/** What the rules compare a page with. */
export interface SiteFacts {
  pages: Page[];
  files: ContentFiles;
  /** The pages by address. */
  targets: ReadonlyMap<string, LinkTarget>;
}

export const rule = <T>(
  id: string,
  help: HelpTopic,
  severity: Severity,
  check: Rule<T>['check'],
  more: Pick<Rule<T>, 'isConsequence'> = {},
): Rule<T> => ({id, help, severity, check, ...more});

/** A rule about what one page shows by itself. */
export const pageRule = rule<Page>;

/** A rule that needs the other pages or the files. */
export const crossPageRule = rule<{page: Page; site: SiteFacts}>;
