/** A record as a form: its fields with what the schema knows of them, and the edits that a change in the form makes. */
import {stringify} from 'yaml';
import * as z from 'zod';
import {type Entry, type Field, fields, type RecordName, recordEntries, schemas} from '../../content/records';
import {fieldAt, type Path, unwrapped} from '../../content/records/fields';
import {createSource, locate, type Source} from '../../content/source';
import type {Edit} from './edits';

export interface FormField extends Field {
  kind: 'field';
  path: Path;
  value: string | number | boolean | undefined;
  /** Whether it may be left empty. */
  optional: boolean;
  /** Lines of the file that it stands on; its parent's first line where it is not there. */
  line: number;
  endLine: number;
}

export interface FormGroup {
  kind: 'group' | 'list' | 'named';
  path: Path;
  title: string;
  description?: string;
  /** What the entries of a list are called, and whether there can be fewer. */
  entry?: {title: string; least: number};
  line: number;
  endLine: number;
  children: FormNode[];
}

export type FormNode = FormField | FormGroup;

/** Whether an empty value is allowed. */
const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse(null).success;

const keyOf = (path: Path) => JSON.stringify(path);

interface Opened {
  source: Source;
  at: Map<string, Entry>;
  /** The entries right below each path. */
  below: Map<string, Entry[]>;
}

function open(file: string, text: string): Opened {
  const source = createSource(file, text);
  const entries = recordEntries(source);
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const parent = keyOf(entry.path.slice(0, -1));
    const siblings = below.get(parent);
    if (siblings) siblings.push(entry);
    else below.set(parent, [entry]);
  }
  return {source, at: new Map(entries.map((entry) => [keyOf(entry.path), entry])), below};
}

const childrenOf = ({below}: Opened, path: Path): Entry[] => below.get(keyOf(path)) ?? [];

/** Where the lines of an entry end: with the last thing below it, and before the comments of the next. */
function lastOffset(opened: Opened, path: Path): number {
  const last = childrenOf(opened, path).at(-1);
  if (last) return lastOffset(opened, last.path);
  const entry = opened.at.get(keyOf(path));
  return entry ? Math.max(entry.valueEnd, entry.end) : 0;
}

function linesOf(opened: Opened, path: Path): {line: number; endLine: number} {
  const entry = opened.at.get(keyOf(path));
  if (!entry)
    return path.length > 0
      ? {...linesOf(opened, path.slice(0, -1)), endLine: 0}
      : {line: 1, endLine: Number.MAX_SAFE_INTEGER};
  const end = Math.max(entry.start, lastOffset(opened, path) - 1);
  return {line: locate(opened.source, entry.start).line, endLine: locate(opened.source, end).line};
}

function nodeFor(opened: Opened, schema: z.ZodType, path: Path): FormNode {
  const inner = unwrapped(schema);
  const known = fields.get(inner) ?? {title: String(path.at(-1) ?? '')};
  const lines = linesOf(opened, path);
  const below = (child: z.ZodType, step: string | number) => nodeFor(opened, child, [...path, step]);
  const steps = childrenOf(opened, path).map((entry) => entry.path[path.length]);
  if (inner instanceof z.ZodObject) {
    const all = Object.entries(inner.shape).map(([name, child]) => below(child as z.ZodType, name));
    // What a ticked field stands in place of is not to be filled in.
    const replaced = all.flatMap((node) => (node.kind === 'field' && node.value === true && node.insteadOf) || []);
    const children = all.filter(
      (node) => node.kind !== 'field' || node.value !== undefined || !replaced.includes(String(node.path.at(-1))),
    );
    return {kind: 'group', path, ...known, ...lines, children};
  }
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const entry = {title: fields.get(unwrapped(element))?.title ?? known.title, least: 1};
    return {kind: 'list', path, ...known, ...lines, entry, children: steps.map((step) => below(element, step))};
  }
  if (inner instanceof z.ZodRecord) {
    const entry = {title: fields.get(unwrapped(inner.keyType as z.ZodType))?.title ?? 'Name', least: 0};
    const children = [...new Set(steps)].map((step) => ({
      ...below(inner.valueType as z.ZodType, step),
      title: String(step),
    }));
    return {kind: 'named', path, ...known, ...lines, entry, children};
  }
  const optional = schema.safeParse(undefined).success || mayBeEmpty(schema);
  return {kind: 'field', path, ...known, value: opened.at.get(keyOf(path))?.value, optional, ...lines};
}

