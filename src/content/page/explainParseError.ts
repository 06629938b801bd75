/** Explains why a page can't be parsed: the ten commonest causes in plain sentences, anything else in the parser's words. */
import type {ComponentTable} from '../components/table';
import type {Finding} from '../diagnostic';
import {lineEnd, type Source, type Span} from '../source';
import {ELEMENTS, TAG, unknownComponentMessage} from './elements';
import {COMPONENTS_MODULE} from './imports';

interface Tag extends Span {
  name: string;
}

/** What the parser reports, and what is written there. */
interface Failure {
  text: string;
  components: ComponentTable;
  /** The package that reports it, and its rule: `mdast-util-mdx-jsx:end-tag-mismatch`. */
  origin: string;
  message: string;
  offset: number;
  /** The opening tag that the message names: "Expected a closing tag for `<Card>` (3:1-3:17)". */
  open?: Tag;
  /** The closing tag at which the parser gave up. */
  close?: Tag;
  /** The last < up to the offset; -1 if there is none. */
  angle: number;
}

function tagAt(text: string, start: number): Tag | undefined {
  const pattern = new RegExp(TAG, 'y');
  pattern.lastIndex = start;
  const [raw, , name] = pattern.exec(text) ?? [];
  return raw ? {name, start, end: start + raw.length} : undefined;
}

/** The parser's error: a message of `vfile-message`. */
interface ParseError {
  message: string;
  source?: string;
  ruleId?: string;
  place?: {offset?: number; start?: {offset?: number}};
}

