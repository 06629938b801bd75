/** A record, or the lines at the top of a page, as YAML reads it: its keys with their places, or why it can't be read. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
  visit,
  type YAMLError,
} from 'yaml';
import type {Edit} from '../diagnostic';
import {type Finding, lineEnd, type Source} from '../source';
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
  /** Other keys or entries below it. */
  holds: 'value' | 'nothing' | 'record' | 'list';
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

const DEEPEST = 6;

/** Reads a text as YAML, as it is read everywhere. It never throws: what is wrong is in `errors` and `warnings`. */
export const parseYaml = (text: string): Document.Parsed =>
  parseDocument(text, {prettyErrors: false, logLevel: 'error', merge: false, stringKeys: true});

/** A value as YAML writes it on one line, in quotation marks where it needs them. */
export function toYaml(value: unknown): string {
  const text = stringify(value, {lineWidth: 0}).trimEnd();
  return text.includes('\n') ? JSON.stringify(value) : text;
}

const span = (node: unknown): [number, number] => {
  const [start = 0, end = 0] = (node as Node | null)?.range ?? [];
  return [start, end];
};

/** What stands behind a key. */
function kindOf(value: unknown, isValue: boolean): Entry['holds'] {
  if (isValue) return 'value';
  if (isMap(value)) return 'record';
  return isCollection(value) ? 'list' : 'nothing';
}

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

/** Every key and list entry of a document, outer ones first. A list alone is the one of this name. */
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

const QUOTE_IT = 'Put quotation marks around the whole text.';
const SIGN = `A text can’t begin with this sign. ${QUOTE_IT}`;
const FAR = 'This line begins too far to the left or right. Begin it like its neighbours.';
const COLON = 'A colon is missing here. Write a name, a colon, a space and the value.';
const BRACKETS =
  'A bracket that opens has to close on the same line. If it belongs to the text, put quotation marks around it.';

/** What is said of YAML's errors; of all others, that a text can't begin with its sign. */
const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
  BAD_DIRECTIVE: `A line can’t begin with %. ${QUOTE_IT}`,
  BAD_DQ_ESCAPE: 'Between double quotation marks, a backslash is written twice: \\\\.',
  BAD_INDENT: FAR,
  BLOCK_AS_IMPLICIT_KEY: `This line has a second colon. ${QUOTE_IT}`,
  BLOCK_IN_FLOW: BRACKETS,
  DUPLICATE_KEY: 'This name is here twice. Keep one of the two.',
  KEY_OVER_1024_CHARS: 'This name is far too long. Write a short name, a colon, a space and the value.',
  MISSING_CHAR: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  MULTIPLE_DOCS: 'Delete the line above that is --- or ... alone: the rest of the file would be left out.',
  NON_STRING_KEY: `A name is words alone. ${QUOTE_IT}`,
  RESOURCE_EXHAUSTION: 'This file can’t be read. Bring it back from an earlier version.',
  TAB_AS_INDENT: 'This line begins with a tab. Begin it with spaces, like its neighbours.',
  UNEXPECTED_TOKEN: `This can’t stand here. If it belongs to the text, ${QUOTE_IT.toLowerCase()}`,
};

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** Where an error is, in words that fit it: its code alone says too little about some. */
function placeOf({code, message, pos: [start, end]}: YAMLError, text: string, document: Document.Parsed): Finding {
  const finding = (at: number, words = MESSAGES[code] ?? SIGN) => ({start: at, end: lineEnd(text, at), message: words});
  if (/closing ["']/.test(message)) {
    const open = entriesOf(document)
      .filter(({valueStart}) => /["']/.test(text[valueStart] ?? ''))
      .at(-1);
    return finding(
      open?.valueStart ?? start,
      'This quotation mark is never closed. Close it at the end of the text, or delete it.',
    );
  }
  if (/^Comments must/.test(message))
    return finding(start, 'Put a space before this #, or quotation marks around the whole text.');
  if (/^Flow/.test(message)) return finding(lineStart(text, Math.max(start - 1, 0)), BRACKETS);
  // "a: b" with a line further right below it.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s/.test(text.slice(start, lineEnd(text, start))))
    return finding(lineEnd(text, start) + 1, FAR);
  return {...finding(start), end: Math.max(start, Math.min(end, lineEnd(text, start)))};
}

/** The same line with its value between quotation marks, if that is all it takes. */
function quoteValue(text: string, offset: number): Edit[] | undefined {
  const start = lineStart(text, offset);
  const line = text.slice(start, lineEnd(text, start));
  const [, before, value] = /^(\s*(?:- +)*[^\s"'#:-][^:]*:[ \t]+)(\S.*?)\s*$/.exec(line) ?? [];
  if (!value || value.includes('#')) return undefined;
  const words = value.replace(/^["“”']|["“”']$/g, '');
  const edit = {start: start + before.length, end: start + before.length + value.length, text: toYaml(words)};
  const quoted = parseYaml(`${before}${edit.text}`.trimStart());
  const whole = parseYaml(text.slice(0, edit.start) + edit.text + text.slice(edit.end));
  const [first] = whole.errors;
  const isMended = quoted.errors.length === 0 && (!first || first.pos[0] > edit.start + edit.text.length);
  return isMended && edit.text !== value ? [edit] : undefined;
}

/** What stands for something else, or would be a program's: a record holds words, numbers and lists. */
function machineryIn(document: Document.Parsed): Node | undefined {
  let first: Node | undefined;
  visit(document, {
    Node(_, node) {
      const {anchor, tag} = node as {anchor?: string; tag?: string};
      if (!isAlias(node) && !anchor && !tag) return undefined;
      first = node;
      return visit.BREAK;
    },
  });
  return first;
}

/** What keeps a document from being read: its first place, or every name that is there twice. */
export function yamlProblems(text: string, document: Document.Parsed): Finding[] {
  const all = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const first = all.find(({code}) => code !== 'DUPLICATE_KEY');
  const machinery = all.length === 0 ? machineryIn(document) : undefined;
  if (!first && !machinery) return all.map((error) => placeOf(error, text, document));
  const [start = 0, end = 0] = machinery?.range ?? [];
  const problem = first ? placeOf(first, text, document) : {start, end, message: SIGN};
  const edits = quoteValue(text, problem.start);
  return [{...problem, ...(edits && {edits})}];
}

/** Reads the lines `key: value` between two offsets, of which the first begins a line: the top of a page. */
export function readLines({text}: Source, start: number, end: number): {entries: Entry[]; findings: Finding[]} {
  const lines = text.slice(start, end);
  const document = parseYaml(lines);
  const move = <T extends {start: number; end: number}>(one: T): T => ({
    ...one,
    start: one.start + start,
    end: one.end + start,
  });
  const entries = entriesOf(document).map((entry) =>
    move({...entry, valueStart: entry.valueStart + start, valueEnd: entry.valueEnd + start}),
  );
  const findings = yamlProblems(lines, document).map((problem) => ({
    ...move(problem),
    ...(problem.edits && {edits: problem.edits.map(move)}),
  }));
  return {entries, findings};
}
