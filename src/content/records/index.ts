/**
 * Records: YAML files in `records/` that hold the facts which stand on more than one page. `readRecords` runs every rule
 * that needs nothing but the records and the list of pages; `checkRecordUses` those that need what pages say.
 */
export {checkRecordUses, keysOf, loadRecords, readRecords, recordName} from './load';
export {fillName, nameSlips, nameWrittenOut} from './name';
export {readRecord, recordSource} from './read';
export {fields, RECORD_NAMES, type RecordName, type Records, schemas} from './schema';
export {type Entry, readLines, recordEntries, toYaml} from './yaml';
