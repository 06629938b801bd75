/** Why YAML can't read a text: one sentence at its line. Once that is mended, the next is told. */
import {type Document, isAlias, type Node, visit, type YAMLError} from 'yaml';
import type {Edit} from '../diagnostic';
import type {Source} from '../source';
import {type Entry, entriesOf, parse, toYaml} from './entries';

export interface YamlProblem {
  /** Offsets in the text. */
  start: number;
  end: number;
  message: string;
  edits?: Edit[];
}

type ErrorCode = YAMLError['code'];

const QUOTE_IT = 'Put quotation marks around the whole text.';
const SIGN = `A text can’t begin with this sign. ${QUOTE_IT}`;
const FAR = 'This line begins too far to the left or right. Begin it like its neighbours.';
const COLON = 'A colon is missing here. Write a name, a colon, a space and the value.';
const BRACKETS =
  'A bracket that opens has to close on the same line. If it belongs to the text, put quotation marks around it.';
const BROKEN = 'This file can’t be read. Bring it back from an earlier version.';

/** What is said of each of YAML's errors. */
const MESSAGES: Record<ErrorCode, string> = {
  ALIAS_PROPS: SIGN,
  BAD_ALIAS: SIGN,
  BAD_COLLECTION_TYPE: SIGN,
  BAD_DIRECTIVE: `A line can’t begin with %. ${QUOTE_IT}`,
  BAD_DQ_ESCAPE: 'Between double quotation marks, a backslash is written twice: \\\\.',
  BAD_INDENT: FAR,
  BAD_PROP_ORDER: SIGN,
  BAD_SCALAR_START: SIGN,
  BLOCK_AS_IMPLICIT_KEY: `This line has a second colon. ${QUOTE_IT}`,
  BLOCK_IN_FLOW: BRACKETS,
  DUPLICATE_KEY: 'This name is here twice. Keep one of the two.',
  IMPOSSIBLE: BROKEN,
  KEY_OVER_1024_CHARS: 'This name is far too long. Write a short name, a colon, a space and the value.',
  MISSING_CHAR: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  MULTIPLE_ANCHORS: SIGN,
  MULTIPLE_DOCS: 'Delete the line above that is --- or ... alone: the rest of the file would be left out.',
  MULTIPLE_TAGS: SIGN,
  NON_STRING_KEY: `A name is words alone. ${QUOTE_IT}`,
  RESOURCE_EXHAUSTION: BROKEN,
  TAB_AS_INDENT: 'This line begins with a tab. Begin it with spaces, like its neighbours.',
  TAG_RESOLVE_FAILED: SIGN,
  UNEXPECTED_TOKEN: `This can’t stand here. If it belongs to the text, ${QUOTE_IT.toLowerCase()}`,
};

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = (text: string, offset: number) => `${text}\n`.indexOf('\n', offset);

/** Where an error is, in words that fit it: its code alone says too little about some. */
function placeOf({code, message, pos: [start, end]}: YAMLError, text: string, document: Document.Parsed): YamlProblem {
  const told = (at: number, words = MESSAGES[code]) => ({start: at, end: lineEnd(text, at), message: words});
  if (/closing ["']/.test(message)) {
    const open = entriesOf(document)
      .filter(({valueStart}) => /["']/.test(text[valueStart] ?? ''))
      .at(-1);
    return told(
      open?.valueStart ?? start,
      'This quotation mark is never closed. Close it at the end of the text, or delete it.',
    );
  }
  if (/^Comments must/.test(message))
    return told(start, 'Put a space before this #, or quotation marks around the whole text.');
  if (/^Flow/.test(message)) return told(lineStart(text, Math.max(start - 1, 0)), BRACKETS);
  if (code === 'MULTILINE_IMPLICIT_KEY' && text[start] === '-')
    return told(start, 'A list and other lines are mixed here. Begin each entry of a list with a hyphen and a space.');
  // "a: b" with a line further right below it.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s/.test(text.slice(start, lineEnd(text, start))))
    return told(lineEnd(text, start) + 1, FAR);
  return {...told(start), end: Math.max(start, Math.min(end, lineEnd(text, start)))};
}

/** The same line with its value between quotation marks, if that is all it takes. */
function quoteValue(text: string, offset: number): Edit[] | undefined {
  const start = lineStart(text, offset);
  const line = text.slice(start, lineEnd(text, start));
  const [, before, value] = /^(\s*(?:- +)*[^\s"'#:-][^:]*:[ \t]+)(\S.*?)\s*$/.exec(line) ?? [];
  if (!value || value.includes('#')) return undefined;
  const words = value.replace(/^["“”']|["“”']$/g, '');
  const edit = {start: start + before.length, end: start + before.length + value.length, text: toYaml(words)};
  const quoted = parse(`${before}${edit.text}`.trimStart());
  const whole = parse(text.slice(0, edit.start) + edit.text + text.slice(edit.end));
  const [first] = whole.errors;
  const isMended = quoted.errors.length === 0 && (!first || first.pos[0] > edit.start + edit.text.length);
  return isMended && edit.text !== value ? [edit] : undefined;
}

/** What stands for something else, or would be a program's: a record holds words, numbers and lists. */
function machineryIn(document: Document.Parsed): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Node(_, node) {
      const {anchor, tag} = node as {anchor?: string; tag?: string};
      if (!isAlias(node) && !anchor && !tag) return undefined;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

/** What keeps a document from being read: its first place, or every name that is there twice. */
export function yamlProblems(text: string, document: Document.Parsed): YamlProblem[] {
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
export function readLines(
  {text}: Source,
  start: number,
  end: number,
): {entries: Entry[]; findings: (YamlProblem & {rule: string})[]} {
  const lines = text.slice(start, end);
  const document = parse(lines);
  const move = <T extends {start: number; end: number}>(one: T): T => ({
    ...one,
    start: one.start + start,
    end: one.end + start,
  });
  const entries = entriesOf(document).map((entry) =>
    move({...entry, valueStart: entry.valueStart + start, valueEnd: entry.valueEnd + start}),
  );
  const findings = yamlProblems(lines, document).map((problem) => ({
    rule: 'yaml',
    ...move(problem),
    ...(problem.edits && {edits: problem.edits.map(move)}),
  }));
  return {entries, findings};
}
