/** What most of the site uses of content. Any other module may be imported by its name. */
export {bounded, type CheckedPage, type CheckedSite, checkAll, checkPage, checkSite, isUnsafe} from './check';
export {type Component, type ComponentTable, type Prop, toTable} from './components/table';
export {type Diagnostic, format, formatAll, hasErrors, plainError} from './diagnostic';
export {type ContentFiles, withTexts} from './files';
export {fixSite, formatChange, likeBefore} from './fix';
export {formatLedger, type Ledger, type OpenItem, pastDays, readLedger} from './ledger';
export {fillNames} from './page/fillNames';
export {readFrontMatter} from './page/frontMatter';
export {type Page, readPage} from './page/page';
export {type PictureFacts, readFacts} from './pictures/facts';
export {fillName, loadRecords, type Records, readRecords} from './records';
export {applyEdits, createSource, isHandbook, normalize} from './source';
