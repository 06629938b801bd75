/** All rules. At one position only one problem is shown: errors first, then in this order. */
import {expressions, keys} from './code';
import {children, elements, placement} from './components';
import {imports, missingImport} from './importLine';
import {brokenLinks, emptyLinks, links} from './links';
import {boxes, footnotes, headings, tablesAndCode} from './markdown';
import {frontMatter, sameTitles} from './metadata';
import {pricesAndTimes, settingForms} from './pricesAndTimes';
import {pictures, recordNames, repeatedAnchors, settingNames, settingValues} from './settings';
import {invisibleCharacters, nameRule, nameToken, placeholders, strayMarkup} from './strayText';
import {counts, describedHours, tierPrices} from './writtenTwice';

/** On a page that can't be parsed, only the rules that read its raw text find anything. */
export const PAGE_RULES = [
  ...[keys, frontMatter, expressions, imports, missingImport, elements, settingNames, settingValues],
  ...[settingForms, repeatedAnchors, children, placement, boxes, footnotes, emptyLinks, nameToken],
  ...[headings, tablesAndCode, placeholders, invisibleCharacters, strayMarkup, brokenLinks, pricesAndTimes],
];

export const SITE_RULES = [links, pictures, recordNames, nameRule, sameTitles, counts, tierPrices, describedHours];
