/** Why YAML can't read a record or the top of a page, in a sentence at the first place to fix. */
import {type Document, isAlias, isCollection, isScalar, type Node, visit, type YAMLError} from 'yaml';
import type {Edit} from '../diagnostic';
import {type Finding, lineEnd} from '../source';
import type {Wording} from '../wording';
import {parseYaml, toYaml} from './yaml';

const QUOTE_IT = 'Put quotation marks around the whole text.';
const SIGN: Wording = {message: `A text can’t begin with this sign. ${QUOTE_IT}`};
const FAR: Wording = {message: 'This line begins too far to the left or right. Begin it like its neighbours.'};
const COLON: Wording = {
  message: 'A colon is missing here. Write a name, a colon, a space and the value.',
  messageInForm: 'A “:” is missing here. Write a name, “: ” and the value.',
};
const IF_TEXT = 'If it belongs to the text, put quotation marks around it.';
const BRACKETS: Wording = {
  message: `A bracket that opens has to close on the same line. ${IF_TEXT}`,
  messageInForm: `A “[” or “{” has to end with “]” or “}” on the same line. ${IF_TEXT}`,
};
const QUOTATION: Wording = {
  message: 'This quotation mark is never closed. Close it at the end of the text, or delete it.',
};
const COMMENT: Wording = {message: 'Put a space before this #, or quotation marks around the whole text.'};

/** What is said of YAML's errors; of all others, that a text can't begin with its sign. */
const WORDINGS: Partial<Record<YAMLError['code'], Wording>> = {
  BAD_DIRECTIVE: {message: `A line can’t begin with %. ${QUOTE_IT}`},
  BAD_DQ_ESCAPE: {
    message: 'Between double quotation marks, a backslash is written twice: \\\\.',
    messageInForm: 'Between double quotation marks, a \\ is written twice: \\\\.',
  },
  BAD_INDENT: FAR,
  BLOCK_AS_IMPLICIT_KEY: {
    message: `This line has a second colon. ${QUOTE_IT}`,
    messageInForm: `This line has two “:” signs. ${QUOTE_IT}`,
  },
  BLOCK_IN_FLOW: BRACKETS,
  DUPLICATE_KEY: {message: 'This name is here twice. Keep one of the two.'},
  KEY_OVER_1024_CHARS: {
    message: 'This name is far too long. Write a short name, a colon, a space and the value.',
    messageInForm: 'This name is far too long. Write a short name, “: ” and the value.',
  },
  MISSING_CHAR: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  MULTIPLE_DOCS: {
    message: 'Delete the line above that is --- or ... alone: the rest of the file would be left out.',
  },
  NON_STRING_KEY: {message: `A name is words alone. ${QUOTE_IT}`},
  RESOURCE_EXHAUSTION: {message: 'This file can’t be read. Bring it back from an earlier version.'},
  TAB_AS_INDENT: {message: 'This line begins with a tab. Begin it with spaces, like its neighbours.'},
  UNEXPECTED_TOKEN: {message: `This can’t stand here. If it belongs to the text, ${QUOTE_IT.toLowerCase()}`},
};

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** The first node of a document that fits. */
function firstNode(document: Document.Parsed, fits: (node: Node) => boolean): Node | undefined {
  let first: Node | undefined;
  visit(document, {
    Node(_, node) {
      if (!fits(node)) return undefined;
      first = node;
      return visit.BREAK;
    },
  });
  return first;
}

/** A text between quotation marks, whole. */
const QUOTED = /^(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')$/;

/** Where a text begins whose quotation mark is never closed. */
function unclosedQuotation(text: string, document: Document.Parsed): number | undefined {
  const writtenAs = ({range}: Node) => (range ? text.slice(range[0], range[1]) : '');
  const isUnclosed = (node: Node) => isScalar(node) && /^["']/.test(writtenAs(node)) && !QUOTED.test(writtenAs(node));
  return firstNode(document, isUnclosed)?.range?.[0];
}

/** The offset of a bracket that is never closed, or that closes on a line too far to the left. */
function wrongBracket(start: number, text: string, document: Document.Parsed): number | undefined {
  const isOpen = (node: Node) =>
    isCollection(node) && node.flow === true && !/[\]}]$/.test(text.slice(0, node.range?.[1]).trimEnd());
  const open = firstNode(document, isOpen)?.range?.[0];
  return open ?? (/[\]}]/.test(text[start]) ? start : undefined);
}

