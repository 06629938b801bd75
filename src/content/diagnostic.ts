/** A problem at one place in one file, and how it is shown to a person. */

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

/** The characters of a text from `start` up to `end`. Offsets count from 0. */
export interface Span {
  start: number;
  end: number;
}

/** A change to a text: these characters become `text`. */
export interface Edit extends Span {
  text: string;
}

/** An error stops the build: it breaks a page, lies to a visitor or is dangerous. A warning is a guess. */
export type Severity = 'error' | 'warning';

/** A place in a text. Lines and columns count from 1, offsets from 0. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** A problem for a person to fix. */
export interface Diagnostic {
  /** The rule that it breaks; `more` is `limitPerFile`'s own message. */
  rule: RuleId | 'more';
  severity: Severity;
  file: string;
  start: Position;
  /** After the last marked character. */
  end: Position;
  message: string;
  /** The first marked line, as it is written. */
  excerpt: string;
  /** The correction, where exactly one is right. Offsets are those of the normalized text. All of them are made, or none. */
  edits?: Edit[];
  /** The name of the setting that a component lacks: the editor opens that field. */
  missing?: string;
  /** Set where a page can't be parsed, or has code in it: it isn't built or drawn until that is gone. */
  fatal?: true;
}

/** Whether anything here stops the build. */
export const hasErrors = (diagnostics: Diagnostic[]): boolean => diagnostics.some(({severity}) => severity === 'error');

const WIDTH = 100;

/** The line as written, cut to a width that fits a terminal, and a second line that marks the place. */
function markedExcerpt({excerpt, start, end}: Diagnostic): string[] {
  if (!excerpt.trim()) return [];
  const {column} = start;
  const from = column > WIDTH - 30 ? column - 40 : 0;
  const shown = excerpt.slice(from, from + WIDTH).replaceAll('\t', ' ');
  const lead = from > 0 ? '… ' : '';
  const before = Math.max(0, lead.length + column - 1 - from);
  const length = (end.line === start.line ? end.column : excerpt.length + 1) - column;
  const marks = Math.max(1, Math.min(length, lead.length + shown.length - before));
  return [`  | ${lead}${shown}`, `  | ${' '.repeat(before)}${'^'.repeat(marks)}`];
}

/** Where the handbook explains a message. */
export const helpLine = ({rule}: Diagnostic): string[] =>
  rule === 'more' ? [] : [`More: handbook/messages.md#${rule}`];

/** One diagnostic as a few lines of plain text. The first begins with `file:line:column`, as tools read it. */
export function format(diagnostic: Diagnostic): string {
  const {file, start, severity, message} = diagnostic;
  return [
    `${file}:${start.line}:${start.column} ${severity}`,
    ...markedExcerpt(diagnostic),
    ...[message, ...helpLine(diagnostic)].map((line) => `  ${line}`),
  ].join('\n');
}

/** Diagnostics by file, line and column. */
export function inOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.start.offset - b.start.offset);
}

const RANK: Record<Severity, number> = {error: 1, warning: 2};

/** What keeps a page from being built comes first: whether it is safe to build depends on what is kept here. */
const rankOf = ({fatal, severity}: Diagnostic): number => (fatal ? 0 : RANK[severity]);

/** Keeps one diagnostic of a file per position: a fatal one, else an error before any warning, and otherwise the first. */
export function dedupeByPosition(diagnostics: Diagnostic[]): Diagnostic[] {
  const ranked = [...diagnostics].sort((a, b) => rankOf(a) - rankOf(b));
  const byPlace = new Map<number, Diagnostic>();
  for (const diagnostic of ranked) {
    const {offset} = diagnostic.start;
    if (!byPlace.has(offset)) byPlace.set(offset, diagnostic);
  }
  return [...byPlace.values()];
}

const MAX_PER_FILE = 20;

/** At most 20 diagnostics per file, and one that says how many are left. */
export const limitPerFile = (diagnostics: Diagnostic[]): Diagnostic[] =>
  [...new Set(diagnostics.map(({file}) => file))].flatMap((file) => {
    const ofFile = diagnostics.filter((one) => one.file === file);
    const left = ofFile.slice(MAX_PER_FILE);
    if (left.length === 0) return ofFile;
    const severity = hasErrors(left) ? 'error' : 'warning';
    const [{start, end, excerpt}] = left;
    const message = `And ${left.length} more in this file.`;
    return [...ofFile.slice(0, MAX_PER_FILE), {rule: 'more' as const, severity, file, start, end, excerpt, message}];
  });

/** Diagnostics as one text. */
export const formatAll = (diagnostics: Diagnostic[]): string => inOrder(diagnostics).map(format).join('\n\n');

/** An error that shows people what to fix, without a stack trace. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
