/** All rules for pages. Each stands alone in its file. */
import {addressInBrackets} from './addressInBrackets';
import {braces} from './braces';
import {brokenLinks} from './brokenLinks';
import {children} from './children';
import {closingTag} from './closingTag';
import {componentTables} from './componentTables';
import {directives} from './directives';
import {frontMatterLines} from './frontMatterLines';
import {htmlComment} from './htmlComment';
import {htmlElements} from './htmlElements';
import {importFormat} from './importFormat';
import {importNames} from './importNames';
import {importSource} from './importSource';
import {lessThan} from './lessThan';
import {links} from './links';
import {missingHeadline} from './missingHeadline';
import {missingImport} from './missingImport';
import {missingProps} from './missingProps';
import {nameToken} from './nameToken';
import {nameWrittenOut} from './nameWrittenOut';
import {pictures} from './pictures';
import {plainText} from './plainText';
import {prices} from './prices';
import {propExpressions} from './propExpressions';
import {propNames} from './propNames';
import {propValues} from './propValues';
import {quotationMarks} from './quotationMarks';
import {recordUses} from './recordUses';
import {repeatedAnchors} from './repeatedAnchors';
import type {Rule} from './rule';
import {sameTitles} from './sameTitles';
import {secondHeadline} from './secondHeadline';
import {tagDepth} from './tagDepth';
import {tagPairs} from './tagPairs';
import {times} from './times';
import {unfinishedTag} from './unfinishedTag';
import {unknownComponent} from './unknownComponent';
import {unreadable} from './unreadable';
import {voidElement} from './voidElement';

export const RULES: Rule[] = [
  frontMatterLines,
  htmlComment,
  braces,
  addressInBrackets,
  lessThan,
  unfinishedTag,
  quotationMarks,
  voidElement,
  closingTag,
  tagPairs,
  tagDepth,
  unreadable,
  importFormat,
  importSource,
  importNames,
  missingImport,
  unknownComponent,
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
  prices,
  times,
  brokenLinks,
  nameToken,
  componentTables,
  nameWrittenOut,
  sameTitles,
  links,
  pictures,
  recordUses,
  // Last: it looks only at pages in which no other rule has found anything.
  missingHeadline,
];
