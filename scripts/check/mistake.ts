/** What the check has to say about one place in one file, and how it is told to a person. */

/** The headings of `handbook/messages.md`: each message leads to one of them. */
export const TOPICS = [
  'angle-brackets',
  'braces',
  'comments',
  'line-breaks',
  'e-mail-addresses',
  'quotation-marks',
  'opening-and-closing',
  'the-import-line',
  'components',
  'settings',
  'the-lines-at-the-top',
  'links',
  'pictures',
  'boxes-tables-and-code',
  'the-name',
  'titles',
  'figures-and-buttons',
  'prices-and-hours',
  'records',
  'pages-are-not-programs',
  'something-else',
] as const;

export type Topic = (typeof TOPICS)[number];

/** A change to a file's text: what stands from `start` up to `end` becomes `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Something that a person has to mend, and where. Lines and columns count from 1. */
export interface Mistake {
  file: string;
  line: number;
  column: number;
  /** What is wrong, in plain sentences. */
  message: string;
  /** What to write instead, ready to paste. */
  write?: string;
  /** Where the handbook explains it. */
  topic?: Topic;
  /** The line as it is written. */
  excerpt?: string;
  /** How many characters of the line are meant. */
  length?: number;
  /** The one right mending, when there is just one. */
  fix?: Edit;
}

const WIDTH = 100;

/** The line as written, cut to a width that fits a window, and a second line that marks the place. */
function marked({excerpt = '', column, length = 1}: Mistake): string[] {
  if (!excerpt.trim()) return [];
  const from = column > WIDTH - 30 ? column - 40 : 0;
  const shown = excerpt.slice(from, from + WIDTH).replaceAll('\t', ' ');
  const lead = from > 0 ? '… ' : '';
  const before = lead.length + column - 1 - from;
  const marks = Math.max(1, Math.min(length, lead.length + shown.length - before));
  return [`  | ${lead}${shown}`, `  | ${' '.repeat(Math.max(before, 0))}${'^'.repeat(marks)}`];
}

/** One mistake as a few lines of plain text. */
export function tellOne(mistake: Mistake): string {
  const {file, line, column, message, write, topic} = mistake;
  const writeLines = write === undefined ? [] : ['  Write instead:', ...write.split('\n').map((text) => `    ${text}`)];
  const help = topic ? [`  More: handbook/messages.md#${topic}`] : [];
  return [`${file}:${line}:${column}`, ...marked(mistake), `  ${message}`, ...writeLines, ...help].join('\n');
}

/** Mistakes by file, line and column. */
export function inOrder(mistakes: Mistake[]): Mistake[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...mistakes].sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** Mistakes as one text. */
export function tell(mistakes: Mistake[]): string {
  return inOrder(mistakes).map(tellOne).join('\n\n');
}

/** An error that says what a person has to mend and nothing of where in the program it was thrown. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
