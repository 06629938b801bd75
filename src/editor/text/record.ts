/**
 * A record as a form, and its text after a change in that form. `yaml` says where everything stands, and only that is
 * changed: comments, layout and all other lines stay as they are.
 */
import {stringify} from 'yaml';
import * as z from 'zod';
import {type Entry, fields, type RecordName, recordEntries, schemas} from '../../content/records';
import {fieldAt, type Path, schemaAt, unwrapped} from '../../content/records/schema';
import {createSource, type Source} from '../../content/source';
import {applyEdits, type Edit, type Selection} from './edits';
import {type FormEntry, type FormField, type FormNode, fieldsOf, keyOf, type Value} from './form';

/** What somebody does in a record's form. */
export type RecordChange =
  | {kind: 'set'; path: Path; value: Value}
  | {kind: 'add'; path: Path; key?: string}
  | {kind: 'remove' | 'double' | 'up' | 'down'; path: Path};

export const recordName = (file: string) => file.replace(/^records\/|\.yml$/g, '') as RecordName;

/** A record's text with the places of its entries. */
interface Opened {
  text: string;
  at: Map<string, Entry>;
  /** The entries right below each path. */
  below: Map<string, Entry[]>;
}

/** Reads the entries. A text that isn't YAML has none. */
function open(source: Source): Opened {
  const entries = recordEntries(source);
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const parent = keyOf(entry.path.slice(0, -1));
    below.set(parent, [...(below.get(parent) ?? []), entry]);
  }
  return {text: source.text, at: new Map(entries.map((entry) => [keyOf(entry.path), entry])), below};
}

const childrenOf = ({below}: Opened, path: Path): Entry[] => below.get(keyOf(path)) ?? [];

/** Whether an empty value is allowed. */
const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse(null).success;
const mayBeMissing = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
};
const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

/** Where an entry ends: after everything that belongs to it, and before the comments of the next one. */
function lastOffset(opened: Opened, path: Path): number {
  const last = childrenOf(opened, path).at(-1);
  if (last) return lastOffset(opened, last.path);
  const entry = opened.at.get(keyOf(path));
  return entry ? Math.max(entry.valueEnd, entry.end) : 0;
}

/** All lines of an entry. */
function blockOf(opened: Opened, path: Path): Selection {
  const {text} = opened;
  const entry = opened.at.get(keyOf(path)) as Entry;
  return {
    start: lineStart(text, entry.start),
    end: lineEnd(text, Math.max(lastOffset(opened, path) - 1, entry.start)),
  };
}

/** The place of an entry; one that isn't there has none, and no problem can be its own. */
function placeOf(opened: Opened, path: Path): Selection & {line: number} {
  const {text} = opened;
  const place = opened.at.has(keyOf(path))
    ? blockOf(opened, path)
    : {start: -1, end: path.length > 0 ? -1 : text.length};
  return {...place, line: text.slice(0, Math.max(place.start, 0)).split('\n').length};
}

