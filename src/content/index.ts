/** What most of the site uses of content. Any other module may be imported by its name. */

export {type Component, type ComponentTable, type Prop, toTable} from './checker/components/table';
export {bounded, type Diagnostic, format, formatAll, hasErrors, plainError} from './checker/diagnostic';
export {type ContentFiles, withTexts} from './checker/files';
export {formatChange, likeBefore} from './checker/fix';
export {fillNames} from './checker/page/fillNames';
export {readFrontMatter} from './checker/page/frontMatter';
export type {Page} from './checker/page/page';
export {type PictureFacts, readFacts} from './checker/pictureFacts';
export {applyEdits, createSource, normalize} from './checker/source';
export {type CheckedPage, type CheckedSite, checkPage, checkSite, fixSite, isUnsafe} from './site/check';
export {formatLedger, type Ledger, type OpenItem, pastDays, readLedger} from './site/ledger';
export {isHandbook} from './site/pageFiles';
export {readPage} from './site/readPage';
export {fillName, loadRecords, type Records, readRecords} from './site/records';
