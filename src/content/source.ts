/** The text of a file, normalized, and how a finding at an offset becomes a diagnostic. */
import type {Diagnostic, Edit, Position, RuleId, Severity, Span} from './diagnostic';

export interface Source {
  /** Path from the site's folder. */
  file: string;
  /** The text with Unix line ends, no byte-order mark, and plain spaces where the build needs them. */
  text: string;
  /** Offset at which each line begins. */
  lineStarts: number[];
}

/** What a rule finds at a place: the part of a `Diagnostic` that a rule decides. */
export interface Finding extends Span, Pick<Diagnostic, 'message' | 'edits' | 'fatal' | 'missing'> {
  /** Default: the rule's. */
  severity?: Severity;
}

/**
 * A tag: `<Card title="A > b">`, `<Address />`, `</Card>` or `<br>`. It captures the slash of a closing one, the
 * name, and the settings: texts, braces, and anything that isn't a sign of a tag, such as the slash at the end.
 */
export const TAG = /<(\/\s*)?([A-Za-z][\w.-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|\{[^{}]{0,2000}\}|[^"'{}<>])*)>/g;

/** What a non-breaking space would hide from the build, or change. Elsewhere, as in UGX 20,000, it is wanted. */
const SIGNIFICANT_SPACES = new RegExp(
  [
    // A heading, whose address comes from its words: "## Our programs".
    /^[ \t\u00a0]*#{1,6}[ \t\u00a0].*$/,
    // An indentation, with the sign of a list or a quotation: "- an item".
    /^[ \t\u00a0]*(?:[-*+>]|\d+[.)])?[ \t\u00a0]+/,
    // A tag: <Card title="A visit">.
    TAG,
    /^import[ \u00a0].*$/,
  ]
    .map(({source}) => source)
    .join('|'),
  'gm',
);

/** The lines at the top of a page: `---`, the lines between, if there are any, and `---` again. */
export const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/**
 * Removes what editors on other systems leave behind: Windows line ends, byte-order marks, non-breaking spaces where
 * they do harm. The check and the build both read pages through this.
 */
export function normalize(raw: string): string {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [head = ''] = FRONT_MATTER.exec(text) ?? [];
  const plain = (part: string) => part.replaceAll('\u00a0', ' ');
  return plain(head) + text.slice(head.length).replace(SIGNIFICANT_SPACES, plain);
}

/** A changed text with the line endings and the byte-order mark that its file had. */
export function restoreLineEndings(raw: string, text: string): string {
  const lines = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return raw.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

/** A page's or record's text, ready to be read. */
export function createSource(file: string, raw: string): Source {
  const text = normalize(raw);
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return {file, text, lineStarts};
}

/** The place of an offset. */
export function locate({lineStarts, text}: Source, offset: number): Position {
  const at = Math.max(0, Math.min(offset, text.length));
  let line = 1;
  while (lineStarts[line] <= at) line += 1;
  return {line, column: at - lineStarts[line - 1] + 1, offset: at};
}

/** Where the line of an offset ends: before its line end, or at the end of the text. */
export const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
};

/** A line's text, without its line end. Lines count from 1. */
export const lineAt = ({lineStarts, text}: Source, line: number): string =>
  text.slice(lineStarts[line - 1], (lineStarts[line] ?? text.length + 1) - 1);

/** The text with the edits made. Edits must not overlap; of two that do, the first is made. */
export function applyEdits(text: string, edits: Edit[]): string {
  let result = '';
  let reached = 0;
  for (const {start, end, text: words} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < reached) continue;
    result += text.slice(reached, start) + words;
    reached = end;
  }
  return result + text.slice(reached);
}

/** Bytes that aren't UTF-8, and the lines that Git leaves where two changes met. */
const UNREADABLE: [RegExp, string][] = [
  [/[\uFFFD\0].*/, 'Save this file as UTF-8, or type this line again on GitHub: some of its characters can’t be read.'],
  [
    /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m,
    'Two people changed these lines. Keep what is right, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
];

/** The longest page or record, in characters: ten times the longest of today. With more, parsing can take minutes. */
const MAX_CHARACTERS = 100_000;

/** Why a file can't be read, whatever should be in it. */
export function unreadable(text: string): Finding | undefined {
  if (text.length > MAX_CHARACTERS)
    return {start: 0, end: 1, message: 'This file is too long. Divide it, or bring back an earlier version.'};
  for (const [pattern, message] of UNREADABLE) {
    const match = pattern.exec(text);
    if (match) return {start: match.index, end: match.index + match[0].length, message};
  }
  return undefined;
}

/** The diagnostic for what a rule found in a source. Without a severity of its own it is an error. */
export function toDiagnostic(source: Source, rule: RuleId, finding: Finding): Diagnostic {
  const {start, end, severity = 'error', ...rest} = finding;
  const from = locate(source, start);
  return {
    rule,
    severity,
    file: source.file,
    start: from,
    end: locate(source, Math.max(end, start)),
    excerpt: lineAt(source, from.line),
    ...rest,
  };
}

/** A problem of a whole file that has no lines to show, such as a picture. */
export const fileDiagnostic = (file: string, rule: RuleId, message: string, severity?: Severity): Diagnostic =>
  toDiagnostic({file, text: '', lineStarts: [0]}, rule, {start: 0, end: 0, message, severity});

/** Reports a problem at a position in the text that a rule looks at. */
export type Report = (finding: Finding) => void;

/** One kind of problem in a page, a record or the site. */
export interface Rule<Subject> {
  id: RuleId;
  severity: Severity;
  check(subject: Subject, report: Report): void;
}

/** What the rules find in a subject, whose text is `source`. */
export function runRules<Subject>(rules: Rule<Subject>[], subject: Subject, source: Source): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const {id, severity, check} of rules)
    check(subject, (finding) => diagnostics.push(toDiagnostic(source, id, {severity, ...finding})));
  return diagnostics;
}
