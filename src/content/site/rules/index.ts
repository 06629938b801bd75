/** All rules about pages. At one position only one problem is shown: errors first, then in this order. */
import type {Page} from '../../checker/page/page';
import {expressions, githubKeys} from '../../checker/rules/code';
import {children, elements, placement} from '../../checker/rules/components';
import {frontMatter, sameTitles} from '../../checker/rules/frontMatter';
import {imports, missingImport} from '../../checker/rules/importLine';
import {brokenLinks, emptyLinks} from '../../checker/rules/linkForm';
import {boxes, footnotes, headings, tablesAndCode} from '../../checker/rules/markdown';
import {notes} from '../../checker/rules/notes';
import {repeatedAnchors, settingNames, settingValues} from '../../checker/rules/settings';
import {invisibleCharacters, strayMarkup} from '../../checker/rules/strayText';
import type {Rule} from '../../checker/source';
import {callAddress} from '../telephone';
import {deadLinks} from './deadLinks';
import {unknownFigures} from './figures';
import {pageNameToken, writtenOutNames} from './name';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import {priceFormat} from './priceFormat';
import {pricesAndTimes} from './pricesAndTimes';
import type {Site} from './siteRule';

/**
 * The rules about a page by itself. On a page that can't be parsed, only those that read its raw text find anything.
 */
export const PAGE_RULES: Rule<Page>[] = [
  // What would run, or keeps the page from being built.
  githubKeys,
  frontMatter,
  expressions,
  imports,
  missingImport,
  // Components, and what they are given.
  elements,
  settingNames,
  settingValues,
  priceFormat,
  repeatedAnchors,
  children,
  placement,
  // Markdown and words.
  boxes,
  notes,
  footnotes,
  emptyLinks,
  pageNameToken,
  headings,
  tablesAndCode,
  placeholders,
  invisibleCharacters,
  strayMarkup,
  brokenLinks(callAddress),
  pricesAndTimes,
];

/** The rules about a page beside the rest of the site. */
export const SITE_RULES: Rule<{page: Page; site: Site}>[] = [
  deadLinks,
  pictures,
  unknownFigures,
  writtenOutNames,
  sameTitles,
];
