/** What a record's values are, held against its schema: each problem at its line, with what to write instead. */
import type * as z from 'zod';
import {weekdaysIn} from '../dates/week';
import {listed, nearest} from '../nearest';
import {type Entry, parse} from './entries';
import {fieldAt, keysAt, type Path, schemaAt, unwrapped} from './fields';
import {leaderOf} from './layout';
import {idOf, type OpenRecord, type Problem} from './open';
import {duplicateKeys} from './rules/duplicateKeys';
import {machinery} from './rules/machinery';
import {isExample} from './rules/placeholder';
import {ruleFor} from './rules/values';
import {type Form, type RecordName, schemas} from './schema';

/** No more are worked out: a file with as many is not what it should be. */
const ENOUGH = 500;

const names = (path: Path) => path.filter((step) => typeof step === 'string').join(' › ');

/** A value in the form that a schema takes, as YAML reads it; none when it can't be worked out. */
export function correctValue(written: string, form: Form, schema: z.ZodType, pages: string[]): string | undefined {
  const rule = ruleFor(form);
  const value = rule.correct(written, pages, form);
  if (value === undefined) return undefined;
  const [entry] = parse(`x: ${value}`).errors.length > 0 ? [] : [parse(`x: ${value}`).get('x')];
  if (!unwrapped(schema).safeParse(entry).success) return undefined;
  return rule.rejects?.(value, form) ? undefined : value;
}

/** The words of a sentence about an empty value. */
const exampleOf = (name: RecordName, path: Path) => {
  const {example, placeholder} = fieldAt(name, path) ?? {};
  return example && !placeholder ? `, for example: ${example}` : '';
};

