/** A problem at one place in one file, and how it is shown to a person. */

/** The headings of `handbook/messages.md`: every rule links to one of them. */
export const HELP_TOPICS = [
  'angle-brackets',
  'braces',
  'comments',
  'line-breaks',
  'quotation-marks',
  'opening-and-closing',
  'the-import-line',
  'components',
  'settings',
  'the-lines-at-the-top',
  'links',
  'pictures',
  'documents',
  'boxes-tables-and-code',
  'the-name',
  'titles',
  'figures',
  'prices-and-hours',
  'records',
  'pages-are-not-programs',
  'something-else',
] as const;

export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The characters of a text from `start` up to `end`. Offsets count from 0. */
export interface Span {
  start: number;
  end: number;
}

/** A change to a text: these characters become `text`. */
export interface Edit extends Span {
  text: string;
}

/** Whole lines that should replace those from `line` to `endLine`. */
export interface Suggestion {
  line: number;
  endLine: number;
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

/**
 * How sure a correction is. `safe`: it is the one right way, so `--fix` makes it, and the editor makes all of these with
 * one button. `likely`: it is a guess, which a person sees and takes or not.
 */
export type Certainty = 'safe' | 'likely';

/** What corrects a problem. `toDiagnostic` makes it of the edits that a rule reports. */
export interface Remedy {
  certainty: Certainty;
  /** Offsets in the normalized text. All of them are made, or none. */
  edits: Edit[];
  /** The lines that the edits leave. */
  suggestion: Suggestion;
}

/** A problem for a person to fix. */
export interface Diagnostic {
  rule: string;
  severity: Severity;
  file: string;
  start: Position;
  /** After the last marked character. */
  end: Position;
  message: string;
  /** The same in the editor, for people who see a page and its forms, where it needs other words. */
  messageInForm?: string;
  help?: HelpTopic;
  /** The first marked line, as it is written. */
  excerpt: string;
  /** Without one, only a person knows what is right, and the `message` says what to do. */
  remedy?: Remedy;
  /** The name of the setting that a component lacks: the editor opens that field. */
  missing?: string;
  /** Set where a page can't be parsed, or holds what a computer would run: it isn't built or drawn until that is gone. */
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

/** One diagnostic as a few lines of plain text. The first begins with `file:line:column`, as tools read it. */
export function format(diagnostic: Diagnostic): string {
  const {file, start, severity, message, remedy, help} = diagnostic;
  const suggestion = remedy?.suggestion;
  const place = suggestion && suggestion.line !== start.line ? ` in line ${suggestion.line}` : '';
  return [
    `${file}:${start.line}:${start.column} ${severity}`,
    ...markedExcerpt(diagnostic),
    `  ${message}`,
    ...(suggestion ? [`  Write instead${place}:`, suggestion.text.replace(/^/gm, '    ')] : []),
    ...(help ? [`  More: handbook/messages.md#${help}`] : []),
  ].join('\n');
}

/** Diagnostics by file, line and column. */
export function inOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.start.offset - b.start.offset);
}

const RANK: Record<Severity, number> = {error: 1, warning: 2};

/** What keeps a page from being built comes first: whoever asks whether it is safe goes by what is kept here. */
const rankOf = ({fatal, severity}: Diagnostic): number => (fatal ? 0 : RANK[severity]);

/** Keeps one diagnostic of a file per position: a fatal one, else an error before any warning, and otherwise the first. */
export function oneForEachPlace(diagnostics: Diagnostic[]): Diagnostic[] {
  const ranked = [...diagnostics].sort((a, b) => rankOf(a) - rankOf(b));
  const byPlace = new Map<number, Diagnostic>();
  for (const diagnostic of ranked) {
    const {offset} = diagnostic.start;
    if (!byPlace.has(offset)) byPlace.set(offset, diagnostic);
  }
  return [...byPlace.values()];
}

const MOST_DIAGNOSTICS = 20;

/** At most 20 diagnostics per file, and one that says how many are left. */
export const bounded = (diagnostics: Diagnostic[]): Diagnostic[] =>
  [...new Set(diagnostics.map(({file}) => file))].flatMap((file) => {
    const ofFile = diagnostics.filter((one) => one.file === file);
    const left = ofFile.slice(MOST_DIAGNOSTICS);
    if (left.length === 0) return ofFile;
    const severity = hasErrors(left) ? 'error' : 'warning';
    const [{start, end, excerpt}] = left;
    const message = `And ${left.length} more in this file.`;
    return [...ofFile.slice(0, MOST_DIAGNOSTICS), {rule: 'more', severity, file, start, end, excerpt, message}];
  });

/** Diagnostics as one text. */
export const formatAll = (diagnostics: Diagnostic[]): string => inOrder(diagnostics).map(format).join('\n\n');

/** An error that shows people what to fix, without a stack trace. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

export const isPlainError = (error: unknown): error is Error => error instanceof Error && error.stack === error.message;
