/** Finds the place in the file of each character that the parser has decoded: `&amp;` in the file is & in its tree. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString as textOf} from 'mdast-util-to-string';

/** The character that a reference such as `&amp;` means; the reference itself if it means none. */
const decode = (reference: string): string => textOf(fromMarkdown(reference));

/** &amp;, &#38; or &#x26; */
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/iy;
/** The characters that a backslash can be put before. */
const ESCAPED = /[!-/:-@[-`{-~]/;
/** The end of a line, with the indentation and the > characters of the next. */
const LINE_START = /[ \t]*\n[ \t>]*/y;

/** What a sticky pattern matches at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Where a value is written. */
interface Written {
  /** The text of the file. */
  text: string;
  /** Where the value begins in it. */
  start: number;
  /** Whether a backslash escapes the next character here: yes in prose, no in an attribute. */
  hasEscapes: boolean;
}

/**
 * The offset in the file of each character of a value as the parser has read it, and of what follows. Escapes, character
 * references, and the indentation and `>` at the start of lines are in the file but not in the value.
 */
export function offsetsOf(value: string, {text, start, hasEscapes}: Written): number[] {
  const offsets: number[] = [];
  let at = start;
  while (offsets.length < value.length) {
    const character = value[offsets.length];
    const reference = text[at] === '&' ? matchAt(REFERENCE, text, at)?.[0] : undefined;
    const meaning = reference ? decode(reference) : undefined;
    const newLine = character === '\n' ? matchAt(LINE_START, text, at)?.[0] : undefined;
    if (reference && meaning && meaning !== reference && value.startsWith(meaning, offsets.length)) {
      for (let index = 0; index < meaning.length; index += 1) offsets.push(at);
      at += reference.length;
    } else if (newLine) {
      offsets.push(at);
      at += newLine.length;
    } else {
      // An escaped character is edited together with its backslash.
      offsets.push(at);
      if (hasEscapes && text[at] === '\\' && ESCAPED.test(text[at + 1] ?? '') && text[at + 1] === character) at += 1;
      at += 1;
    }
  }
  return [...offsets, at];
}

/** A stretch of words of a page, as visitors read it, with its place in the file. */
export interface TextRun {
  value: string;
  /** Offset in the file of each of its characters, and of what follows. */
  offsets: number[];
}
