/** All rules for pages. Each stands alone in its file. */

import {addressInBrackets} from './addressInBrackets';
import {braces} from './braces';
import {brokenLinks} from './brokenLinks';
import {children} from './children';
import {closingTag} from './closingTag';
import {componentTables} from './componentTables';
import {counts} from './counts';
import {dates} from './dates';
import {datesInWords} from './datesInWords';
import {describedHours} from './describedHours';
import {directives} from './directives';
import {emphasis} from './emphasis';
import {emptyLinks} from './emptyLinks';
import {encoding} from './encoding';
import {eventTimes} from './eventTimes';
import {films} from './films';
import {frontMatterLines} from './frontMatterLines';
import {htmlComment} from './htmlComment';
import {htmlElements} from './htmlElements';
import {importFormat} from './importFormat';
import {importNames} from './importNames';
import {importSource} from './importSource';
import {invisibleCharacters} from './invisibleCharacters';
import {lessThan} from './lessThan';
import {links} from './links';
import {listMarkers} from './listMarkers';
import {mergeConflicts} from './mergeConflicts';
import {missingBrackets} from './missingBrackets';
import {missingHeadline} from './missingHeadline';
import {missingImport} from './missingImport';
import {missingProps} from './missingProps';
import {nameToken} from './nameToken';
import {nameWrittenOut} from './nameWrittenOut';
import {pageSilk} from './pageSilk';
import {pictures} from './pictures';
import {placeholders} from './placeholders';
import {placement} from './placement';
import {plainText} from './plainText';
import {players} from './players';
import {prices} from './prices';
import {propExpressions} from './propExpressions';
import {propNames} from './propNames';
import {propValues} from './propValues';
import {quotationMarks} from './quotationMarks';
import {recordUses} from './recordUses';
import {repeatedAnchors} from './repeatedAnchors';
import type {Rule} from './rule';
import {runOnLines} from './runOnLines';
import {sameTitles} from './sameTitles';
import {secondHeadline} from './secondHeadline';
import {singleProps} from './singleProps';
import {strayMarkup} from './strayMarkup';
import {tagDepth} from './tagDepth';
import {tagNames} from './tagNames';
import {tagPairs} from './tagPairs';
import {tagTypos} from './tagTypos';
import {tierPrices} from './tierPrices';
import {times} from './times';
import {underlinedHeadings} from './underlinedHeadings';
import {unfinishedTag} from './unfinishedTag';
import {unknownComponent} from './unknownComponent';
import {unreadable} from './unreadable';
import {voidElement} from './voidElement';

export const RULES: Rule[] = [
  mergeConflicts,
  encoding,
  frontMatterLines,
  pageSilk,
  htmlComment,
  braces,
  addressInBrackets,
  lessThan,
  tagTypos,
  unfinishedTag,
  quotationMarks,
  voidElement,
  closingTag,
  tagNames,
  tagPairs,
  tagDepth,
  unreadable,
  importFormat,
  importSource,
  importNames,
  missingImport,
  unknownComponent,
  players,
  htmlElements,
  propNames,
  propExpressions,
  propValues,
  missingProps,
  repeatedAnchors,
  children,
  directives,
  secondHeadline,
  plainText,
  missingBrackets,
  placement,
  singleProps,
  placeholders,
  strayMarkup,
  listMarkers,
  underlinedHeadings,
  emphasis,
  runOnLines,
  emptyLinks,
  invisibleCharacters,
  prices,
  times,
  dates,
  eventTimes,
  datesInWords,
  films,
  brokenLinks,
  nameToken,
  componentTables,
  nameWrittenOut,
  sameTitles,
  counts,
  tierPrices,
  describedHours,
  links,
  pictures,
  recordUses,
  // Last: it looks only at pages in which no other rule has found anything.
  missingHeadline,
];
