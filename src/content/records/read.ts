/** Reads a record: YAML makes values of its text, and its zod schema says what is wrong with them. */
import type * as z from 'zod';
import {type Diagnostic, type Finding, type RuleId, toDiagnostic} from '../diagnostic';
import {type Source, type Span, unreadable} from '../source';
import {listed} from '../wording';
import {fieldAt, fieldRegistry, type Path, pathKey, schemaAt, unwrapped} from './fields';
import {type Entry, entriesOf, parseYaml, toYaml, yamlFindings} from './yaml';

/** A record as YAML reads it, whatever its schema says about it. */
export interface ParsedRecord {
  source: Source;
  entries: Entry[];
  /** What the schema makes of it; undefined while it rejects a value. */
  value?: unknown;
}

/** A message about a line that isn't there, or has nothing after its colon. */
function missingMessage(schema: z.ZodType, path: Path, hasLine: boolean): string {
  const {example} = fieldAt(schema, path) ?? {};
  const forExample = example ? `, for example: ${example}` : '';
  if (!hasLine) return `“${path.at(-1)}” is missing. Add a line that begins with “${path.at(-1)}:”${forExample}.`;
  return `This is empty. Write a value${forExample}.`;
}

/** The right value for what is written, if it is certain and the schema takes it. */
function correctionOf(schema: z.ZodType, {path, written, value}: Entry) {
  const field = unwrapped(schemaAt(schema, path) ?? schema);
  const correction = fieldRegistry.get(field)?.correction?.(written);
  return correction !== value && field.safeParse(correction).success ? correction : undefined;
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
      message: `“${key}” isn’t known here. Allowed here: ${listed(Object.keys(owner.shape), 'and')}.`,
    }));
  }
  if (!entry && path.length > 0) return [{...placeOf(path.slice(0, -1)), message: missingMessage(schema, path, false)}];
  if (entry?.holds === 'nothing') return [{...placeOf(path), message: missingMessage(schema, path, true)}];
  if (issue.code === 'invalid_key') return [{...placeOf(path), message: issue.issues[0].message}];
  if (issue.code === 'custom' && entry?.holds !== 'value') return [{...placeOf(path), message: issue.message}];
  const hasLines = issue.code === 'invalid_type' && ['object', 'array', 'record'].includes(issue.expected);
  if (!entry || hasLines) return [{...placeOf(path), message: 'This needs lines of its own below it.'}];
  const {valueStart: start, valueEnd: end} = entry;
  const correction = correctionOf(schema, entry);
  const edits = correction === undefined ? undefined : [{start, end, text: toYaml(correction)}];
  return [{start, end, message: issue.message, edits}];
}

/** Reads a record of this schema. It has no value while anything is wrong. */
export function readRecord(schema: z.ZodType, source: Source): {parsed?: ParsedRecord; diagnostics: Diagnostic[]} {
  const {text} = source;
  const inRule = (id: RuleId) => (finding: Finding) => toDiagnostic(source, {id, severity: 'error'}, finding);
  const broken = unreadable(text);
  const document = parseYaml(broken ? '' : text);
  const unread = broken ? [broken] : yamlFindings(text, document);
  if (unread.length > 0) return {diagnostics: unread.map(inRule('unreadable-record'))};
  const entries = entriesOf(document);
  const byPath = new Map(entries.map((entry) => [pathKey(entry.path), entry]));
  const at = (path: Path) => byPath.get(pathKey(path));
  const result = schema.safeParse(document.toJS());
  const findings = (result.error?.issues ?? []).flatMap((issue) => findingsOf(issue, schema, at));
  return {parsed: {source, entries, value: result.data}, diagnostics: findings.map(inRule('records'))};
}
