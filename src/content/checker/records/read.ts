/** One record, from its text to its value, with what is wrong with it. */
import type * as z from 'zod';
import {
  fieldAt,
  keysAt,
  type Path,
  type RecordName,
  type Records,
  schemaAt,
  schemas,
  unwrapped,
} from '../../site/records/registry';
import {type OpenRecord, RECORD_RULES} from '../../site/records/rules';
import {type Form, VALUE_FORMS, type ValueForm} from '../../site/records/values';
import {type Diagnostic, hasErrors} from '../diagnostic';
import {listed, nearest} from '../nearest';
import {createSource, type Finding, runRules, type Source, toDiagnostic, unreadable} from '../source';
import {type Entry, entriesOf, parseYaml, toYaml, yamlProblems} from './yaml';

/** Longer than any record: nothing in it is worked out. */
const LONGEST = 50_000;
const MOST_ISSUES = 100;

type Issue = z.core.$ZodIssue;
type Found = Finding & {rule: string};

export interface ReadRecord<N extends RecordName> {
  /** The value, unless an error says why there is none. */
  value?: Records[N];
  diagnostics: Diagnostic[];
  /** The record as YAML has read it, if YAML can. */
  open?: OpenRecord;
}

/** The text with plain spaces for those that don't break: in records they are as good as others. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u2007\u202f\u2009]/g, ' ');

/** A record's text, ready to be read. */
export const recordSource = (file: string, raw: string): Source => createSource(file, plainSpaces(raw));

const idOf = (path: readonly PropertyKey[]): string => JSON.stringify(path);

