/** Facts that several pages use (`records/`): `readRecords` checks them alone, `checkRecordAddresses` and `unusedFigures` against the pages. */
export {fields} from '../../checker/records/fields';
export {recordSource} from '../../checker/records/read';
export {type Entry, recordEntries, toYaml} from '../../checker/records/yaml';
export {
  checkRecordAddresses,
  figureNames,
  loadRecords,
  readRecord,
  readRecords,
  recordForm,
  recordName,
  unusedFigures,
} from './load';
export {fillName, nameSlips, nameWrittenOut} from './name';
export {definitionOf, isNote, RECORD_NAMES, RECORDS, type RecordName, type Records} from './registry';
