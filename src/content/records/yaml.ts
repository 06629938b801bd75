/** A record, or the lines at the top of a page, as YAML reads it: its keys and entries with their places. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
  visit,
  type YAMLError,
} from 'yaml';
import type {Finding} from '../diagnostic';
import {lineEnd, type Source} from '../source';
import type {Path} from './fields';

/** A key, or an entry of a list, with the places of key and value in the text. */
export interface Entry {
  /** The way to it: `['students', 'number']`, `['week', 0, 'days']`. */
  path: Path;
  key: string;
  /** The value when it is text, a number or a boolean; undefined for an empty one and for a map or list. */
  value?: string | number | boolean;
  /** The value as it is written, without quotation marks around it. */
  written: string;
  /** What is after its colon, or below it. */
  holds: 'value' | 'nothing' | 'map' | 'list';
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

/** How deep entries may be nested: deeper than any record. */
const DEEPEST = 6;

/** Parses YAML as it is parsed everywhere. It never throws: what is wrong is in `errors` and `warnings`. */
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

/** What is after a key, or is an entry of a list. */
function heldBy(value: unknown, isValue: boolean): Entry['holds'] {
  if (isValue) return 'value';
  if (isMap(value)) return 'map';
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
    holds: heldBy(value, isValue),
    start,
    end,
    valueStart: valueEnd > valueStart ? valueStart : end,
    valueEnd: valueEnd > valueStart ? valueEnd : end,
  };
}

/** Every key and list entry of a document, outer ones first. */
export function entriesOf({contents}: Document.Parsed): Entry[] {
  const entries: Entry[] = [];
  const collect = (node: unknown, path: Path) => {
    if (!isCollection(node) || path.length > DEEPEST) return;
    for (const [index, item] of node.items.entries()) {
      const key = isPair(item) && isScalar(item.key) ? (item.key as Scalar) : undefined;
      const value = isPair(item) ? item.value : item;
      const entry = entryFor([...path, isPair(item) ? String(key?.value ?? '') : index], key, value);
      entries.push(entry);
      collect(value, entry.path);
    }
  };
  collect(contents, []);
  return entries;
}

/** Every key and list entry of a record, also of one that has problems elsewhere. */
export const recordEntries = (source: Source): Entry[] => entriesOf(parseYaml(source.text));

const QUOTE_IT = 'Put quotation marks around the whole text.';
const INDENTATION = 'This line begins too far to the left or right. Begin it with as many spaces as its neighbours.';
const COLON = 'A “:” is missing here. Write a name, a “:”, a space and the value.';
const BAD_START = `Text can’t begin with this character. ${QUOTE_IT}`;

/** The commonest causes, by the parser's codes. */
const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: `This line has a second “:”. ${QUOTE_IT}`,
  MULTILINE_IMPLICIT_KEY: COLON,
  BAD_INDENT: INDENTATION,
  TAB_AS_INDENT: INDENTATION,
  BAD_SCALAR_START: BAD_START,
  TAG_RESOLVE_FAILED: BAD_START,
  DUPLICATE_KEY: 'This name is listed twice. Keep one of the two.',
};

/** The cause of an error, and where it is; undefined for a rare one. */
function causeOf({code, message, pos: [start]}: YAMLError, text: string): {start: number; message: string} | undefined {
  // Text whose quotation mark isn't closed ends at the end of the file.
  if (/closing "quote/.test(message))
    return {start: text.search(/"[^"\n]*$/m), message: 'This quotation mark is never closed. Close it or delete it.'};
  if (/indicator$/.test(message)) return {start, message: INDENTATION};
  const end = lineEnd(text, start);
  // name: Our space
  //   founded: 2015
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s/.test(text.slice(start, end)))
    return {start: end + 1, message: INDENTATION};
  const known = MESSAGES[code];
  return known ? {start, message: known} : undefined;
}

/** Anchors, aliases and tags mean something to programs. Records are only text, numbers and lists. */
function programSyntaxIn(document: Document.Parsed): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Node(_, node) {
      const {anchor, tag, range} = node as {anchor?: string; tag?: string; range?: [number, number, number]};
      if (isAlias(node) || anchor || tag)
        found.push({start: range?.[0] ?? 0, end: range?.[1] ?? 0, message: BAD_START});
    },
  });
  return found;
}

/** Why a document can't be read: the first place to fix. */
export function yamlFindings(text: string, document: Document.Parsed): Finding[] {
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return programSyntaxIn(document).slice(0, 1);
  const {start, message} = causeOf(error, text) ?? {
    start: error.pos[0],
    message: `This line can’t be read: ${error.message}.`,
  };
  return [{start, end: lineEnd(text, start), message}];
}
