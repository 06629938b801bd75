/** Facts that several pages use (`records/`). */
export {fields} from '../../checker/records/fields';
export {recordSource} from '../../checker/records/read';
export {type Entry, recordEntries, toYaml} from '../../checker/records/yaml';
export {figureNames, loadRecords, readRecords, recordForm, recordName} from './load';
export {fillName} from './name';
export {definitionOf, isNote, RECORD_NAMES, RECORDS, type RecordName, type Records} from './registry';