/** The line that begins a record or an entry of a list. */
function beginningOf(path: Path, {below, at, source}: OpenRecord): Entry | {start: number; end: number} {
  const own = at.get(idOf(path));
  if (own && typeof path.at(-1) === 'string') return own;
  const [first] = below.get(idOf(path)) ?? [];
  const words = source.text.search(/^(?!\s*#)\s*\S/m);
  return first ?? own ?? {start: Math.max(words, 0), end: Math.max(words, 0)};
}

/** Whether a field can take the value of an entry as it is. */
function takes(path: Path, {value}: Entry, {name}: OpenRecord): boolean {
  const schema = schemaAt(name, path);
  return Boolean(schema && unwrapped(schema).safeParse(value).success);
}

function unknownKeys(
  path: Path,
  keys: string[],
  missing: string[],
  open: OpenRecord,
  resolved: Set<string>,
): Problem[] {
  const {name, below, pages} = open;
  const known = keysAt(name, path) ?? [];
  const present = new Set(below.get(idOf(path))?.map(({key}) => key));
  return keys.slice(0, ENOUGH).flatMap((key) => {
    const entry = open.at.get(idOf([...path, key]));
    if (!entry) return [];
    const whole = entryNamedByItsValue(path, entry, open);
    if (whole) return [whole];
    // Where one key is strange and one is missing, they are the same.
    const only = keys.length === 1 && missing.length === 1 && takes([...path, missing[0]], entry, open);
    const meant = nearest(key, known) ?? (only ? missing[0] : undefined);
    const free = meant !== undefined && !present.has(meant) && !resolved.has(idOf([...path, meant]));
    const edits = [{start: entry.start, end: entry.end, text: meant ?? ''}];
    if (free) {
      resolved.add(idOf([...path, meant]));
      edits.push(...valueEdits([...path, meant], entry, open, pages));
    }
    return [
      {
        rule: 'record-unknown-key',
        start: entry.start,
        end: entry.end,
        message: `“${key}” isn’t known here. ${free ? `Did you mean “${meant}”?` : `What can stand here: ${listed(known)}.`}`,
        ...(free && {edits}),
      },
    ];
  });
}

/** `- Saturday:` where `- days: Saturday` was meant. */
function entryNamedByItsValue(path: Path, entry: Entry, {name, source}: OpenRecord): Problem | undefined {
  const leader = leaderOf(name);
  const before = source.text.slice(source.text.lastIndexOf('\n', entry.start - 1) + 1, entry.start);
  if (!leader || entry.holds !== 'nothing' || typeof path.at(-1) !== 'number' || !/^ *- +$/.test(before))
    return undefined;
  const schema = schemaAt(name, [...path, leader]);
  const form = fieldAt(name, [...path, leader])?.form;
  const text = form === 'text' ? entry.key : schema && form && correctValue(entry.key, form, schema, []);
  if (!text || nearest(entry.key, keysAt(name, path) ?? [])) return undefined;
  const end = colonAfter(source.text, entry.end);
  return {
    rule: 'record-shape',
    start: entry.start,
    end,
    message: `An entry of this list begins with “- ${leader}:”.`,
    edits: [{start: entry.start, end, text: `${leader}: ${text}`}],
  };
}

/** The edits that bring a value into the form of its field. */
function valueEdits(
  path: Path,
  entry: Entry,
  {name}: OpenRecord,
  pages: string[],
): {start: number; end: number; text: string}[] {
  const schema = schemaAt(name, path);
  const form = fieldAt(name, path)?.form;
  if (!schema || !form || entry.holds !== 'value' || unwrapped(schema).safeParse(entry.value).success) return [];
  const text = correctValue(entry.written, form, schema, pages);
  return text === undefined ? [] : [{start: entry.valueStart, end: entry.valueEnd, text}];
}

const SHAPES: Record<RecordName, string> = {
  organisation: 'lines such as “name: …” and “address:”',
  figures: 'lines such as “students:” with lines of their own below them',
  hours: 'a list: each entry begins with “- days:”',
  buttons: 'lines such as “Apply Now: /contact”',
  menu: 'the lines “links:” and “button: …”',
};

/** A record or list where a value belongs, or the other way round. */
function wrongShape(path: Path, open: OpenRecord): Problem {
  const {name} = open;
  const entry = open.at.get(idOf(path));
  const place = entry && typeof path.at(-1) === 'string' ? entry : beginningOf(path, open);
  const rule = 'record-shape';
  const where = {rule, start: place.start, end: place.end};
  if (path.length === 0) return {...where, message: `This file must hold ${SHAPES[name]}.`};
  const form = fieldAt(name, path)?.form;
  if (form) return {...where, message: `“${names(path)}” has one value, on the same line.`};
  const keys = keysAt(name, path);
  const own = keys ? `lines of its own below it: ${keys.join(', ')}` : 'a list below it';
  return {...where, message: `“${names(path) || 'This entry'}” needs ${own}.`};
}

/** Whether days that would be written stand in another entry already. */
function clashes(form: Form, meant: string, entry: Entry, {entries}: OpenRecord): boolean {
  if (form !== 'days') return false;
  const days = weekdaysIn(meant);
  return entries.some(
    (other) => other !== entry && other.key === 'days' && weekdaysIn(other.written).some((day) => days.includes(day)),
  );
}

function wrongValue(path: Path, entry: Entry, form: Form, open: OpenRecord): Problem {
  const {name, pages} = open;
  const rule = ruleFor(form);
  const schema = schemaAt(name, path) as z.ZodType;
  const meant = correctValue(entry.written, form, schema, pages);
  const text = meant && (isExample(name, path, meant) || clashes(form, meant, entry, open)) ? undefined : meant;
  return {
    rule: rule.id,
    start: entry.valueStart,
    end: entry.valueEnd,
    message: `This ${rule.message(entry.written, form)}`,
    ...(text !== undefined && {edits: [{start: entry.valueStart, end: entry.valueEnd, text}]}),
  };
}

function problemFor(issue: z.core.$ZodIssue, open: OpenRecord): Problem[] {
  const {name, at, below} = open;
  const path = issue.path as Path;
  const entry = open.at.get(idOf(path));
  if (issue.code === 'invalid_key') {
    if (!entry) return [];
    const rule = ruleFor(name === 'figures' ? 'key' : 'text');
    const text = name === 'figures' ? rule.correct(entry.key, [], 'key') : undefined;
    const taken = text !== undefined && at.has(idOf([text]));
    const message =
      name === 'figures'
        ? `The name “${entry.key}” ${rule.message(entry.key, 'key')}`
        : 'This line has no name before its colon.';
    const edits = text !== undefined && !taken ? [{start: entry.start, end: entry.end, text}] : undefined;
    return [{rule: rule.id, start: entry.start, end: entry.end, message, ...(edits && {edits})}];
  }
  if (issue.code === 'custom') {
    const place = beginningOf(path, open);
    const closed = below.get(idOf(path))?.some(({key, value}) => key === 'closed' && value === true);
    const message = closed
      ? 'A closed day has no times. Delete either “closed” or the times.'
      : 'Write both when the doors open and when they close, or mark these days as closed.';
    return [{rule: 'hours-times', start: place.start, end: place.end, message, derived: true}];
  }
  const form = fieldAt(name, path)?.form;
  if (!entry || path.length === 0) return path.length === 0 ? [wrongShape(path, open)] : [];
  if (entry.holds === 'nothing') {
    const schema = schemaAt(name, path);
    const only =
      form === 'yes' ? {edits: [{start: entry.end, end: colonAfter(open.source.text, entry.end), text: ': true'}]} : {};
    return schema && (form || !keysAt(name, path)) && form
      ? [
          {
            rule: 'record-empty',
            start: entry.start,
            end: entry.end,
            message: `This is empty. Write a value${exampleOf(name, path)}${mayBeLeftOut(schema) ? ', or delete the line' : ''}.`,
            ...only,
          },
        ]
      : [wrongShape(path, open)];
  }
  if (!form || entry.holds !== 'value') return [wrongShape(path, open)];
  if (form === 'text' && typeof entry.value === 'string') {
    const message = `This is empty. Write a value${exampleOf(name, path)}.`;
    return [{rule: 'record-empty', start: entry.start, end: entry.end, message}];
  }
  return [wrongValue(path, entry, form, open)];
}

const mayBeLeftOut = (schema: z.ZodType) => schema.safeParse(undefined).success;
const colonAfter = (text: string, end: number) => text.indexOf(':', end) + 1;

/** Keys that are not there, told once for each record that lacks some. */
function missingKeys(issues: z.core.$ZodIssue[], open: OpenRecord, resolved: Set<string>): Problem[] {
  const byParent = new Map<string, Path[]>();
  for (const {path} of issues as {path: Path}[]) {
    if (resolved.has(idOf(path))) continue;
    const parent = idOf(path.slice(0, -1));
    byParent.set(parent, [...(byParent.get(parent) ?? []), path]);
  }
  return [...byParent.values()].map((paths) => {
    const parent = paths[0].slice(0, -1);
    const place = beginningOf(parent, open);
    const keys = paths.map((path) => `“${path.at(-1)}”`);
    const several = keys.length > 1;
    const of = names(parent) ? ` from ${names(parent)}` : '';
    const all = several ? `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)} are` : `${keys[0]} is`;
    return {
      rule: 'record-missing-key',
      start: place.start,
      end: place.end,
      message: `${all} missing${of}. Add ${several ? 'a line for each' : `a line that begins with “${paths[0].at(-1)}:”`}${several ? '' : exampleOf(open.name, paths[0])}.`,
      derived: true,
    };
  });
}

/** Values that the schema takes and people mean otherwise. */
function rejected(open: OpenRecord, told: Set<string>): Problem[] {
  return open.entries.flatMap((entry) => {
    const form = fieldAt(open.name, entry.path)?.form;
    if (!form || entry.holds !== 'value' || told.has(idOf(entry.path))) return [];
    return ruleFor(form).rejects?.(entry.written, form) ? [wrongValue(entry.path, entry, form, open)] : [];
  });
}

/** Every problem of a record that YAML can read. */
export function problemsOf(open: OpenRecord): {problems: Problem[]; value?: unknown} {
  const {name, document, source} = open;
  if (document.contents === null) {
    const words = Math.max(0, source.text.search(/\S/));
    const message = `This file is empty. It must hold ${SHAPES[name]}. Bring it back from an earlier version.`;
    return {problems: [{rule: 'record-file', start: words, end: source.text.trimEnd().length, message}]};
  }
  const odd = machinery(open);
  if (odd.length > 0) return {problems: odd};
  const twice = duplicateKeys(open);
  const result = schemas[name].safeParse(document.toJS({maxAliasCount: 0}));
  const issues = result.success ? [] : result.error.issues.slice(0, ENOUGH);
  const resolved = new Set<string>();
  const paths = new Set(open.entries.map(({path}) => idOf(path)));
  const isMissing = ({code, path}: z.core.$ZodIssue) =>
    path.length > 0 &&
    code !== 'invalid_key' &&
    code !== 'unrecognized_keys' &&
    code !== 'custom' &&
    !paths.has(idOf(path));
  const missingIn = (path: Path) =>
    issues
      .filter((issue) => isMissing(issue) && idOf(issue.path.slice(0, -1)) === idOf(path))
      .map((issue) => String(issue.path.at(-1)));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(issue.path as Path, issue.keys, missingIn(issue.path as Path), open, resolved)
      : [],
  );
  // Where a key stands twice, one of the two was meant for another that is missing.
  const twiceIn = new Set(twice.map(({parent}) => parent));
  // What is wrong with times as a whole follows from what is wrong with one of them.
  const isFollowing = (issue: z.core.$ZodIssue) =>
    issues.some((other) => other !== issue && idOf(other.path).startsWith(idOf(issue.path)));
  const wrong = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !isMissing(issue))
    .filter((issue) => issue.code !== 'custom' || !(twiceIn.has(idOf(issue.path)) || isFollowing(issue)))
    .flatMap((issue) => problemFor(issue, open));
  const told = new Set(issues.map(({path}) => idOf(path)));

  const problems = [
    ...twice,
    ...unknown,
    ...wrong,
    ...missingKeys(
      issues.filter((issue) => isMissing(issue) && !twiceIn.has(idOf(issue.path.slice(0, -1)))),
      open,
      resolved,
    ),
    ...rejected(open, told),
  ];
  return {problems, ...(result.success && {value: result.data})};
}
