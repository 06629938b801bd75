/** The keys of a record or of the lines at the top of a page, with their values and places. */
import {type Document, isCollection, isMap, isPair, isScalar, type Node, parseDocument, type Scalar} from 'yaml';
import type {Source} from '../source';
import type {Path} from './fields';

/** A key, or an entry of a list, with the places of key and value in the text. */
export interface Entry {
  /** The way to it: `['students', 'number']`, `[0, 'days']`. */
  path: Path;
  key: string;
  /** The value when it is a text, number or boolean; undefined for an empty one and for a record or list. */
  value?: string | number | boolean;
  /** The value as it is written, without quotation marks around it. */
  written: string;
  /** Other keys or entries below it. */
  holds: 'value' | 'nothing' | 'record' | 'list';
  quoted: boolean;
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

export const parse = (text: string): Document.Parsed =>
  parseDocument(text, {prettyErrors: false, logLevel: 'silent', uniqueKeys: false, merge: false, strict: true});

const span = (node: unknown): [number, number] => {
  const [start = 0, end = 0] = (node as Node | null)?.range ?? [];
  return [start, end];
};

function entryFor(path: Path, key: Scalar | undefined, value: unknown): Entry {
  const [valueStart, valueEnd] = span(value);
  const [start, end] = key ? span(key) : [valueStart, valueEnd];
  const scalar = isScalar(value) ? value : undefined;
  const content = scalar?.value;
  const isValue = ['string', 'number', 'boolean', 'bigint'].includes(typeof content);
  const plain = scalar?.type === 'PLAIN';
  return {
    path,
    key: String(path.at(-1)),
    ...(isValue && {value: content as string}),
    written: plain ? (scalar?.source ?? '') : String(content ?? ''),
    holds: isValue ? 'value' : isMap(value) ? 'record' : isCollection(value) ? 'list' : 'nothing',
    quoted: Boolean(scalar?.type?.startsWith('QUOTE')),
    start,
    end,
    valueStart: value && span(value)[1] > span(value)[0] ? valueStart : end,
    valueEnd: value && span(value)[1] > span(value)[0] ? valueEnd : end,
  };
}

/** Every key and list entry of a document, outer ones first. */
export function entriesOf(document: Document.Parsed): Entry[] {
  const found: Entry[] = [];
  const visit = (node: unknown, path: Path) => {
    if (!isCollection(node) || path.length > 6) return;
    for (const [index, item] of node.items.entries()) {
      const key = isPair(item) && isScalar(item.key) ? (item.key as Scalar) : undefined;
      const value = isPair(item) ? item.value : item;
      const step = isPair(item) ? String(key?.value ?? '') : index;
      const entry = entryFor([...path, step], key, value);
      found.push(entry);
      visit(value, entry.path);
    }
  };
  visit(document.contents, []);
  return found;
}

/** Every key and list entry of a record, also of one that has problems elsewhere. */
export const recordEntries = (source: Source): Entry[] => entriesOf(parse(source.text));