/** What an error is about, where its code alone says too little, and where that begins. */
function subjectOf(
  {code, pos: [start]}: YAMLError,
  text: string,
  document: Document.Parsed,
): {at: number; wording: Wording} | undefined {
  // name: "Our space"# a note
  if (code === 'MISSING_CHAR' && text[start] === '#') return {at: start, wording: COMMENT};
  // name: "Our space
  const quotation = code === 'MISSING_CHAR' ? unclosedQuotation(text, document) : undefined;
  if (quotation !== undefined) return {at: quotation, wording: QUOTATION};
  // days: [Monday, Friday
  const isOfBrackets = code === 'MISSING_CHAR' || code === 'BAD_INDENT';
  const bracket = isOfBrackets ? wrongBracket(start, text, document) : undefined;
  if (bracket !== undefined) return {at: lineStart(text, bracket), wording: BRACKETS};
  // name: Our space
  //   founded: 2015
  const isFar = code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s/.test(text.slice(start, lineEnd(text, start)));
  return isFar ? {at: lineEnd(text, start) + 1, wording: FAR} : undefined;
}

/** What is wrong, in words, at its place. */
function findingFor(error: YAMLError, text: string, document: Document.Parsed): Finding {
  const subject = subjectOf(error, text, document);
  if (subject) return {start: subject.at, end: lineEnd(text, subject.at), ...subject.wording};
  const [start, end] = error.pos;
  return {start, end: Math.max(start, Math.min(end, lineEnd(text, start))), ...(WORDINGS[error.code] ?? SIGN)};
}

/** A line with a value: its indentation, the hyphens of a list, its key and its colon, and then the value. */
const LINE = /^(?<before>\s*(?:- +)*[^\s"'#:-][^:]*:[ \t]+)(?<value>\S.*?)\s*$/;

/**
 * The edit that puts the value of a line between quotation marks, if that is all it takes:
 *
 *     title: Prices: what a visit costs   →   title: "Prices: what a visit costs"
 *     title: "Prices                      →   title: Prices
 */
function quoteValue(text: string, offset: number): Edit[] | undefined {
  const start = lineStart(text, offset);
  const line = text.slice(start, lineEnd(text, start));
  const {before, value} = LINE.exec(line)?.groups ?? {};
  // What follows a # may be a comment.
  if (!value || value.includes('#')) return undefined;
  const words = value.replace(/^["“”']|["“”']$/g, '');
  const edit = {start: start + before.length, end: start + before.length + value.length, text: toYaml(words)};
  // The line can be read by itself now, and whatever else is wrong in the file comes further down.
  const quoted = parseYaml(`${before}${edit.text}`.trimStart());
  const whole = parseYaml(text.slice(0, edit.start) + edit.text + text.slice(edit.end));
  const [first] = whole.errors;
  const isMended = quoted.errors.length === 0 && (!first || first.pos[0] > edit.start + edit.text.length);
  return isMended && edit.text !== value ? [edit] : undefined;
}

/** An alias, an anchor or a tag of YAML, which mean something to programs. Records are only words, numbers and lists. */
const machineryIn = (document: Document.Parsed): Node | undefined =>
  firstNode(document, (node) => {
    const {anchor, tag} = node as {anchor?: string; tag?: string};
    return isAlias(node) || Boolean(anchor) || Boolean(tag);
  });

/** What keeps a document from being read: its first place, or every name that is there twice. */
export function yamlProblems(text: string, document: Document.Parsed): Finding[] {
  const all = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const first = all.find(({code}) => code !== 'DUPLICATE_KEY');
  const machinery = all.length === 0 ? machineryIn(document) : undefined;
  if (!first && !machinery) return all.map((error) => findingFor(error, text, document));
  const [start = 0, end = 0] = machinery?.range ?? [];
  const problem = first ? findingFor(first, text, document) : {start, end, ...SIGN};
  const edits = quoteValue(text, problem.start);
  return [{...problem, ...(edits && {edits})}];
}