/** The form of a record. A text that YAML can't read has fields without values. */
export const formOf = (name: RecordName, file: string, text: string): FormNode =>
  nodeFor(open(file, text), schemas[name], []);

const fieldsOf = (node: FormNode): FormField[] => (node.kind === 'field' ? [node] : node.children.flatMap(fieldsOf));

/** The field that stands on a line, or else the first one behind it: the line of a group holds only its name. */
export function fieldAtLine(form: FormNode, line: number): FormField | undefined {
  const present = fieldsOf(form).filter((field) => field.endLine >= field.line);
  return (
    present.find((field) => field.line <= line && field.endLine >= line) ?? present.find((field) => field.line > line)
  );
}

/** A value as YAML has to be given it. */
function written(value: string | number | boolean): string {
  const text = stringify(value, {lineWidth: 0, defaultStringType: 'PLAIN'}).trimEnd();
  // A text over several lines would need a block: a form has one line each.
  return text.includes('\n') ? JSON.stringify(value) : text;
}

const lineStart = ({text}: Source, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = ({text}: Source, offset: number) => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
};

/** How far the keys below a path are indented. */
function indentBelow(opened: Opened, path: Path): string {
  const [first] = childrenOf(opened, path);
  return ' '.repeat(first ? locate(opened.source, first.start).column - 1 : path.length * 2);
}

type Value = string | number | boolean | undefined;

/**
 * Sets the value at a path; `undefined` empties it. A line that isn't there yet is added, and those that a tick stands in
 * place of are taken away.
 */
export function setField(name: RecordName, file: string, text: string, path: Path, value: Value): Edit[] {
  const opened = open(file, text);
  const replaced = (value === true && fieldAt(name, path)?.insteadOf) || [];
  const others = replaced.flatMap((step) => setLine(name, opened, [...path.slice(0, -1), step], undefined));
  return [...others, ...setLine(name, opened, path, value)];
}

function setLine(name: RecordName, opened: Opened, path: Path, value: Value): Edit[] {
  const {source} = opened;
  const entry = opened.at.get(keyOf(path));
  const key = String(path.at(-1));
  if (entry && value === undefined) {
    const schema = path.reduce<z.ZodType | undefined>((outer, step) => childOf(outer, step), schemas[name]);
    // A value that is not known yet keeps its line, so that the next person sees what is missing.
    const keepsLine = !schema || mayBeEmpty(schema) || !schema.safeParse(undefined).success;
    if (keepsLine)
      return [
        {start: Math.min(entry.valueStart, entry.end + 1), end: Math.max(entry.valueEnd, entry.end + 1), text: ''},
      ];
    return [{start: lineStart(source, entry.start), end: lineEnd(source, entry.valueEnd), text: ''}];
  }
  if (value === undefined) return [];
  if (entry) {
    const empty = entry.valueStart === entry.valueEnd;
    // Right behind the colon of an empty line.
    const start = empty ? source.text.indexOf(':', entry.end) + 1 : entry.valueStart;
    return [{start, end: empty ? start : entry.valueEnd, text: `${empty ? ' ' : ''}${written(value)}`}];
  }
  const parent = path.slice(0, -1);
  const end = parent.length === 0 ? source.text.trimEnd().length : lastOffset(opened, parent);
  const at = lineEnd(source, Math.max(end - 1, 0));
  const gap = at > 0 && source.text[at - 1] !== '\n' ? '\n' : '';
  return [{start: at, end: at, text: `${gap}${indentBelow(opened, parent)}${key}: ${written(value)}\n`}];
}

