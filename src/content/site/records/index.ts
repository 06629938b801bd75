/** Facts that several pages use (`records/`): `readRecords` checks them alone, `checkRecordUses` against the pages. */

export {readRecord, recordSource} from '../../checker/records/read';
export {type Entry, readLines, recordEntries, toYaml} from '../../checker/records/yaml';
export {checkRecordUses, keysOf, loadRecords, readRecords, recordName} from './load';
export {fillName, nameSlips, nameWrittenOut} from './name';
export {fields, RECORD_NAMES, type RecordName, type Records, schemas} from './registry';
