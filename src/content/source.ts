/** The text of a file, places in it, and edits to it. */

/** The characters of a text from `start` up to `end`. Offsets count from 0. */
export interface Span {
  start: number;
  end: number;
}

/** A change to a text: these characters become `text`. */
export interface Edit extends Span {
  text: string;
}

/** A place in a text. Lines and columns count from 1, offsets from 0. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

export interface Source {
  /** Path from the site's folder. */
  file: string;
  /** The normalized text. */
  text: string;
  /** Offset at which each line begins. */
  lineStarts: number[];
}

/** Spaces that don't break or have another width. In a tag, a heading or YAML they would be part of a name. */
const SPECIAL_SPACES = /[\u00a0\u2007\u2009\u202f]/g;

/**
 * Removes what other systems leave behind: Windows line endings, byte-order marks and special spaces. The check and the
 * build both read pages through this.
 */
export const normalize = (raw: string): string =>
  raw
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(SPECIAL_SPACES, ' ');

/** A changed text with the line endings and the byte-order mark that its file had. */
export function restoreLineEndings(raw: string, text: string): string {
  const lines = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return raw.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}

export function createSource(file: string, raw: string): Source {
  const text = normalize(raw);
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return {file, text, lineStarts};
}

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

/** The longest page or record, in characters: ten times the longest at present. With more, parsing can take minutes. */
const MAX_CHARACTERS = 100_000;

/** Why a text can't be read, whatever kind of file it is. */
export function unreadable(text: string): (Span & {message: string}) | undefined {
  if (text.length > MAX_CHARACTERS)
    return {start: 0, end: 1, message: 'This file is too long. Split it, or restore an earlier version.'};
  for (const [pattern, message] of UNREADABLE) {
    const match = pattern.exec(text);
    if (match) return {start: match.index, end: match.index + match[0].length, message};
  }
  return undefined;
}
