/** Reads the values in a tag that the parser can't read: they have other quotation marks, none, or one that isn't closed. */
import type {Span} from '../diagnostic';
import {lineEnd} from '../source';
import {matchAt} from './positions';

/** All quotation marks but the straight ones. */
const CURLY = '“”„‟«»″‘’‚‹›';
/** What closes a value, by what opens it. */
const CLOSING: Partial<Record<string, string>> = {'"': '"', "'": "'", '{': '}'};
/** What a value without quotation marks can't contain. */
const NEVER_BARE = '"\'{}<>=\n';

/** The next setting with a value, or the end of the tag. */
const NEXT = /\s+[\w-]+=|\s*\/?>/y;
/** The same, after settings without a value if there are any: a quotation mark before it closes what is before. */
const REST = /(?:\s+[\w-]+)*?(?:\s+[\w-]+\s*=|\s*\/?>)/y;

/** A setting with a value, as it is written in a row of text. */
interface WrittenSetting extends Span {
  name: string;
  /** Around the value. Straight: as it has to be, or braces. Open: a straight mark that isn't closed in this row. */
  marks: 'straight' | 'curly' | 'none' | 'open';
  /** Without its marks. */
  value: string;
}

type WrittenValue = Pick<WrittenSetting, 'marks' | 'value' | 'end'>;

/** `“A text”`, up to the mark behind which the tag goes on. That one may be straight, as when only one was replaced. */
function curlyValue(row: string, start: number): WrittenValue | undefined {
  for (let at = start + 1; at < row.length && !'<>'.includes(row[at]); at += 1) {
    const isMark = CURLY.includes(row[at]) || '"\''.includes(row[at]);
    if (isMark && matchAt(REST, row, at + 1) !== undefined)
      return {marks: 'curly', value: row.slice(start + 1, at), end: at + 1};
  }
  return undefined;
}

/** `A text`, up to the next setting or the end of the tag; undefined if it has no character. */
function bareValue(row: string, start: number): WrittenValue | undefined {
  for (let at = start; at < row.length; at += 1) {
    if (matchAt(NEXT, row, at) !== undefined)
      return at > start ? {marks: 'none', value: row.slice(start, at), end: at} : undefined;
    if (NEVER_BARE.includes(row[at])) return undefined;
  }
  return undefined;
}

/** The value that begins here; undefined where nothing here is like one. */
function valueAt(row: string, start: number): WrittenValue | undefined {
  const closing = CLOSING[row[start]];
  if (!closing) return CURLY.includes(row[start] ?? ' ') ? curlyValue(row, start) : bareValue(row, start);
  const close = row.indexOf(closing, start + 1);
  if (close >= 0) return {marks: 'straight', value: row.slice(start + 1, close), end: close + 1};
  return closing === '"' ? {marks: 'open', value: row.slice(start + 1), end: row.length} : undefined;
}

/** The settings with a value in a row of text that begins with a tag. */
export function settingsIn(row: string): WrittenSetting[] {
  const settings: WrittenSetting[] = [];
  const beginning = /([\w-]+)\s*=\s*/g;
  for (let match = beginning.exec(row); match; match = beginning.exec(row)) {
    const value = valueAt(row, beginning.lastIndex);
    if (!value) continue;
    settings.push({name: match[1], start: match.index, ...value});
    beginning.lastIndex = value.end;
  }
  return settings;
}

/** The setting whose quotation mark isn't closed in its row. */
export const openSetting = (row: string): WrittenSetting | undefined =>
  settingsIn(row).find(({marks}) => marks === 'open');

/**
 * Where the first tag begins, among those at the beginning of a line up to `offset`, that has a quotation mark which
 * isn't closed before its end: its value runs on to the next mark, wherever that is, and the parser stops only there.
 */
export function openTag(text: string, offset: number): number | undefined {
  for (const {0: line, 1: gap, index} of text.slice(0, lineEnd(text, offset)).matchAll(/^([ \t>-]*)<[A-Z].*/gm)) {
    const start = index + gap.length;
    const open = start <= offset ? openSetting(line.slice(gap.length)) : undefined;
    if (!open) continue;
    const from = start + open.end - open.value.length;
    const close = text.indexOf('"', from);
    // A text over several lines, which is closed before anything else begins, is as it should be.
    if (close < 0 || /[<>]|\n[ \t]*\n/.test(text.slice(from, close))) return start;
  }
  return undefined;
}
