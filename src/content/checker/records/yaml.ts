/** A record, or the lines at the top of a page, as YAML reads it: its keys and entries with their places. */
import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
} from 'yaml';
import type {Source} from '../source';
import type {Path} from './fields';

/** A key, or an entry of a list, with the places of key and value in the text. */
export interface Entry {
  /** The way to it: `['students', 'number']`, `['week', 0, 'days']`. */
  path: Path;
  key: string;
  /** The value when it is a text, number or boolean; undefined for an empty one and for a record or list. */
  value?: string | number | boolean;
  /** The value as it is written, without quotation marks around it. */
  written: string;
  /** What is behind its colon, or below it. */
  holds: 'value' | 'nothing' | 'record' | 'list';
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

/** How deep entries may be nested: deeper than any record. */
const DEEPEST = 6;

/** Reads a text as YAML, as it is read everywhere. It never throws: what is wrong is in `errors` and `warnings`. */
export const parseYaml = (text: string): Document.Parsed =>
  parseDocument(text, {prettyErrors: false, logLevel: 'error', merge: false, stringKeys: true});

/** A value as YAML writes it on one line, in quotation marks where it needs them. */
export function toYaml(value: unknown): string {
  const text = stringify(value, {lineWidth: 0}).trimEnd();
  return text.includes('\n') ? JSON.stringify(value) : text;
}

/** Where a node is; nowhere, if there is none. */
const span = (node: unknown): [number, number] => {
  const [start = 0, end = 0] = (node as Node | null)?.range ?? [];
  return [start, end];
};

/** What is behind a key, or is an entry of a list. */
function kindOf(value: unknown, isValue: boolean): Entry['holds'] {
  if (isValue) return 'value';
  if (isMap(value)) return 'record';
  return isCollection(value) ? 'list' : 'nothing';
}

/** The entry for a key and its value; for an entry of a list, `key` is undefined. */
function entryFor(path: Path, key: Scalar | undefined, value: unknown): Entry {
  const [valueStart, valueEnd] = span(value);
  const [start, end] = key ? span(key) : [valueStart, valueEnd];
  const content = isScalar(value) ? value.value : undefined;
  const isValue = ['string', 'number', 'boolean'].includes(typeof content);
  return {
    path,
    key: String(path.at(-1)),
    ...(isValue && {value: content as string}),
    written: isScalar(value) && value.type === 'PLAIN' ? (value.source ?? '') : String(content ?? ''),
    holds: kindOf(value, isValue),
    start,
    end,
    valueStart: valueEnd > valueStart ? valueStart : end,
    valueEnd: valueEnd > valueStart ? valueEnd : end,
  };
}

/** Every key and list entry of a document, outer ones first. If the document is a list alone, its key is `list`. */
export function entriesOf({contents}: Document.Parsed, list = ''): Entry[] {
  const entries: Entry[] = [];
  const visit = (node: unknown, path: Path) => {
    if (!isCollection(node) || path.length > DEEPEST) return;
    for (const [index, item] of node.items.entries()) {
      const key = isPair(item) && isScalar(item.key) ? (item.key as Scalar) : undefined;
      const value = isPair(item) ? item.value : item;
      const entry = entryFor([...path, isPair(item) ? String(key?.value ?? '') : index], key, value);
      entries.push(entry);
      visit(value, entry.path);
    }
  };
  visit(contents, list && isSeq(contents) ? [list] : []);
  return entries;
}

/** Every key and list entry of a record, also of one that has problems elsewhere. */
export const recordEntries = (source: Source, list?: string): Entry[] => entriesOf(parseYaml(source.text), list);
