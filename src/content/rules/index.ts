/** All rules about pages. At one position only one problem is shown: errors first, then in this order. */
import type {Page} from '../page/page';
import type {Rule} from '../source';
import {code} from './code';
import {components, placement} from './components';
import {figures} from './figures';
import {frontMatter, sameTitles} from './frontMatter';
import {imports, missingImport} from './imports';
import {links} from './links';
import {boxesTablesAndCode, headings} from './markdown';
import {name} from './name';
import {notes} from './notes';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import {priceSettings, pricesAndTimes} from './pricesAndTimes';
import type {Site} from './rule';
import {repeatedNames, settingNames, settingValues} from './settings';

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
