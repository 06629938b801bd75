/** One record, from its text to its value, with what is wrong with it. */
import type * as z from 'zod';
import {type Diagnostic, hasErrors} from '../diagnostic';
import {nearest} from '../nearest';
import {createSource, type Finding, type Rule, runRules, type Source, toDiagnostic, unreadable} from '../source';
import {listed} from '../wording';
import {type Format, fieldAt, fields, keyOf, keysAt, type Path, schemaAt, unwrapped, type ValueFormat} from './fields';
import {type Entry, entriesOf, parseYaml, recordEntries, toYaml} from './yaml';
import {yamlProblems} from './yamlProblems';

/** What a site decides about one of its records. */
export interface RecordKind<Value = unknown> {
  schema: z.ZodType<Value>;
  /** The key of a list that may be all there is in the file, written without its key. */
  list?: string;
}

/** A record that YAML can read, whatever its schema says of it. */
export interface ParsedRecord<Value = unknown> {
  name: string;
  kind: RecordKind;
  source: Source;
  entries: Entry[];
  /** The first entry at a path. */
  at(path: Path): Entry | undefined;
  /** The addresses of the site's pages. */
  pages: string[];
  /** What the schema has made of it; undefined while it rejects a value. */
  value: Value | undefined;
}

/** What a site knows beside the schema: how values are written, and the rules for a record as a whole. */
export interface RecordChecks {
  formats: Record<Format, ValueFormat>;
  rules: Rule<ParsedRecord>[];
}

/** The most characters of a file that is read as a record: far more than any record has. */
const LONGEST = 50_000;
/** The most issues of one record that are put into words. */
const MOST_ISSUES = 100;
const BRING_BACK = 'Bring it back from an earlier version.';

type Issue = z.core.$ZodIssue;
type RuleFinding = Finding & {rule: string};

/** What came of reading a record. */
export interface ReadRecord<Value> {
  /** The value, unless an error says why there is none. */
  value?: Value;
  diagnostics: Diagnostic[];
  /** The record as YAML has read it, if YAML can. */
  parsed?: ParsedRecord;
}

/** The text with plain spaces for those that don't break, which mean nothing in records. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u2007\u202f\u2009]/g, ' ');

/** A record's text, ready to be read. */
export const recordSource = (file: string, raw: string): Source => createSource(file, plainSpaces(raw));

/** Every key and list entry of a record, also of one that has problems elsewhere. */
export const entriesOfRecord = ({list}: RecordKind, text: string): Entry[] =>
  recordEntries(createSource('', text), list);

