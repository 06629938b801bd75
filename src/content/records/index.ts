/**
 * Records: YAML files in `records/` that hold the facts which stand on more than one page.
 *
 * All rules that need nothing but the records and the list of pages run in `readRecords` (the form of each value, slips
 * in `%name%`, the name written out, the menu's pages). Those that need what pages say run in `checkRecordUses`.
 */
export {type Entry, recordEntries} from './entries';
export {fillName} from './fillName';
export {loadRecords, pageAddresses, readRecords} from './load';
export {readRecord, recordSource} from './read';
export {readLines} from './readLines';
export {type Field, fields, RECORD_NAMES, type RecordName, type Records, schemas} from './schema';
export {checkRecordUses} from './uses';
