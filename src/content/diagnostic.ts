/** A problem at one place in one file, and how it is shown to a person. */
import {type Edit, lineAt, locate, type Position, type Source, type Span} from './source';

/** All rules, by the anchors of their headings in `handbook/messages.md`. */
export const RULES = [
  'unreadable-page',
  'unreadable-record',
  'github-keys',
  'code',
  'imports',
  'missing-import',
  'title-and-description',
  'same-titles',
  'components',
  'placement',
  'setting-names',
  'setting-values',
  'repeated-names',
  'boxes-tables-and-code',
  'headings',
  'notes',
  'placeholders',
  'prices-and-times',
  'the-name',
  'links',
  'pictures',
  'figures',
  'records',
  'documents',
  'symbolic-links',
  'page-files',
] as const;

export type RuleId = (typeof RULES)[number];

/** An error stops the build, a warning doesn't. `README.md` says which is which. */
export type Severity = 'error' | 'warning';

/** What a rule finds in a text. */
export interface Finding extends Span {
  message: string;
  /** Default: the rule's. */
  severity?: Severity;
  /** The correction, where exactly one is right. All of the edits are made, or none. */
  edits?: Edit[];
  /** The name of the setting that a component lacks: the editor opens that field. */
  missingSetting?: string;
  /** Set where rendering the page would run code or throw: neither `npm start` nor the editor renders it. */
  blocksRendering?: true;
}

/** A finding with its file, line and rule: a problem for a person to fix. */
export interface Diagnostic extends Omit<Finding, 'start' | 'end'> {
  rule: RuleId;
  severity: Severity;
  file: string;
  start: Position;
  /** After the last marked character. */
  end: Position;
  /** The first marked line, as it is written. */
  excerpt: string;
}

/** The rule that a finding breaks, with the severity of findings that don't set their own. */
interface BrokenRule {
  id: RuleId;
  severity: Severity;
}

export function toDiagnostic(source: Source, {id, severity}: BrokenRule, finding: Finding): Diagnostic {
  const {start, end, ...rest} = finding;
  const from = locate(source, start);
  const to = locate(source, Math.max(end, start));
  return {rule: id, severity, file: source.file, ...rest, start: from, end: to, excerpt: lineAt(source, from.line)};
}

/** An error about a whole file. */
export const fileDiagnostic = (file: string, id: RuleId, message: string): Diagnostic =>
  toDiagnostic({file, text: '', lineStarts: [0]}, {id, severity: 'error'}, {start: 0, end: 0, message});

/** Whether anything here stops the build. */
export const hasErrors = (diagnostics: Diagnostic[]): boolean => diagnostics.some(({severity}) => severity === 'error');

/** A line with the marked text as it is written, up to the end of its first line. */
function markedText({excerpt, start, end}: Diagnostic): string[] {
  const marked = excerpt.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  return marked ? [`| ${marked}`] : [];
}

/** Where the handbook explains a message. */
export const helpLine = ({rule}: Diagnostic): string => `More: handbook/messages.md#${rule}`;

/** One diagnostic as a few lines of plain text. The first begins with `file:line:column`, as tools read it. */
export function format(diagnostic: Diagnostic): string {
  const {file, start, severity, message} = diagnostic;
  const lines = [...markedText(diagnostic), message, helpLine(diagnostic)];
  return [`${file}:${start.line}:${start.column} ${severity}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Diagnostics by file, line and column. */
export function inOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.start.offset - b.start.offset);
}

export const formatAll = (diagnostics: Diagnostic[]): string => inOrder(diagnostics).map(format).join('\n\n');

/** An error that shows people what to fix, without a stack trace. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
