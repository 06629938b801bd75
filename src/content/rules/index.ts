/** All rules about pages. The problems at one position are shown in this order. */
import {code} from './code';
import {knownTags, placement} from './components';
import {figures} from './figures';
import {frontMatter, sameTitles} from './frontMatter';
import {missingImport, onlyComponents} from './imports';
import {links} from './links';
import {boxesTablesAndCode, headings} from './markdown';
import {notes} from './notes';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import {priceSettings, pricesAndTimes} from './pricesAndTimes';
import type {PageRule, SiteRule} from './rule';
import {repeatedNames, settingNames, settingValues} from './settings';
import {theName} from './theName';
import {unreadablePage} from './unreadablePage';

/** The rules about a page by itself. */
export const PAGE_RULES: PageRule[] = [
  unreadablePage,
  frontMatter,
  code,
  onlyComponents,
  missingImport,
  knownTags,
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

/** The rules about a page and the site around it. */
export const SITE_RULES: SiteRule[] = [links, pictures, figures, theName, sameTitles];
