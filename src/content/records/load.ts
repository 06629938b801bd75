/** All records of a site: their values, and what is wrong with them. */
import {type Diagnostic, fileDiagnostic, formatAll, hasErrors, plainError} from '../diagnostic';
import type {ContentFiles} from '../files';
import {recordFile} from '../folders';
import {createSource} from '../source';
import {type FormGroup, formOf} from './form';
import {fillName} from './name';
import {type ParsedRecord, readRecord} from './read';
import {definitionOf, RECORD_NAMES, type RecordName, type Records} from './registry';
import {recordEntries} from './yaml';

export const recordForm = (name: RecordName, text: string): FormGroup => formOf(definitionOf(name).schema, text);

/** The record that a file has: `records/hours.yml` is `hours`. Undefined for any other file. */
export const recordName = (file: string): RecordName | undefined =>
  RECORD_NAMES.find((name) => recordFile(name) === file);

export function figureNames(files: ContentFiles): string[] {
  const file = recordFile('figures');
  const entries = files.has(file) ? recordEntries(createSource(file, files.text(file))) : [];
  return entries.flatMap(({path, key}) => (path.length === 1 ? [key] : []));
}

export interface ReadRecords {
  /** The values, with `%name%` filled in; none of them while any record has an error. */
  records?: Records;
  /** The records that YAML can read. */
  parsed: Partial<Record<RecordName, ParsedRecord>>;
  diagnostics: Diagnostic[];
}

export function readRecords(files: ContentFiles): ReadRecords {
  const expected = RECORD_NAMES.map(recordFile);
  const strange = files.list('records').filter((file) => /\.ya?ml$/i.test(file) && !expected.includes(file));
  const missing = expected.filter((file) => !files.has(file));
  const diagnostics: Diagnostic[] = [
    ...strange.map((file) =>
      fileDiagnostic(file, 'records', `Nothing reads this file: delete it. The records are ${expected.join(', ')}.`),
    ),
    ...missing.map((file) =>
      fileDiagnostic(file, 'records', 'This file is missing. Restore it from an earlier version.'),
    ),
  ];
  const parsed: ReadRecords['parsed'] = {};
  for (const name of RECORD_NAMES.filter((one) => files.has(recordFile(one)))) {
    const source = createSource(recordFile(name), files.text(recordFile(name)));
    const record = readRecord(definitionOf(name).schema, source);
    parsed[name] = record.parsed;
    diagnostics.push(...record.diagnostics);
  }
  if (hasErrors(diagnostics)) return {parsed, diagnostics};
  const values = Object.fromEntries(RECORD_NAMES.map((name) => [name, parsed[name]?.value])) as unknown as Records;
  return {records: fillName(values, values.organisation.name), parsed, diagnostics};
}

/**
 * All records of a site.
 * @throws Error that lists every problem with its file, line and message.
 */
export function loadRecords(files: ContentFiles): Records {
  const {records, diagnostics} = readRecords(files);
  if (records) return records;
  throw plainError(`The records can’t be used until this is fixed:\n\n${formatAll(diagnostics)}`);
}
