/** What most of the site uses of content. Any other module may be imported by its name. */

export {type Component, type ComponentTable, type Prop, toTable} from './checker/components/table';
export {type Diagnostic, format, formatAll, hasErrors, plainError} from './checker/diagnostic';
export {type ContentFiles, withTexts} from './checker/files';
export {fixSite, formatChange, likeBefore} from './checker/fix';
export {fillNames} from './checker/page/fillNames';
export {readFrontMatter} from './checker/page/frontMatter';
export {type Page, readPage} from './checker/page/page';
export {type PictureFacts, readFacts} from './checker/pictureFacts';
export {applyEdits, createSource, isHandbook, normalize} from './checker/source';
export {bounded, type CheckedPage, type CheckedSite, checkAll, checkPage, checkSite, isUnsafe} from './site/check';
export {formatLedger, type Ledger, type OpenItem, pastDays, readLedger} from './site/ledger';
export {fillName, loadRecords, type Records, readRecords} from './site/records';
