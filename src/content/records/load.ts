/** All records of a site. */
import {type Diagnostic, formatAll, hasErrors, plainError} from '../diagnostic';
import type {ContentFiles} from '../files';
import {fileDiagnostic, runRules} from '../source';
import {fillName} from './name';
import {type ReadRecord, readRecord, recordSource} from './read';
import {nameRule} from './rules';
import {RECORD_NAMES, type RecordName, type Records} from './schema';

const fileOf = (name: RecordName) => `records/${name}.yml`;

/** The addresses of the pages that visitors can open. */
export const pageAddresses = (files: ContentFiles): string[] =>
  files
    .list('pages')
    .flatMap((file) => /^pages\/([\w-]+)\.mdx$/.exec(file)?.[1] ?? [])
    .map((page) => (page === 'index' ? '/' : `/${page}`));

const ofFile = (file: string, message: string) => fileDiagnostic(file, 'record-file', {message, help: 'records'});

const known = new Map<RecordName, {key: string; result: ReadRecord<RecordName>}>();

/** Reads one record of a site. What hasn't changed since the last time isn't read again. */
export function openedRecord(name: RecordName, files: ContentFiles): ReadRecord<RecordName> {
  // Strictly UTF-8: what isn't becomes a sign that the check of the file knows.
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(files.bytes(fileOf(name)));
  const pages = pageAddresses(files);
  const key = JSON.stringify([text, pages]);
  const last = known.get(name);
  if (last?.key === key) return last.result;
  const result = readRecord(name, recordSource(fileOf(name), text), pages);
  known.set(name, {key, result});
  return result;
}

/** All records, with `%name%` filled in; none of them when one has an error. */
export function readRecords(files: ContentFiles): {records?: Records; diagnostics: Diagnostic[]} {
  const expected = RECORD_NAMES.map(fileOf);
  const strange = files.list('records').filter((file) => /\.ya?ml$/i.test(file) && !expected.includes(file));
  const names = RECORD_NAMES.filter((name) => files.has(fileOf(name)));
  const results = names.map((name) => openedRecord(name, files));
  const diagnostics: Diagnostic[] = [
    ...strange.map((file) => ofFile(file, `Nothing reads this file. The records are ${expected.join(', ')}.`)),
    ...expected
      .filter((file) => !files.has(file))
      .map((file) => ofFile(file, 'This file is missing. Bring it back from an earlier version.')),
    ...results.flatMap((result) => result.diagnostics),
  ];
  const values = Object.fromEntries(names.map((name, index) => [name, results[index].value])) as Partial<Records>;
  const name = values.organisation?.name;
  if (!name) return {diagnostics};
  for (const {open} of results) if (open) diagnostics.push(...runRules([nameRule(name)], open, open.source));
  if (hasErrors(diagnostics)) return {diagnostics};
  return {records: fillName(values as Records, name), diagnostics};
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
