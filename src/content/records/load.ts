/** All records of a site. */
import {type Diagnostic, formatAll, plainError} from '../diagnostic';
import type {ContentFiles} from '../files';
import {createSource, toDiagnostic} from '../source';
import {fillName} from './fillName';
import type {OpenRecord} from './open';
import {limited, type ReadRecord, readRecord, recordSource} from './read';
import {nameWrittenOut} from './rules/nameWrittenOut';
import {RECORD_NAMES, type RecordName, type Records} from './schema';

/** The addresses of the pages that visitors can open. */
export const pageAddresses = (files: ContentFiles): string[] =>
  files
    .list('pages')
    .flatMap((file) => /^pages\/([\w-]+)\.mdx$/.exec(file)?.[1] ?? [])
    .map((page) => (page === 'index' ? '/' : `/${page}`));

/** The text of a file, strictly UTF-8: what isn't becomes a sign that the rules know. */
function textOf(files: ContentFiles, file: string): string {
  return new TextDecoder('utf-8', {ignoreBOM: true}).decode(files.bytes(file));
}

interface Known {
  key: string;
  result: ReadRecord<RecordName>;
}

const known = new Map<RecordName, Known>();

/** A record as it was read the last time, if nothing has changed since. */
function remembered(name: RecordName, text: string, pages: string[]): ReadRecord<RecordName> {
  const key = JSON.stringify([text, pages]);
  const last = known.get(name);
  if (last?.key === key) return last.result;
  const result = readRecord(name, recordSource(`records/${name}.yml`, text), pages);
  known.set(name, {key, result});
  return result;
}

/** Files beside the records that nothing reads. */
function strangeFiles(files: ContentFiles): Diagnostic[] {
  const known = RECORD_NAMES.map((name) => `records/${name}.yml`);
  const strange = files.list('records').filter((file) => /\.ya?ml$/i.test(file) && !known.includes(file));
  return strange.map((file) => {
    const message = `Nothing reads this file. The records are ${known.map((name) => name.slice('records/'.length)).join(', ')}.`;
    return toDiagnostic(createSource(file, files.text(file)), 'record-file', {
      start: 0,
      end: 0,
      message,
      help: 'records',
    });
  });
}

/** All records, with `%name%` filled in; none of them when one has a problem. */
export function readRecords(files: ContentFiles): {records?: Records; diagnostics: Diagnostic[]} {
  const pages = pageAddresses(files);
  const values: Partial<Record<keyof Records, unknown>> = {};
  const open: OpenRecord[] = [];
  const diagnostics: Diagnostic[] = strangeFiles(files);
  for (const name of RECORD_NAMES) {
    const file = `records/${name}.yml`;
    if (!files.has(file)) {
      const place = {file, line: 1, column: 1, endLine: 1, endColumn: 1, excerpt: ''};
      const message = 'This file is missing. Bring it back from an earlier version.';
      diagnostics.push({rule: 'record-file', ...place, message, help: 'records'});
      continue;
    }
    const result = remembered(name, textOf(files, file), pages);
    diagnostics.push(...result.diagnostics);
    values[name] = result.value;
    if (result.open) open.push(result.open);
  }
  const name = (values.organisation as Records['organisation'] | undefined)?.name;
  if (name) {
    for (const record of open) {
      const found = nameWrittenOut.find(record, name).map((finding) => ({...finding, rule: nameWrittenOut.id}));
      diagnostics.push(...limited(found).map(({rule, ...finding}) => toDiagnostic(record.source, rule, finding)));
    }
  }
  if (diagnostics.length > 0 || !name) return {diagnostics};
  return {records: fillName(values as Records, name), diagnostics};
}

/**
 * All records of a site.
 * @throws Error that lists every problem with its file, line and remedy.
 */
export function loadRecords(files: ContentFiles): Records {
  const {records, diagnostics} = readRecords(files);
  if (!records) throw plainError(`The records can’t be used until this is fixed:\n\n${formatAll(diagnostics)}`);
  return records;
}