/** The place to mark where something is wrong inside a record or a list: its own key, or else the first one in it. */
function beginningOf(path: Path, {entries, at, source: {text}}: ParsedRecord): {start: number; end: number} {
  const entry = at(path);
  if (entry && typeof path.at(-1) === 'string') return entry;
  const first = entries.find((one) => keyOf(one.path.slice(0, -1)) === keyOf(path));
  const words = Math.max(0, text.search(/^(?!\s*#)\s*\S/m));
  return first ?? entry ?? {start: words, end: words};
}

/** The end of a message that asks for a value: ", for example: Bukoto". Empty if the example is nobody's. */
const exampleClause = ({kind}: ParsedRecord, path: Path): string => {
  const {example, placeholder} = fieldAt(kind.schema, path) ?? {};
  return example && !placeholder ? `, for example: ${example}` : '';
};

/** Keys that the schema doesn't have: `foundde: 2015`. */
function unknownKeys(path: Path, keys: string[], parsed: ParsedRecord): RuleFinding[] {
  const possible = keysAt(parsed.kind.schema, path) ?? [];
  return keys.slice(0, MOST_ISSUES).flatMap((key) => {
    const entry = parsed.at([...path, key]);
    if (!entry) return [];
    const {start, end} = entry;
    const nearby = nearest(key, possible);
    const free = nearby && !parsed.at([...path, nearby]) ? nearby : undefined;
    const advice = free ? `Did you mean “${free}”?` : `What can stand here: ${listed(possible)}.`;
    const message = `“${key}” isn’t known here. ${advice}`;
    return [{rule: 'record-name', start, end, message, ...(free && {edits: [{start, end, text: free}]})}];
  });
}

/** A name that staff choose, of a figure or a button, in another format: `Our Universities:`. */
function wrongName(
  {key, path, start, end}: Entry,
  {kind}: ParsedRecord,
  formats: RecordChecks['formats'],
): RuleFinding {
  const named = unwrapped(schemaAt(kind.schema, path.slice(0, -1)) as z.ZodType) as z.ZodRecord;
  const {message} = formats[fields.get(named.keyType as z.ZodType)?.format ?? 'text'];
  const place = {rule: 'record-name', start, end};
  if (key) return {...place, message: `The name “${key}” ${message}`};
  return {
    ...place,
    message: 'This line has no name before its colon.',
    messageInForm: 'This line has no name before its “:”.',
  };
}

/** The line that a correction adds to keep the plus sign of a number: `number: 1750+` becomes 1750 with `suffix: +`. */
function plusLine(written: string, path: Path, {kind, at, source: {text}}: ParsedRecord): string {
  const {plusIn} = fieldAt(kind.schema, path) ?? {};
  if (!plusIn || !written.endsWith('+') || at([...path.slice(0, -1), plusIn])) return '';
  const {start = 0} = at(path) ?? {};
  const indentation = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return `\n${indentation}${plusIn}: +`;
}

/** A value that its schema rejects: `opens: 8am`. */
function wrongValue(
  issue: Issue,
  path: Path,
  entry: Entry,
  {message, correct, isSafe}: ValueFormat,
  parsed: ParsedRecord,
): RuleFinding {
  const {written, valueStart, valueEnd} = entry;
  const place = {rule: 'record-value', start: valueStart, end: valueEnd};
  if (issue.code === 'too_big' && issue.origin === 'string')
    return {...place, message: `This has ${written.length} characters. There is room for ${issue.maximum}.`};
  const corrected = correct(written, parsed.pages);
  const schema = unwrapped(schemaAt(parsed.kind.schema, path) as z.ZodType);
  if (corrected === undefined || !schema.safeParse(corrected).success) return {...place, message: `This ${message}`};
  const edits = [{start: valueStart, end: valueEnd, text: toYaml(corrected) + plusLine(written, path, parsed)}];
  const fix = isSafe?.(written, String(corrected)) ? 'safe' : 'likely';
  return {...place, message: `This ${message}`, edits, fix};
}

/** A line that has to be there and isn't: hours with no `closes`. */
function missingLine(path: Path, parsed: ParsedRecord): RuleFinding {
  const {start, end} = beginningOf(path.slice(0, -1), parsed);
  const key = String(path.at(-1));
  const owner = path.filter((step) => typeof step === 'string').at(-2) ?? 'this entry';
  const of = path.length > 1 ? ` from ${owner}` : '';
  const message = `“${key}” is missing${of}. Add a line that begins with “${key}:”${exampleClause(parsed, path)}.`;
  return {rule: 'record-missing', start, end, message};
}

/** A line with nothing behind its colon: `opens:`. */
function emptyLine(path: Path, {start, end}: Entry, parsed: ParsedRecord): RuleFinding {
  const mayBeMissing = schemaAt(parsed.kind.schema, path)?.safeParse(undefined).success;
  const choice = mayBeMissing ? ', or delete the line' : '';
  // The editor's form asks for a day with a calendar.
  const isChosen = fieldAt(parsed.kind.schema, path)?.format === 'date' && !mayBeMissing;
  return {
    rule: 'record-empty',
    start,
    end,
    message: `This is empty. Write a value${exampleClause(parsed, path)}${choice}.`,
    messageInForm: isChosen ? 'This is empty. Choose a day.' : undefined,
  };
}

/** Several lines where one value belongs, or one value where lines belong: `address: Kampala`. */
function wrongShape(path: Path, hasOneValue: boolean, parsed: ParsedRecord): RuleFinding {
  const key = path.at(-1);
  const {start, end} = beginningOf(path, parsed);
  const shape = hasOneValue ? 'has one value, on the same line' : 'needs lines of its own below it';
  const message = `${typeof key === 'string' ? `“${key}”` : 'This entry'} ${shape}.`;
  return {rule: 'record-shape', start, end, message: key === undefined ? `This file ${shape}.` : message};
}

/** Puts an issue of zod into words. The functions above have one case each. */
function findingsFor(issue: Issue, parsed: ParsedRecord, formats: RecordChecks['formats']): RuleFinding[] {
  const path = issue.path as Path;
  const entry = parsed.at(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(path, issue.keys, parsed);
    case 'invalid_key':
      if (entry) return [wrongName(entry, parsed, formats)];
      break;
    // A condition of the schema's own, such as that of the opening hours, has its message and its rule with it.
    case 'custom': {
      const {start, end} = beginningOf(path, parsed);
      return [{rule: String(issue.params?.rule), start, end, message: issue.message}];
    }
  }
  if (path.length > 0 && !entry) return [missingLine(path, parsed)];
  const format = fieldAt(parsed.kind.schema, path)?.format;
  if (!format || !entry) return [wrongShape(path, format !== undefined, parsed)];
  const isBlank = format === 'text' && typeof entry.value === 'string' && !entry.value.trim();
  if (entry.holds === 'nothing' || isBlank) return [emptyLine(path, entry, parsed)];
  return [
    entry.holds === 'value' ? wrongValue(issue, path, entry, formats[format], parsed) : wrongShape(path, true, parsed),
  ];
}

/**
 * The issues without those that follow from others. `foundde: 2015` is an unknown key and makes `founded` missing: only
 * the first is a problem. A condition about opening hours as a whole fails along with one of their times.
 */
function independent(issues: Issue[], {kind}: ParsedRecord): Issue[] {
  const misspelt = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const possible = keysAt(kind.schema, issue.path as Path) ?? [];
    return issue.keys.map((key) => keyOf([...issue.path, nearest(key, possible) ?? '']));
  });
  const isInside = (path: PropertyKey[], outer: PropertyKey[]) => keyOf(path.slice(0, outer.length)) === keyOf(outer);
  const left = issues.filter(({path}) => !misspelt.includes(keyOf(path)));
  const follows = (issue: Issue) => issues.some((one) => one !== issue && isInside(one.path, issue.path));
  return left.filter((issue) => issue.code !== 'custom' || !follows(issue));
}

/** What keeps a text from being a record at all: YAML can't read it, or it is empty. */
function textProblems({text}: Source, document: ReturnType<typeof parseYaml>): RuleFinding[] {
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
  const diagnosticOf = ({rule, ...finding}: RuleFinding) => toDiagnostic(source, rule, {help: 'records', ...finding});
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
  const byPath = new Map([...entries].reverse().map((entry) => [keyOf(entry.path), entry]));
  const parsed = {name, kind, source, entries, at: (path: Path) => byPath.get(keyOf(path)), pages, value: result.data};
  const issues = independent(result.error?.issues.slice(0, MOST_ISSUES) ?? [], parsed);
  const wrong = issues.flatMap((issue) => findingsFor(issue, parsed, formats)).map(diagnosticOf);
  const diagnostics = [...wrong, ...runRules(rules, parsed, source)];
  return {diagnostics, parsed, ...(!hasErrors(diagnostics) && {value: result.data})};
}