/** Where a record or an entry of a list begins. */
function beginningOf(path: Path, {entries, at, source: {text}}: OpenRecord): {start: number; end: number} {
  const own = at(path);
  if (own && typeof path.at(-1) === 'string') return own;
  const first = entries.find((entry) => idOf(entry.path.slice(0, -1)) === idOf(path));
  const words = Math.max(0, text.search(/^(?!\s*#)\s*\S/m));
  return first ?? own ?? {start: words, end: words};
}

const exampleFor = (name: RecordName, path: Path): string => {
  const {example, placeholder} = fieldAt(name, path) ?? {};
  return example && !placeholder ? `, for example: ${example}` : '';
};

function unknownKeys(path: Path, keys: string[], open: OpenRecord): Found[] {
  const known = keysAt(open.name, path) ?? [];
  return keys.slice(0, MOST_ISSUES).flatMap((key) => {
    const entry = open.at([...path, key]);
    if (!entry) return [];
    const {start, end} = entry;
    const meant = nearest(key, known);
    const free = meant && !open.at([...path, meant]) ? meant : undefined;
    const message = `“${key}” isn’t known here. ${free ? `Did you mean “${free}”?` : `What can stand here: ${listed(known)}.`}`;
    return [{rule: 'record-name', start, end, message, ...(free && {edits: [{start, end, text: free}]})}];
  });
}

/** A name that staff choose: of a figure, or of a button. */
function wrongName({key, start, end}: Entry, {name}: OpenRecord): Found {
  const {message} = VALUE_FORMS[name === 'figures' ? 'key' : 'text'];
  const wrong = key ? `The name “${key}” ${message}` : 'This line has no name before its colon.';
  return {rule: 'record-name', start, end, message: wrong};
}

/** The line that keeps the plus sign of a figure's number: 1750+ is 1750 with + behind it. */
function suffixFor(written: string, path: Path, {name, at, source: {text}}: OpenRecord): string {
  const above = path.slice(0, -1);
  if (name !== 'figures' || !/\+$/.test(written) || at([...above, 'suffix'])) return '';
  const {start = 0} = at(path) ?? {};
  return `\n${text.slice(text.lastIndexOf('\n', start - 1) + 1, start)}suffix: +`;
}

/** A value out of the form of its field. */
function wrongValue(issue: Issue, path: Path, entry: Entry, form: Form, open: OpenRecord): Found {
  const {written, valueStart, valueEnd} = entry;
  const place = {rule: 'record-value', start: valueStart, end: valueEnd};
  if (issue.code === 'too_big' && issue.origin === 'string')
    return {...place, message: `This has ${written.length} characters. There is room for ${issue.maximum}.`};
  const message = `This ${VALUE_FORMS[form].message}`;
  const {correct, isSure}: ValueForm = VALUE_FORMS[form];
  const meant = correct(written, open.pages);
  if (meant === undefined || !unwrapped(schemaAt(open.name, path) as z.ZodType).safeParse(meant).success)
    return {...place, message};
  const edits = [{start: valueStart, end: valueEnd, text: toYaml(meant) + suffixFor(written, path, open)}];
  return {...place, message, edits, fix: isSure?.(written, String(meant)) ? 'safe' : 'likely'};
}

/** What a zod issue is in words, at its place. */
function findingsFor(issue: Issue, open: OpenRecord): Found[] {
  const {name, at} = open;
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') return unknownKeys(path, issue.keys, open);
  const entry = at(path);
  if (issue.code === 'invalid_key' && entry) return [wrongName(entry, open)];
  const key = path.at(-1);
  const place = beginningOf(path, open);
  if (issue.code === 'custom') {
    const message = at([...path, 'closed'])?.value
      ? 'A closed day has no times. Delete either “closed” or the times.'
      : 'Write both when the doors open and when they close, or mark these days as closed.';
    return [{rule: 'hours-times', start: place.start, end: place.end, message}];
  }
  if (path.length > 0 && !entry) {
    const parent = beginningOf(path.slice(0, -1), open);
    const of =
      path.length > 1 ? ` from ${String(path.filter((step) => typeof step === 'string').at(-2) ?? 'this entry')}` : '';
    const message = `“${String(key)}” is missing${of}. Add a line that begins with “${String(key)}:”${exampleFor(name, path)}.`;
    return [{rule: 'record-missing', start: parent.start, end: parent.end, message}];
  }
  const form = fieldAt(name, path)?.form;
  const isBlank = form === 'text' && typeof entry?.value === 'string' && !entry.value.trim();
  if (entry && form && (entry.holds === 'nothing' || isBlank)) {
    const {start, end} = entry;
    const deletable = schemaAt(name, path)?.safeParse(undefined).success ? ', or delete the line' : '';
    const message = `This is empty. Write a value${exampleFor(name, path)}${deletable}.`;
    return [{rule: 'record-empty', start, end, message}];
  }
  if (form && entry?.holds === 'value') return [wrongValue(issue, path, entry, form, open)];
  const shape = form ? 'has one value, on the same line' : 'needs lines of its own below it';
  const subject = typeof key === 'string' ? `“${key}”` : key === undefined ? 'This file' : 'This entry';
  return [{rule: 'record-shape', start: place.start, end: place.end, message: `${subject} ${shape}.`}];
}

/** The issues that aren't the consequence of another: a misspelt key is missing, too; times fail with one of them. */
function independent(issues: Issue[], open: OpenRecord): Issue[] {
  const misspelt = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => idOf([...issue.path, nearest(key, keysAt(open.name, issue.path as Path) ?? []) ?? '']))
      : [],
  );
  const isInside = (path: PropertyKey[], outer: PropertyKey[]) => idOf(path.slice(0, outer.length)) === idOf(outer);
  const left = issues.filter(({path}) => !misspelt.includes(idOf(path)));
  const follows = (issue: Issue) => issues.some((one) => one !== issue && isInside(one.path, issue.path));
  return left.filter((issue) => issue.code !== 'custom' || !follows(issue));
}

/** Reads a record. `pages` are the addresses of the site. */
export function readRecord<N extends RecordName>(name: N, source: Source, pages: string[] = []): ReadRecord<N> {
  const diagnosticOf = ({rule, ...finding}: Found) => toDiagnostic(source, rule, {help: 'records', ...finding});
  const long = 'This file is far too long to be a record. Bring it back from an earlier version.';
  const broken = source.text.length > LONGEST ? {start: 0, end: 1, message: long} : unreadable(source.text);
  if (broken) return {diagnostics: [diagnosticOf({rule: 'record-file', ...broken})]};
  const document = parseYaml(source.text);
  const problems = yamlProblems(source.text, document).map((problem) => ({rule: 'yaml', ...problem}));
  if (problems.length > 0) return {diagnostics: problems.map(diagnosticOf)};
  if (document.contents === null) {
    const message = 'This file is empty. Bring it back from an earlier version.';
    return {diagnostics: [diagnosticOf({rule: 'record-file', start: 0, end: 0, message})]};
  }
  const written: unknown = document.toJS();
  const isWeek = name === 'hours' && Array.isArray(written);
  const result = schemas[name].safeParse(isWeek ? {week: written} : written);
  const entries = entriesOf(document);
  const byPath = new Map([...entries].reverse().map((entry) => [idOf(entry.path), entry]));
  const open: OpenRecord = {name, source, entries, at: (path) => byPath.get(idOf(path)), pages, value: result.data};
  const issues = independent(result.error?.issues.slice(0, MOST_ISSUES) ?? [], open);
  const wrong = issues.flatMap((issue) => findingsFor(issue, open)).map(diagnosticOf);
  const diagnostics = [...wrong, ...runRules(RECORD_RULES, open, source)];
  return {diagnostics, open, ...(!hasErrors(diagnostics) && {value: result.data as Records[N]})};
}