function failureOf({message, place, source, ruleId}: ParseError, page: Source, components: ComponentTable): Failure {
  const {text, lineStarts} = page;
  const [, line, column] = /\((\d+):(\d+)-/.exec(message)?.map(Number) ?? [];
  const open = line ? tagAt(text, lineStarts[line - 1] + column - 1) : undefined;
  // Without a place, it is about the end of the text.
  const offset = Math.min(place?.start?.offset ?? place?.offset ?? text.length, text.trimEnd().length);
  const angle = text.lastIndexOf('<', offset);
  const close = text[angle + 1] === '/' && offset <= angle + 1 ? tagAt(text, angle) : undefined;
  return {text, components, origin: `${source}:${ruleId}`, message, offset, open, close, angle};
}

const isKnown = (name: string, {components}: Failure): boolean => components.has(name) || ELEMENTS.has(name);

const lineOf = (text: string, start: number): Span => ({start, end: lineEnd(text, start)});

function lineBreak({open, close}: Failure): Finding | undefined {
  const tag = [close, open].find((one) => one && /^(br|hr|wbr)$/i.test(one.name));
  const message = `Write <${tag?.name.toLowerCase()} />, with a slash. For a new paragraph, leave an empty line.`;
  return tag && {...tag, message};
}

function htmlComment({text, angle}: Failure): Finding | undefined {
  const message = 'Write a note to your colleagues between {/* and */}: pages have no <!-- and -->.';
  return text.startsWith('<!--', angle) ? {...lineOf(text, angle), message} : undefined;
}

function unknownComponent(failure: Failure): Finding | undefined {
  const {open, close} = failure;
  const tag = [open, close].find((one) => one && /^[A-Z]/.test(one.name) && !isKnown(one.name, failure));
  return tag && {...tag, message: unknownComponentMessage(tag.name)};
}

function neverClosed(failure: Failure): Finding | undefined {
  const {open, close, components, message} = failure;
  if (!open || !isKnown(open.name, failure) || message.includes('before the end of')) return undefined;
  const {name} = open;
  if (components.get(name)?.children === 'none')
    return {...open, message: `End <${name}> with a slash, as in <${name} />: nothing goes inside it.`};
  if (close)
    return {...close, message: `Write </${name}> before </${close.name}>: what is opened last is closed first.`};
  return {...open, message: `<${name}> is never closed. Write </${name}> on a line of its own where it ends.`};
}

function closedTwice({origin, close, text, angle}: Failure): Finding | undefined {
  if (!origin.endsWith(':unexpected-closing-slash')) return undefined;
  const tag = close ?? tagAt(text, angle);
  return tag && {...tag, message: `</${tag.name}> closes nothing. Delete it, or write <${tag.name}> where it begins.`};
}

function missingBlankLine(failure: Failure): Finding | undefined {
  const {origin, open, close} = failure;
  const tag = open ?? close;
  if (!origin.endsWith(':end-tag-mismatch') || !tag || !isKnown(tag.name, failure)) return undefined;
  const message = `Write <${tag.name}> and </${tag.name}> in one paragraph, or each on a line of its own with an empty line before and after.`;
  return {...tag, message};
}

function quotationMarks(failure: Failure): Finding | undefined {
  const {text, angle, origin, offset} = failure;
  if (!origin.startsWith('micromark-extension-mdx-jsx:')) return undefined;
  // A quotation mark that isn't closed runs on to the next one: the parser stops only there.
  const [unclosed] = text
    .slice(0, lineEnd(text, offset))
    .matchAll(/^[ \t>-]*(?=<[A-Z])[^"\n]*(?:"[^"\n]*"[^"\n]*)*"[^"\n]*$/gm);
  const [, name = ''] = /^<([A-Za-z]\w*)/.exec(text.slice(angle)) ?? [];
  if (!unclosed && !isKnown(name, failure)) return undefined;
  const message = 'Put straight quotation marks (") around each value in this tag, and > at its end.';
  return {...lineOf(text, unclosed?.index ?? angle), message};
}

function lessThan({origin, angle, open, text}: Failure): Finding | undefined {
  const start = open?.start ?? angle;
  const isOfTags = /mdx-jsx:/.test(origin) && start >= 0;
  const message = 'To show a <, write \\<. On its own, < starts a component.';
  return isOfTags ? {start, end: Math.min(start + 10, lineEnd(text, start)), message} : undefined;
}

export const CODE_IN_BRACES = 'Write text or a number here: pages can’t contain code.';

/** A message about braces in text that contain neither a plain value nor a comment. */
export function messageOfBraces(raw: string): string {
  if (raw.startsWith('{/*')) return 'End this note with */ and }, and write nothing else between them.';
  if (/[()=`;]/.test(raw)) return CODE_IN_BRACES;
  return 'To show { or }, write \\{ or \\}. Otherwise replace them with your text.';
}

function brace({text, offset, origin}: Failure): Finding | undefined {
  if (!origin.startsWith('micromark-extension-mdx-expression:')) return undefined;
  const plain = text.replace(/\\[{}]|`[^`\n]+`/g, (raw) => ' '.repeat(raw.length));
  // A { that is never closed: the parser notices at the end of the page.
  const unclosed = origin.endsWith(':unexpected-eof') ? plain.search(/\{(?:[^{}]|\{[^{}]*\})*$/) : -1;
  const start = unclosed < 0 ? Math.max(plain.lastIndexOf('{', offset), 0) : unclosed;
  const [raw] = /^\{[^}\n]*\}?/.exec(text.slice(start)) ?? [''];
  const isSetting = /=\s*$/.test(text.slice(0, start));
  return {start, end: start + raw.length, message: isSetting ? CODE_IN_BRACES : messageOfBraces(raw)};
}

function importLine({text, offset, origin}: Failure): Finding | undefined {
  if (!origin.startsWith('micromark-extension-mdxjs-esm:')) return undefined;
  const [before] = [...text.slice(0, offset + 1).matchAll(/^(?:im|ex)port\b/gm)].slice(-1);
  const span = lineOf(text, before?.index ?? 0);
  const isMeant = /^import\s*\{|@site/.test(text.slice(span.start, span.end));
  const message = isMeant
    ? `Write this line like import {Card, Cards} from '${COMPONENTS_MODULE}'; with straight quotation marks, commas, and an empty line below.`
    : 'Begin this paragraph with a capital letter: “import” and “export” have a special meaning.';
  return {...span, message};
}

/** The commonest causes. The first that fits is the explanation. */
const CAUSES = [
  lineBreak,
  htmlComment,
  unknownComponent,
  neverClosed,
  closedTwice,
  missingBlankLine,
  quotationMarks,
  lessThan,
  brace,
  importLine,
];

/** The parser stops at the first problem, so there is one message. */
export function explainParseError(error: unknown, page: Source, components: ComponentTable): Finding {
  const failure = failureOf(error as ParseError, page, components);
  for (const cause of CAUSES) {
    const finding = cause(failure);
    if (finding) return {start: finding.start, end: finding.end, message: finding.message};
  }
  const {text, offset, message} = failure;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return {...lineOf(text, start), message: `This line can’t be read: ${message}.`};
}
