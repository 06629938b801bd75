/** All rules. At one position only one problem is shown: errors first, then in this order. */
import {expressions, keys} from '../../checker/rules/code';
import {children, elements, placement} from '../../checker/rules/components';
import {imports, missingImport} from '../../checker/rules/importLine';
import {brokenLinks, emptyLinks, links} from '../../checker/rules/links';
import {boxes, footnotes, headings, tablesAndCode} from '../../checker/rules/markdown';
import {frontMatter, sameTitles} from '../../checker/rules/metadata';
import {pictures, recordNames, repeatedAnchors, settingNames, settingValues} from '../../checker/rules/settings';
import {invisibleCharacters, nameRule, nameToken, placeholders, strayMarkup} from '../../checker/rules/strayText';
import {pricesAndTimes, settingForms} from './pricesAndTimes';
import {counts, describedHours, tierPrices} from './writtenTwice';

/** On a page that can't be parsed, only the rules that read its raw text find anything. */
export const PAGE_RULES = [
  ...[keys, frontMatter, expressions, imports, missingImport, elements, settingNames, settingValues],
  ...[settingForms, repeatedAnchors, children, placement, boxes, footnotes, emptyLinks, nameToken],
  ...[headings, tablesAndCode, placeholders, invisibleCharacters, strayMarkup, brokenLinks, pricesAndTimes],
];

export const SITE_RULES = [links, pictures, recordNames, nameRule, sameTitles, counts, tierPrices, describedHours];
