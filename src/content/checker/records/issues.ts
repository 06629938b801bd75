/** Puts what zod finds wrong with a record into words: `findingsOfIssues`, with a function above it for each case. */
import type * as z from 'zod';
import type {Span} from '../diagnostic';
import {nearest} from '../nearest';
import {listed} from '../wording';
import {
  type ConditionParams,
  fieldAt,
  fields,
  keysAt,
  type Path,
  pathKey,
  schemaAt,
  unwrapped,
  type ValueFormat,
} from './fields';
import type {ParsedRecord, RecordChecks, RecordFinding} from './record';
import {type Entry, toYaml} from './yaml';

/** The most issues of one record, and the most keys in one issue, that are put into words. */
const MOST_ISSUES = 100;

type Issue = z.core.$ZodIssue;

/** The place to mark where something is wrong inside a record or a list: its own key, or else the first one in it. */
function beginningOf(path: Path, {entries, at, source: {text}}: ParsedRecord): Span {
  const entry = at(path);
  if (entry && typeof path.at(-1) === 'string') return entry;
  const first = entries.find((one) => pathKey(one.path.slice(0, -1)) === pathKey(path));
  const firstContent = Math.max(0, text.search(/^(?!\s*#)\s*\S/m));
  return first ?? entry ?? {start: firstContent, end: firstContent};
}

/** The end of a message that asks for a value: ", for example: Bukoto". Empty if the example is nobody's. */
const exampleClause = ({kind}: ParsedRecord, path: Path): string => {
  const {example, placeholder} = fieldAt(kind.schema, path) ?? {};
  return example && !placeholder ? `, for example: ${example}` : '';
};

/** Keys that the schema doesn't have: `foundde: 2015`. */
function unknownKeys(path: Path, keys: string[], parsed: ParsedRecord): RecordFinding[] {
  const possible = keysAt(parsed.kind.schema, path) ?? [];
  return keys.slice(0, MOST_ISSUES).flatMap((key) => {
    const entry = parsed.at([...path, key]);
    if (!entry) return [];
    const {start, end} = entry;
    const nearby = nearest(key, possible);
    const free = nearby && !parsed.at([...path, nearby]) ? nearby : undefined;
    const advice = free ? `Did you mean “${free}”?` : `What can stand here: ${listed(possible)}.`;
    const message = `“${key}” isn’t known here. ${advice}`;
    return [{rule: 'record-key', start, end, message, ...(free && {edits: [{start, end, text: free}]})}];
  });
}

/** What a format's message says of a field: of a number with limits, those of its schema, and its own example. */
function messageOf({message}: ValueFormat, schema: z.ZodType): string {
  if (typeof message === 'string') return message;
  return `${message(schema as z.ZodNumber)}, for example: ${fields.get(schema)?.example}.`;
}

/** A name that staff choose, of a figure or a button, in another format: `Our Universities:`. */
function wrongName(
  {key, path, start, end}: Entry,
  {kind}: ParsedRecord,
  formats: RecordChecks['formats'],
): RecordFinding {
  const named = unwrapped(schemaAt(kind.schema, path.slice(0, -1)) as z.ZodType) as z.ZodRecord;
  const keyType = named.keyType as z.ZodType;
  const message = messageOf(formats[fields.get(keyType)?.format ?? 'text'], keyType);
  const place = {rule: 'record-key', start, end};
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
function wrongValue(issue: Issue, path: Path, entry: Entry, format: ValueFormat, parsed: ParsedRecord): RecordFinding {
  const {correct, isSafe} = format;
  const {written, valueStart, valueEnd} = entry;
  const place = {rule: 'record-value', start: valueStart, end: valueEnd};
  if (issue.code === 'too_big' && issue.origin === 'string')
    return {...place, message: `This has ${written.length} characters. There is room for ${issue.maximum}.`};
  const corrected = correct(written, parsed.pages);
  const schema = unwrapped(schemaAt(parsed.kind.schema, path) as z.ZodType);
  const message = `This ${messageOf(format, schema)}`;
  if (corrected === undefined || !schema.safeParse(corrected).success) return {...place, message};
  const edits = [{start: valueStart, end: valueEnd, text: toYaml(corrected) + plusLine(written, path, parsed)}];
  const certainty = isSafe?.(written, String(corrected)) ? 'safe' : 'likely';
  return {...place, message, edits, certainty};
}

/** A line that has to be there and isn't: hours with no `closes`. */
function missingLine(path: Path, parsed: ParsedRecord): RecordFinding {
  const {start, end} = beginningOf(path.slice(0, -1), parsed);
  const key = String(path.at(-1));
  const owner = path.filter((step) => typeof step === 'string').at(-2) ?? 'this entry';
  const fromOwner = path.length > 1 ? ` from ${owner}` : '';
  const message = `“${key}” is missing${fromOwner}. Add a line that begins with “${key}:”${exampleClause(parsed, path)}.`;
  return {rule: 'record-missing', start, end, message};
}

/** A line with nothing behind its colon: `opens:`. */
function emptyLine(path: Path, {start, end}: Entry, parsed: ParsedRecord): RecordFinding {
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
function wrongShape(path: Path, hasOneValue: boolean, parsed: ParsedRecord): RecordFinding {
  const key = path.at(-1);
  const {start, end} = beginningOf(path, parsed);
  const shape = hasOneValue ? 'has one value, on the same line' : 'needs lines of its own below it';
  const message = `${typeof key === 'string' ? `“${key}”` : 'This entry'} ${shape}.`;
  return {rule: 'record-shape', start, end, message: key === undefined ? `This file ${shape}.` : message};
}

/** Puts an issue of zod into words. The functions above have one case each. */
function findingsFor(issue: Issue, parsed: ParsedRecord, formats: RecordChecks['formats']): RecordFinding[] {
  const path = issue.path as Path;
  const entry = parsed.at(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(path, issue.keys, parsed);
    case 'invalid_key':
      if (entry) return [wrongName(entry, parsed, formats)];
      break;
    // A `condition`, such as that of the opening hours, has its message and its rule with it.
    case 'custom': {
      const {start, end} = beginningOf(path, parsed);
      const {rule} = issue.params as ConditionParams;
      return [{rule, start, end, message: issue.message}];
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
    return issue.keys.map((key) => pathKey([...issue.path, nearest(key, possible) ?? '']));
  });
  const isInside = (path: PropertyKey[], outer: PropertyKey[]) =>
    pathKey(path.slice(0, outer.length)) === pathKey(outer);
  const left = issues.filter(({path}) => !misspelt.includes(pathKey(path)));
  const follows = (issue: Issue) => issues.some((one) => one !== issue && isInside(one.path, issue.path));
  return left.filter((issue) => issue.code !== 'custom' || !follows(issue));
}

/** What is wrong with a record by its schema: each problem once. Of a file with thousands, only the first. */
export const findingsOfIssues = (
  issues: Issue[],
  parsed: ParsedRecord,
  formats: RecordChecks['formats'],
): RecordFinding[] =>
  independent(issues.slice(0, MOST_ISSUES), parsed).flatMap((issue) => findingsFor(issue, parsed, formats));
