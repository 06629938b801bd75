/** One record, from its text to its value, with what is wrong with it. */
import {hasErrors} from '../diagnostic';
import {createSource, runRules, type Source, toDiagnostic, unreadable} from '../source';
import {type Path, pathKey} from './fields';
import {findingsOfIssues} from './issues';
import type {ParsedRecord, ReadRecord, RecordChecks, RecordFinding, RecordKind} from './record';
import {entriesOf, parseYaml} from './yaml';
import {yamlProblems} from './yamlProblems';

/** The most characters of a file that is read as a record: far more than any record has. */
const LONGEST = 50_000;
const BRING_BACK = 'Bring it back from an earlier version.';

/** The text with plain spaces for those that don't break, which mean nothing in records. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u2007\u202f\u2009]/g, ' ');

/** A record's text, ready to be read. */
export const recordSource = (file: string, raw: string): Source => createSource(file, plainSpaces(raw));

/** What keeps a text from being a record at all: YAML can't read it, or it is empty. */
function textProblems({text}: Source, document: ReturnType<typeof parseYaml>): RecordFinding[] {
  const problems = yamlProblems(text, document).map((problem) => ({rule: 'yaml', ...problem}));
  if (problems.length > 0 || document.contents !== null) return problems;
  return [{rule: 'record-file', start: 0, end: 0, message: `This file is empty. ${BRING_BACK}`}];
}

/** Reads a record: its value, if the schema takes it, and what is wrong. `pages` are the addresses of the site. */
export function readRecordOfKind<Value>(
  name: string,
  kind: RecordKind<Value>,
  source: Source,
  {formats, rules}: RecordChecks,
  pages: string[] = [],
): ReadRecord<Value> {
  const diagnosticOf = ({rule, ...finding}: RecordFinding) => toDiagnostic(source, rule, {help: 'records', ...finding});
  const long = `This file is far too long to be a record. ${BRING_BACK}`;
  const broken = source.text.length > LONGEST ? {start: 0, end: 1, message: long} : unreadable(source.text);
  if (broken) return {diagnostics: [diagnosticOf({rule: 'record-file', ...broken})]};
  const document = parseYaml(source.text);
  const problems = textProblems(source, document);
  if (problems.length > 0) return {diagnostics: problems.map(diagnosticOf)};
  const written: unknown = document.toJS();
  const isListAlone = kind.list !== undefined && Array.isArray(written);
  const result = kind.schema.safeParse(isListAlone ? {[kind.list as string]: written} : written);
  const entries = entriesOf(document, kind.list);
  // Of two entries with one path the first counts, as `at` promises: a map keeps what is put in last.
  const byPath = new Map([...entries].reverse().map((entry) => [pathKey(entry.path), entry]));
  const at = (path: Path) => byPath.get(pathKey(path));
  const parsed: ParsedRecord<Value> = {name, kind, source, entries, at, pages, value: result.data};
  const wrong = findingsOfIssues(result.error?.issues ?? [], parsed, formats).map(diagnosticOf);
  const diagnostics = [...wrong, ...runRules(rules, parsed, source)];
  return {diagnostics, parsed, ...(!hasErrors(diagnostics) && {value: result.data})};
}
