/** Facts that several pages use (`records/`). */
export {fields} from './fields';
export {figureNames, loadRecords, readRecords, recordForm, recordName} from './load';
export {fillName} from './name';
export {recordSource} from './read';
export {definitionOf, isNote, RECORD_NAMES, RECORDS, type RecordName, type Records} from './registry';
export {type Entry, recordEntries, toYaml} from './yaml';
