/** Facts that several pages use (`records/`): `readRecords` checks them alone, `checkRecordUses` against the pages. */
export {checkRecordUses, keysOf, loadRecords, readRecords, recordName} from './load';
export {fillName, nameSlips, nameWrittenOut} from './name';
export {readRecord, recordSource} from './read';
export {fields, RECORD_NAMES, type RecordName, type Records, schemas} from './schema';
export {type Entry, readLines, recordEntries, toYaml} from './yaml';