function childOf(schema: z.ZodType | undefined, step: string | number): z.ZodType | undefined {
  const inner = schema && unwrapped(schema);
  if (inner instanceof z.ZodObject) return inner.shape[step] as z.ZodType | undefined;
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined;
}

/** The lines of an entry, with the comments and empty lines behind it that are not the next one's. */
function blockOf(opened: Opened, path: Path): {start: number; end: number} {
  const {source} = opened;
  const entry = opened.at.get(keyOf(path)) as Entry;
  return {
    start: lineStart(source, entry.start),
    end: lineEnd(source, Math.max(lastOffset(opened, path) - 1, entry.start)),
  };
}

/** The lines of a new entry, with a line for whatever can't be left out. */
function emptyEntry(schema: z.ZodType, indent: string): string[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  const needed = Object.entries(inner.shape).filter(([, child]) => !(child as z.ZodType).safeParse(undefined).success);
  const names = needed.length > 0 ? needed : Object.entries(inner.shape).slice(0, 1);
  return names.map(([name]) => `${indent}${name}:`);
}

/** Adds an entry at the end of a list, or one called `key` at the end of a record. */
export function addEntry(name: RecordName, file: string, text: string, path: Path, key?: string): Edit[] {
  const opened = open(file, text);
  const schema = path.reduce<z.ZodType | undefined>((outer, step) => childOf(outer, step), schemas[name]);
  const element = childOf(schema, key ?? 0);
  if (!element) return [];
  const {source} = opened;
  const end = path.length === 0 ? source.text.trimEnd().length : lastOffset(opened, path);
  const at = lineEnd(source, Math.max(end - 1, 0));
  const gap = at > 0 && source.text[at - 1] !== '\n' ? '\n' : '';
  if (key !== undefined) {
    const lines = emptyEntry(element, '  ');
    return [
      {start: at, end: at, text: `${gap}${lines.length > 0 ? '\n' : ''}${[`${written(key)}:`, ...lines].join('\n')}\n`},
    ];
  }
  // An entry's own column is behind its hyphen.
  const first = opened.at.get(keyOf([...path, 0]));
  const column = first ? locate(source, first.start).column - 1 : path.length * 2 + 2;
  const lines = emptyEntry(element, ' '.repeat(column));
  const [head = ' '.repeat(column), ...rest] = lines;
  const hyphen = `${' '.repeat(Math.max(column - 2, 0))}- ${head.trimStart()}`;
  return [{start: at, end: at, text: `${gap}${[hyphen, ...rest].join('\n')}\n`}];
}

/** Removes an entry of a list or of a record. */
export function removeEntry(file: string, text: string, path: Path): Edit[] {
  const opened = open(file, text);
  if (!opened.at.has(keyOf(path))) return [];
  const {start, end} = blockOf(opened, path);
  const blank = /^[ \t]*\n/.exec(text.slice(end))?.[0].length ?? 0;
  const blankBefore = start === 0 || /\n[ \t]*\n$/.test(text.slice(0, start));
  return [{start, end: end + (blankBefore ? blank : 0), text: ''}];
}

/** Moves an entry of a list one place up. */
export function moveEntryUp(file: string, text: string, path: Path): Edit[] {
  const index = Number(path.at(-1));
  const opened = open(file, text);
  const before = [...path.slice(0, -1), index - 1];
  if (!opened.at.has(keyOf(path)) || !opened.at.has(keyOf(before))) return [];
  const [upper, lower] = [blockOf(opened, before), blockOf(opened, path)];
  const lines = ({start, end}: {start: number; end: number}) => text.slice(start, end).replace(/\n?$/, '\n');
  return [
    {...upper, text: lines(lower)},
    {...lower, text: lines(upper)},
  ];
}
