/** Reads a record: YAML makes values of its text, and its zod schema says what is wrong with them. */
import type * as z from 'zod';
import type {Diagnostic, RuleId, Span} from '../diagnostic';
import {createSource, type Finding, type Source, toDiagnostic, unreadable} from '../source';
import {listed} from '../wording';
import {fieldAt, fields, type Path, pathKey, schemaAt, unwrapped} from './fields';
import {type Entry, entriesOf, parseYaml, toYaml, yamlProblems} from './yaml';

/** A record as YAML reads it, whatever its schema says of it. */
export interface ParsedRecord<Value = unknown> {
  source: Source;
  entries: Entry[];
  /** What the schema makes of it; undefined while it rejects a value. */
  value?: Value;
}

/** A record's text, ready to be read, with plain spaces for those that don't break, which mean nothing in records. */
export const recordSource = (file: string, raw: string): Source =>
  createSource(file, raw.replace(/[\u00a0\u2007\u202f\u2009]/g, ' '));

/** A message about a line that isn't there, or has nothing after its colon. */
function missingMessage(schema: z.ZodType, path: Path, hasLine: boolean): string {
  const {example} = fieldAt(schema, path) ?? {};
  const forExample = example ? `, for example: ${example}` : '';
  if (!hasLine) return `“${path.at(-1)}” is missing. Add a line that begins with “${path.at(-1)}:”${forExample}.`;
  return `This is empty. Write a value${forExample}.`;
}

/** The value that is meant by what is written, if it is certain and the schema takes it. */
function meantValue(schema: z.ZodType, {path, written, value}: Entry) {
  const field = unwrapped(schemaAt(schema, path) ?? schema);
  const meant = fields.get(field)?.meant?.(written);
  return meant !== undefined && meant !== value && field.safeParse(meant).success ? meant : undefined;
}

/** Finds the place of an issue in the file. A message of the schema's own is taken as it is. */
function findingsOf(issue: z.core.$ZodIssue, schema: z.ZodType, at: (path: Path) => Entry | undefined): Finding[] {
  const path = issue.path as Path;
  const entry = at(path);
  const placeOf = (steps: Path): Span => {
    const {start = 0, end = 0} = at(steps) ?? {};
    return {start, end};
  };
  if (issue.code === 'unrecognized_keys') {
    const owner = unwrapped(schemaAt(schema, path) ?? schema) as z.ZodObject;
    return issue.keys.map((key) => ({
      ...placeOf([...path, key]),
      message: `“${key}” isn’t known here. What can be here: ${listed(Object.keys(owner.shape))}.`,
    }));
  }
  if (!entry && path.length > 0) return [{...placeOf(path.slice(0, -1)), message: missingMessage(schema, path, false)}];
  if (entry?.holds === 'nothing') return [{...placeOf(path), message: missingMessage(schema, path, true)}];
  if (issue.code === 'invalid_key') return [{...placeOf(path), message: issue.issues[0].message}];
  if (issue.code === 'custom' && entry?.holds !== 'value') return [{...placeOf(path), message: issue.message}];
  const hasLines = issue.code === 'invalid_type' && ['object', 'array', 'record'].includes(issue.expected);
  if (!entry || hasLines) return [{...placeOf(path), message: 'This needs lines of its own below it.'}];
  const {valueStart: start, valueEnd: end} = entry;
  const meant = meantValue(schema, entry);
  return [
    {start, end, message: issue.message, ...(meant !== undefined && {edits: [{start, end, text: toYaml(meant)}]})},
  ];
}

/** Numbers such as 16.000, which YAML reads as 16, and most people as 16,000. */
const ambiguousNumbers = (entries: Entry[]): Finding[] =>
  entries
    .filter(({value, written}) => typeof value === 'number' && /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written))
    .map(({value, written, valueStart: start, valueEnd: end}) => {
      const message = `${written} is read as ${value}: a point begins a fraction. Write ${written.replaceAll('.', '')}, or ${value}.`;
      return {start, end, message};
    });

/** Reads a record of this schema. It has no value while anything is wrong. */
export function readRecord<Value>(
  schema: z.ZodType<Value>,
  source: Source,
): {parsed?: ParsedRecord<Value>; diagnostics: Diagnostic[]} {
  const {text} = source;
  const inRule = (rule: RuleId) => (finding: Finding) => toDiagnostic(source, rule, finding);
  const broken = unreadable(text);
  const document = parseYaml(broken ? '' : text);
  const problems = broken ? [broken] : yamlProblems(text, document);
  if (problems.length > 0) return {diagnostics: problems.map(inRule('unreadable-record'))};
  const entries = entriesOf(document);
  const byPath = new Map(entries.map((entry) => [pathKey(entry.path), entry]));
  const at = (path: Path) => byPath.get(pathKey(path));
  const result = schema.safeParse(document.toJS());
  const issues = result.error?.issues ?? [];
  const findings = [...issues.flatMap((issue) => findingsOf(issue, schema, at)), ...ambiguousNumbers(entries)];
  const value = findings.length === 0 ? result.data : undefined;
  return {parsed: {source, entries, value}, diagnostics: findings.map(inRule('records'))};
}