/** The comment right above a place: not the file's own, at its top. */
function headingAbove(text: string, start: number): string | undefined {
  const [, comment] = /(?:^|\n)((?:#.*\n)+)$/.exec(text.slice(0, Math.max(start, 0))) ?? [];
  if (!comment || comment.length === start) return undefined;
  return comment
    .trim()
    .split('\n')
    .map((line) => line.replace(/^#+\s*/, ''))
    .join(' ');
}

/** The name of a list's entry: its first field. */
function nameOf(entry: FormNode): string | undefined {
  const [first] = entry.kind === 'group' ? entry.children : [];
  return first?.kind === 'field' && first.value ? String(first.value) : undefined;
}

function nodeFor(opened: Opened, schema: z.ZodType, path: Path): FormNode {
  const inner = unwrapped(schema);
  const known = fields.get(inner) ?? {title: String(path.at(-1) ?? '')};
  const {title, description} = known;
  const common = {path, title, description, ...placeOf(opened, path)};
  const below = (child: z.ZodType, step: string | number) => nodeFor(opened, child, [...path, step]);
  const steps = [...new Set(childrenOf(opened, path).map((entry) => entry.path[path.length]))];
  if (inner instanceof z.ZodObject) {
    const all = Object.entries(inner.shape).map(([name, child]) => below(child as z.ZodType, name));
    // A ticked field replaces others, which aren't asked for then.
    const replaced = all.flatMap(({path: own, ...node}) =>
      node.kind === 'field' && node.value === true
        ? (fields.get(unwrapped(inner.shape[own.at(-1) as string]))?.insteadOf ?? [])
        : [],
    );
    const isAsked = (node: FormNode) =>
      node.kind !== 'field' || node.value !== undefined || !replaced.includes(String(node.path.at(-1)));
    return {...common, kind: 'group', children: all.filter(isAsked)};
  }
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const entry = {title: fields.get(unwrapped(element))?.title ?? title, least: mayBeMissing(schema) ? 0 : 1};
    const children = steps.map((step, index) => {
      const child = below(element, step);
      return {...child, title: nameOf(child) ?? `${entry.title} ${index + 1}`};
    });
    return {...common, kind: 'list', entry, children};
  }
  if (inner instanceof z.ZodRecord) {
    const key = fields.get(unwrapped(inner.keyType as z.ZodType));
    const children = steps.map((step): FormEntry => {
      const child = below(inner.valueType as z.ZodType, step);
      return {...child, title: String(step), heading: headingAbove(opened.text, child.start)};
    });
    return {
      ...common,
      kind: 'named',
      entry: {title: key?.title ?? 'Name', description: key?.description, least: 0},
      children,
    };
  }
  const isOptional = mayBeMissing(schema) || mayBeEmpty(schema);
  const value = opened.at.get(keyOf(path))?.value;
  return {...common, kind: 'field', form: known.form ?? 'text', example: known.example, value, isOptional};
}

/** The form of a record. A text that YAML can't read has fields without values. */
export const formOf = (name: RecordName, file: string, text: string): FormNode =>
  nodeFor(open(createSource(file, text)), schemas[name], []);

/** The field on a line, or else the first one after it: a group's own line holds only its name. */
export function fieldAtLine(form: FormNode, text: string, line: number): FormField | undefined {
  const offset =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const present = fieldsOf(form).filter(({start}) => start >= 0);
  return present.find(({start, end}) => start <= offset && offset < end) ?? present.find(({start}) => start > offset);
}

/** A value as it is written in YAML. */
function written(value: string | number | boolean): string {
  const text = stringify(value, {lineWidth: 0, defaultStringType: 'PLAIN'}).trimEnd();
  // YAML would write a block of several lines, but a field has one.
  return text.includes('\n') ? JSON.stringify(value) : text;
}

/** Adds lines at the end of everything below a path. */
function append({text}: Opened, end: number, lines: string): Edit {
  const at = lineEnd(text, Math.max(end - 1, 0));
  const gap = at > 0 && text[at - 1] !== '\n' ? '\n' : '';
  return {start: at, end: at, text: `${gap}${lines}\n`};
}

const endBelow = (opened: Opened, path: Path) =>
  path.length === 0 ? opened.text.trimEnd().length : lastOffset(opened, path);

/** How far the keys below a path are indented. */
function indentBelow(opened: Opened, path: Path): string {
  const [first] = childrenOf(opened, path);
  return ' '.repeat(first ? columnOf(opened.text, first.start) : path.length * 2);
}

function setLine(name: RecordName, opened: Opened, path: Path, value: Value): Edit[] {
  const {text} = opened;
  const entry = opened.at.get(keyOf(path));
  const parent = path.slice(0, -1);
  if (value === undefined) {
    if (!entry) return [];
    const schema = schemaAt(name, path);
    // A value that isn't known yet keeps its line, which shows that it is missing.
    if (schema && !mayBeEmpty(schema) && mayBeMissing(schema)) {
      return [{start: lineStart(text, entry.start), end: lineEnd(text, entry.valueEnd), text: ''}];
    }
    const [start, end] = [entry.valueStart, entry.valueEnd].map((offset) => Math.max(offset, entry.end + 1));
    return [{start: Math.min(start, entry.end + 1), end, text: ''}];
  }
  if (!entry) {
    const line = `${indentBelow(opened, parent)}${String(path.at(-1))}: ${written(value)}`;
    return [append(opened, endBelow(opened, parent), line)];
  }
  if (entry.valueStart < entry.valueEnd) {
    return [{start: entry.valueStart, end: entry.valueEnd, text: written(value)}];
  }
  const colon = text.indexOf(':', entry.end) + 1;
  return [{start: colon, end: colon, text: ` ${written(value)}`}];
}

/** The lines of a new entry: one for every field that is required. */
function emptyEntry(schema: z.ZodType, indent: string): string[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  const needed = Object.entries(inner.shape).filter(([, child]) => !mayBeMissing(child as z.ZodType));
  const names = needed.length > 0 ? needed : Object.entries(inner.shape).slice(0, 1);
  return names.map(([name]) => `${indent}${name}:`);
}

/** Adds an entry at the end of a list, or one called `key` at the end of a record. */
function addEntry(name: RecordName, opened: Opened, path: Path, key?: string): Edit[] {
  const element = schemaAt(name, [...path, key ?? 0]);
  if (!element) return [];
  if (key !== undefined) {
    const lines = emptyEntry(element, '  ');
    // An empty line goes before an entry of several lines.
    const gap = lines.length > 0 ? '\n' : '';
    return [append(opened, endBelow(opened, path), `${gap}${[`${written(key)}:`, ...lines].join('\n')}`)];
  }
  const [first] = childrenOf(opened, path);
  // The column of an entry comes after its hyphen.
  const column = first ? columnOf(opened.text, first.start) : path.length * 2 + 2;
  const [head = '', ...rest] = emptyEntry(element, ' '.repeat(column));
  const lines = [`${' '.repeat(Math.max(column - 2, 0))}- ${head.trimStart()}`, ...rest];
  const isThere = path.length === 0 || opened.at.has(keyOf(path));
  if (isThere) return [append(opened, endBelow(opened, path), lines.join('\n'))];
  const parent = path.slice(0, -1);
  return [
    append(opened, endBelow(opened, parent), [`${indentBelow(opened, parent)}${path.at(-1)}:`, ...lines].join('\n')),
  ];
}

/** Removes an entry of a list or of a record, with the empty line that set it apart. */
function removeEntry(opened: Opened, path: Path): Edit[] {
  const {text} = opened;
  const {start, end} = blockOf(opened, path);
  const blank = /^[ \t]*\n/.exec(text.slice(end))?.[0].length ?? 0;
  const blankBefore = start === 0 || /\n[ \t]*\n$/.test(text.slice(0, start));
  return [{start, end: end + (blankBefore ? blank : 0), text: ''}];
}

/** Two neighbors change places; the comments above them stay where they are. */
function swapEntries(opened: Opened, upper: Path, lower: Path): Edit[] {
  if (!opened.at.has(keyOf(upper)) || !opened.at.has(keyOf(lower))) return [];
  const [first, second] = [blockOf(opened, upper), blockOf(opened, lower)];
  const lines = ({start, end}: Selection) => opened.text.slice(start, end).replace(/\n?$/, '\n');
  return [
    {...first, text: lines(second)},
    {...second, text: lines(first)},
  ];
}

function editsFor(name: RecordName, opened: Opened, change: RecordChange): Edit[] {
  const {path} = change;
  const parent = path.slice(0, -1);
  if (change.kind === 'set') {
    // A tick removes the lines that it replaces.
    const replaced = (change.value === true && fieldAt(name, path)?.insteadOf) || [];
    const others = replaced.flatMap((step) => setLine(name, opened, [...parent, step], undefined));
    return [...others, ...setLine(name, opened, path, change.value)];
  }
  if (change.kind === 'add') return addEntry(name, opened, path, change.key);
  if (!opened.at.has(keyOf(path))) return [];
  if (change.kind === 'remove') return removeEntry(opened, path);
  if (change.kind === 'double') {
    const {start, end} = blockOf(opened, path);
    return [append(opened, end, opened.text.slice(start, end).replace(/\n$/, ''))];
  }
  const siblings = childrenOf(opened, parent);
  const index = siblings.findIndex((entry) => keyOf(entry.path) === keyOf(path));
  const other = siblings[index + (change.kind === 'up' ? -1 : 1)];
  if (!other) return [];
  return change.kind === 'up' ? swapEntries(opened, other.path, path) : swapEntries(opened, path, other.path);
}

/** The text of a record after a change in its form. */
export function changeRecord(name: RecordName, file: string, text: string, change: RecordChange): string {
  const source = createSource(file, text);
  return applyEdits(source.text, editsFor(name, open(source), change));
}
