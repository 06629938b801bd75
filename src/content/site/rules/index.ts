/** All rules about pages. At one position only one problem is shown: errors first, then in this order. */
import type {Page} from '../../checker/page/page';
import {code} from '../../checker/rules/code';
import {components, placement} from '../../checker/rules/components';
import {frontMatter, sameTitles} from '../../checker/rules/frontMatter';
import {imports, missingImport} from '../../checker/rules/imports';
import {boxesTablesAndCode, headings} from '../../checker/rules/markdown';
import {notes} from '../../checker/rules/notes';
import type {Site} from '../../checker/rules/rule';
import {repeatedNames, settingNames, settingValues} from '../../checker/rules/settings';
import type {Rule} from '../../checker/source';
import {figures} from './figures';
import {links} from './links';
import {name} from './name';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import {priceSettings, pricesAndTimes} from './pricesAndTimes';

/** The rules about a page by itself. */
export const PAGE_RULES: Rule<Page>[] = [
  frontMatter,
  code,
  imports,
  missingImport,
  components,
  settingNames,
  settingValues,
  priceSettings,
  repeatedNames,
  placement,
  boxesTablesAndCode,
  notes,
  headings,
  placeholders,
  pricesAndTimes,
];

/** The rules about a page beside the rest of the site. */
export const SITE_RULES: Rule<{page: Page; site: Site}>[] = [links, pictures, figures, name, sameTitles];
