/** All records of a site: their values, and what is wrong between them and the pages. */
import {type Diagnostic, formatAll, type HelpTopic, hasErrors, plainError} from '../../checker/diagnostic';
import type {ContentFiles} from '../../checker/files';
import {fieldAt, schemaAt} from '../../checker/records/fields';
import {type FormGroup, formOf} from '../../checker/records/form';
import {readRecordOfKind, recordSource} from '../../checker/records/read';
import type {ReadRecord} from '../../checker/records/record';
import {recordEntries} from '../../checker/records/yaml';
import {createSource, fileDiagnostic, runRules, type Source, toDiagnostic} from '../../checker/source';
import {recordFile} from '../folders';
import {pageAddresses} from '../pageFiles';
import {fillName} from './name';
import {definitionOf, RECORD_NAMES, type RecordName, type Records} from './registry';
import {RECORD_RULES, RULES_WITH_NAME} from './rules';
import {VALUE_FORMATS} from './values';

/** Reads a record of this site. `pages` are the addresses of the site. */
export function readRecord<Name extends RecordName>(
  name: Name,
  source: Source,
  pages?: string[],
): ReadRecord<Records[Name]> {
  const entry = definitionOf(name);
  const rules = [...RECORD_RULES, ...(entry.rules ?? [])];
  return readRecordOfKind(name, entry, source, {formats: VALUE_FORMATS, rules}, pages) as ReadRecord<Records[Name]>;
}

/** The form of a record of this site. */
export const recordForm = (name: RecordName, text: string): FormGroup => formOf(definitionOf(name), text);

/** The record that a file holds: `records/hours.yml` is `hours`. Undefined for any other file. */
export const recordName = (file: string): RecordName | undefined =>
  RECORD_NAMES.find((name) => recordFile(name) === file);

/** The names of all figures. */
export function figureNames(files: ContentFiles): string[] {
  const file = recordFile('figures');
  const entries = files.has(file) ? recordEntries(createSource(file, files.text(file))) : [];
  return entries.flatMap(({path, key}) => (path.length === 1 ? [key] : []));
}

/** A problem of a record's file as a whole. */
const recordFileDiagnostic = (file: string, message: string) =>
  fileDiagnostic(file, 'record-file', {message, help: 'records'});

/** The last result for each record, with the text and the pages that it was read with. */
const remembered = new Map<RecordName, {key: string; result: ReadRecord<Records[RecordName]>}>();

/** Reads one record of a site. Returns the last result while its text and the list of pages are the same. */
function readRecordFile(name: RecordName, files: ContentFiles): ReadRecord<Records[RecordName]> {
  // Decoded leniently: bytes that aren't UTF-8 become U+FFFD, which `readRecord` reports.
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(files.bytes(recordFile(name)));
  const pages = pageAddresses(files);
  const key = JSON.stringify([text, pages]);
  const last = remembered.get(name);
  if (last?.key === key) return last.result;
  const result = readRecord(name, recordSource(recordFile(name), text), pages);
  remembered.set(name, {key, result});
  return result;
}

/** All records, with `%name%` filled in; none of them when one has an error. */
export function readRecords(files: ContentFiles): {records?: Records; diagnostics: Diagnostic[]} {
  const expected = RECORD_NAMES.map(recordFile);
  const strange = files.list('records').filter((file) => /\.ya?ml$/i.test(file) && !expected.includes(file));
  const names = RECORD_NAMES.filter((name) => files.has(recordFile(name)));
  const opened = names.map((name) => ({name, ...readRecordFile(name, files)}));
  const diagnostics: Diagnostic[] = [
    ...strange.map((file) =>
      recordFileDiagnostic(
        file,
        file === recordFile('buttons')
          ? 'Nothing reads this file any more. Each button has its own address: write it under “Goes to” in the form of the button, then delete this file.'
          : `Nothing reads this file. The records are ${expected.join(', ')}.`,
      ),
    ),
    ...expected
      .filter((file) => !files.has(file))
      .map((file) => recordFileDiagnostic(file, 'This file is missing. Bring it back from an earlier version.')),
    ...opened.flatMap((record) => record.diagnostics),
  ];
  const values = Object.fromEntries(opened.map(({name, value}) => [name, value])) as Partial<Records>;
  const organisation = values.organisation?.name;
  if (!organisation) return {diagnostics};
  for (const {name, parsed} of opened) {
    const ofAll = RULES_WITH_NAME.map((rule) => rule(organisation));
    const rules = [...ofAll, ...(definitionOf(name).rulesWithName?.(organisation) ?? [])];
    if (parsed) diagnostics.push(...runRules(rules, parsed, parsed.source));
  }
  if (hasErrors(diagnostics)) return {diagnostics};
  return {records: fillName(values as Records, organisation), diagnostics};
}

/**
 * All records of a site.
 * @throws Error that lists every problem with its file, line and remedy.
 */
export function loadRecords(files: ContentFiles): Records {
  const {records, diagnostics} = readRecords(files);
  if (records) return records;
  const errors = diagnostics.filter(({severity}) => severity === 'error');
  throw plainError(`The records can’t be used until this is fixed:\n\n${formatAll(errors)}`);
}

/** Says what is wrong with an address, and which one was probably meant. */
type CheckAddress = (address: string) => {message: string; meant?: string; help?: HelpTopic} | undefined;

/** Checks the addresses in the records, also in a record that has other errors. */
export const checkRecordAddresses = (files: ContentFiles, checkAddress: CheckAddress): Diagnostic[] =>
  RECORD_NAMES.filter((name) => files.has(recordFile(name))).flatMap((name) => {
    const {parsed} = readRecordFile(name, files);
    if (!parsed) return [];
    const {schema} = definitionOf(name);
    return parsed.entries.flatMap(({path, value: address, valueStart: start, valueEnd: end}) => {
      const isAddress = fieldAt(schema, path)?.format === 'destination' && typeof address === 'string';
      // The schema reports an address that isn't written like one.
      if (!isAddress || !schemaAt(schema, path)?.safeParse(address).success) return [];
      const problem = checkAddress(address);
      if (!problem) return [];
      const {message, meant, help = 'links'} = problem;
      const edits = meant ? [{start, end, text: meant}] : undefined;
      return toDiagnostic(parsed.source, 'record-address', {start, end, message, help, edits});
    });
  });

/**
 * Reports figures that no page uses.
 * @param used The names that pages use.
 */
export function unusedFigures(files: ContentFiles, used: string[]): Diagnostic[] {
  const {parsed} = readRecordFile('figures', files);
  if (!parsed) return [];
  const {entries, source} = parsed;
  const unused = entries.filter(({path, key}) => path.length === 1 && !used.includes(key));
  return unused.map(({key, start, end}) => {
    const message = `No page uses “${key}”. Delete this line with the lines below it, or correct the name if it is misspelt.`;
    return toDiagnostic(source, 'record-unused', {start, end, severity: 'warning', message, help: 'figures'});
  });
}
