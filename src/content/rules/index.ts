/** All rules. Where two find something at the same place, the one that is named first tells. */
import {expressions, imports, keys} from './code';
import {children, elements, placement} from './components';
import {frontMatter, sameTitles} from './frontMatter';
import {headings} from './headings';
import {importedNames, missingImport} from './imports';
import {brokenLinks, emptyLinks, links} from './links';
import {boxes, footnotes, tablesAndCode} from './markdown';
import {pictures} from './pictures';
import {pricesAndTimes} from './pricesAndTimes';
import {recordNames} from './records';
import type {PageRule, SiteRule} from './rule';
import {settingForms} from './settingForms';
import {repeatedAnchors, settingNames, settingValues} from './settings';
import {invisibleCharacters, nameRule, nameToken, placeholders, strayMarkup} from './words';
import {counts, describedHours, tierPrices} from './writtenTwice';

/** Of a page that can't be parsed, only what its text alone shows is found. */
export const PAGE_RULES: PageRule[] = [
  ...[keys, frontMatter, expressions, imports, importedNames, missingImport, elements, settingNames, settingValues],
  ...[settingForms, repeatedAnchors, children, placement, boxes, footnotes, emptyLinks, nameToken],
  ...[headings, tablesAndCode, placeholders, invisibleCharacters, strayMarkup, brokenLinks, pricesAndTimes],
];

export const SITE_RULES: SiteRule[] = [
  ...[links, pictures, recordNames, nameRule, sameTitles, counts, tierPrices, describedHours],
];
