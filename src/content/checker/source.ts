/** The text of a file, normalized, and how a finding at an offset becomes a diagnostic. */
import type {Certainty, Diagnostic, Edit, HelpTopic, Position, Severity, Span, Suggestion} from './diagnostic';

export interface Source {
  /** Path from the site's folder. */
  file: string;
  /** The text with Unix line ends, no byte-order mark, and plain spaces where the build needs them. */
  text: string;
  /** Offset at which each line begins. */
  lineStarts: number[];
}

/** What a rule finds at a place: the part of a `Diagnostic` that a rule decides. */
export interface Finding extends Span, Pick<Diagnostic, 'message' | 'messageInForm' | 'help' | 'fatal' | 'missing'> {
  /** What corrects it, if that can be known. */
  edits?: Edit[];
  /** How sure these edits are. Default: likely. */
  certainty?: Certainty;
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

/** What bytes that aren't UTF-8 turn into, and the lines that Git leaves where two changes met. */
const UNREADABLE: [RegExp, string][] = [
  [/[\uFFFD\0].*/, 'Save this file as UTF-8, or type this line again on GitHub: some of its characters can’t be read.'],
  [
    /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m,
    'Two people changed these lines. Keep the words that are right, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
];

/** Why a file can't be read, whatever it should hold. */
export function unreadable(text: string): Finding | undefined {
  for (const [pattern, message] of UNREADABLE) {
    const match = pattern.exec(text);
    if (match) return {start: match.index, end: match.index + match[0].length, message};
  }
  return undefined;
}

/** The whole lines that the edits touch, with the edits made. */
function suggestionFor(source: Source, edits: Edit[]): Suggestion | undefined {
  const line = locate(source, Math.min(...edits.map(({start}) => start))).line;
  const endLine = locate(source, Math.max(...edits.map(({end}) => end))).line;
  const from = source.lineStarts[line - 1];
  const before = source.text.slice(from, (source.lineStarts[endLine] ?? source.text.length + 1) - 1);
  const moved = edits.map((edit) => ({...edit, start: edit.start - from, end: edit.end - from}));
  const text = applyEdits(before, moved);
  return text === before ? undefined : {line, endLine, text};
}

/** The diagnostic for what a rule found in a source. Without a severity of its own it is an error. */
export function toDiagnostic(source: Source, rule: string, finding: Finding): Diagnostic {
  const {start, end, edits, certainty = 'likely', severity = 'error', ...rest} = finding;
  const from = locate(source, start);
  const suggestion = edits?.length ? suggestionFor(source, edits) : undefined;
  return {
    rule,
    severity,
    file: source.file,
    start: from,
    end: locate(source, Math.max(end, start)),
    excerpt: lineAt(source, from.line),
    ...rest,
    ...(edits && suggestion && {remedy: {certainty, edits, suggestion}}),
  };
}

/** A problem of a whole file that has no lines to show, such as a picture. */
export const fileDiagnostic = (
  file: string,
  rule: string,
  finding: Pick<Finding, 'message' | 'severity' | 'help'>,
): Diagnostic => toDiagnostic({file, text: '', lineStarts: [0]}, rule, {start: 0, end: 0, ...finding});

/** Reports a problem at a position in the text that a rule looks at. */
export type Report = (finding: Finding) => void;

/** One kind of problem in a page, a record or the site. */
export interface Rule<Subject> {
  id: string;
  help: HelpTopic;
  severity: Severity;
  check(subject: Subject, report: Report): void;
}

/** What the rules find in a subject, whose text is `source`. */
export function runRules<Subject>(rules: Rule<Subject>[], subject: Subject, source: Source): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const {id, help, severity, check} of rules)
    check(subject, (finding) => {
      const complete = {...finding, help: finding.help ?? help, severity: finding.severity ?? severity};
      diagnostics.push(toDiagnostic(source, id, complete));
    });
  return diagnostics;
}
