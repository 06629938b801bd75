/** All rules. At one position only one problem is shown: errors first, then in this order. */
import {expressions, githubKeys} from '../../checker/rules/code';
import {children, elements, placement} from '../../checker/rules/components';
import {imports, missingImport} from '../../checker/rules/importLine';
import {brokenLinks, emptyLinks} from '../../checker/rules/links';
import {boxes, footnotes, headings, tablesAndCode} from '../../checker/rules/markdown';
import {frontMatter, sameTitles} from '../../checker/rules/metadata';
import {repeatedAnchors, settingNames, settingValues} from '../../checker/rules/settings';
import {invisibleCharacters, strayMarkup} from '../../checker/rules/strayText';
import {callAddress} from '../telephone';
import {counts} from './counts';
import {describedHours} from './describedHours';
import {links} from './links';
import {nameRule, nameToken} from './name';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import {pricesAndTimes, settingFormats} from './pricesAndTimes';
import {recordNames} from './recordNames';
import {tierPrices} from './tierPrices';

/** On a page that can't be parsed, only the rules that read its raw text find anything. */
export const PAGE_RULES = [
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
  settingFormats,
  repeatedAnchors,
  children,
  placement,
  // Markdown and words.
  boxes,
  footnotes,
  emptyLinks,
  nameToken,
  headings,
  tablesAndCode,
  placeholders,
  invisibleCharacters,
  strayMarkup,
  brokenLinks(callAddress),
  pricesAndTimes,
];

export const SITE_RULES = [links, pictures, recordNames, nameRule, sameTitles, counts, tierPrices, describedHours];
