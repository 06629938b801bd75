/**
 * A record, line by line. Staff write a small part of YAML (`key: value`, `- key: value`, notes), so a line says by
 * itself what it was meant to be, even where YAML as a whole can't be read.
 */

/** Characters `start` to `end` of the file. */
export interface Span {
  start: number;
  end: number;
  text: string;
}

export interface Line extends Span {
  /** From 1. */
  number: number;
  /** Width of the white space before the first hyphen or word. */
  indent: number;
  /** How many hyphens begin the line. */
  hyphens: number;
  /** Where the words begin: after the white space and the hyphens. */
  words: number;
  /** The name before the colon, without its quotation marks. */
  key?: Span;
  /** What follows the colon; the words of a line without one. Without spaces and note around it. */
  value?: Span;
  /** Where a note begins: at its `#`. */
  note?: number;
  /** The value goes on below. */
  open?: boolean;
  kind: 'blank' | 'note' | 'entry' | 'other' | 'continuation';
}

const START = /^([ \t]*)((?:-(?:[ \t]+|$))*)/;
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;
const KEY = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'#:](?:[^:\n]|:(?![\s]|$))*?))[ \t]*:(?=\s|$)/;
const BLOCK = /^[|>][-+\d]*$/;

/** Where the value ends, in a text that begins with it. */
function valueEnd(text: string): number {
  const quoted = QUOTED.exec(text)?.[0];
  if (quoted && /^\s*(?:#|$)/.test(text.slice(quoted.length))) return quoted.length;
  const note = text.search(/(?:^|\s)#/);
  return (note < 0 ? text : text.slice(0, note)).trimEnd().length;
}

function readLine(text: string, start: number, number: number): Line {
  const [, space = '', hyphens = ''] = START.exec(text) ?? [];
  const words = space.length + hyphens.length;
  const rest = text.slice(words);
  const line: Line = {
    number,
    start,
    end: start + text.length,
    text,
    indent: space.length,
    hyphens: hyphens.replace(/\s/g, '').length,
    words: start + words,
    kind: 'other',
  };
  if (!rest.trim()) return {...line, kind: hyphens ? 'other' : 'blank'};
  if (rest.startsWith('#')) return {...line, kind: hyphens ? 'other' : 'note', note: start + words};
  const [before = '', double, single, plain] = KEY.exec(rest) ?? [];
  const key = double ?? single ?? plain;
  if (key !== undefined) {
    const from = start + words + (plain === undefined ? 1 : 0);
    line.kind = 'entry';
    line.key = {start: from, end: from + key.length, text: key};
  }
  const gap = rest.slice(before.length).search(/\S/);
  const valueStart = gap < 0 ? rest.length : before.length + gap;
  const value = rest.slice(valueStart);
  const length = valueEnd(value);
  if (length > 0) {
    const from = start + words + valueStart;
    line.value = {start: from, end: from + length, text: value.slice(0, length)};
  }
  const note = value.indexOf('#', length);
  if (note >= 0) line.note = start + words + valueStart + note;
  return line;
}

/** Whether a value goes on below its line: a block of text, or a quotation that a later line closes. */
function goesOn(value: string, below: string[]): boolean {
  if (BLOCK.test(value)) return true;
  const mark = value[0];
  if ((mark !== '"' && mark !== "'") || QUOTED.test(value)) return false;
  const closing = below.findIndex((text) => new RegExp(`${mark}\\s*(?:\\s#.*)?$`).test(text));
  return closing >= 0 && below.slice(0, closing + 1).every((text) => !KEY.test(text.trim()));
}

/** The lines of a text. Lines that a value goes on with are told from those that begin something. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  const rows = text.split('\n');
  let above: {column: number; block: boolean; quote?: string} | undefined;
  for (const [index, row] of rows.entries()) {
    const line = readLine(row, start, index + 1);
    start += row.length + 1;
    if (above) {
      const inside = line.indent > above.column || line.kind === 'blank';
      if (above.quote || (above.block && inside)) {
        line.kind = line.kind === 'blank' ? 'blank' : 'continuation';
        if (above.quote && new RegExp(`${above.quote}\\s*(?:\\s#.*)?$`).test(row)) above = undefined;
        lines.push(line);
        continue;
      }
      above = undefined;
    }
    const value = line.value?.text ?? '';
    if (line.kind === 'entry' && goesOn(value, rows.slice(index + 1, index + 12))) {
      line.open = true;
      above = BLOCK.test(value)
        ? {column: line.words - line.start - (line.hyphens ? 1 : 0), block: true}
        : {column: 0, block: false, quote: value[0]};
    }
    lines.push(line);
  }
  return lines;
}
