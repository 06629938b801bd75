import type {Form} from '../../schema';
import type {Line} from '../../yaml/lines';

/** What is known of a line from where it stands. */
export interface LineContext {
  /** How its value is written; none for a key that nobody knows. */
  form?: Form;
  /** Lines of their own belong below it. */
  parent: boolean;
  /** Keys that may stand in this file. */
  keys: string[];
  /** Staff choose the keys: these may be any words. */
  freeKeys: boolean;
  /** Staff choose the keys that begin a part of the file. */
  freeParts?: boolean;
  /** The key that begins each entry of a list, and whether the line can stand in that list. */
  leader?: string;
  /** The value in the form that its field wants, and as YAML reads it; none when it can't be worked out. */
  correct(written: string, form: Form): string | undefined;
  formOfKey(key: string): Form | undefined;
}

export interface LineSlip {
  start: number;
  end: number;
  message: string;
  /** The whole line as it should stand. */
  text?: string;
  fixable?: boolean;
}

/** A slip that a line shows by itself. */
export interface LineRule {
  id: string;
  /** A line that breaks the rule, and the line as it should stand; none where only staff know. */
  example: [wrong: string, right?: string];
  find(line: Line, context: LineContext): LineSlip | undefined;
}

/** The line with another value; its note stays. */
export function withValue(line: Line, value: string): string {
  if (!line.value) return `${line.text.trimEnd()} ${value}`;
  const after = line.note === undefined ? '' : line.text.slice(line.value.end - line.start);
  return line.text.slice(0, line.value.start - line.start) + value + after;
}

/** The line with the value in the form of its field, if it can be worked out. */
export function corrected(line: Line, context: LineContext, written = line.value?.text ?? ''): string | undefined {
  if (!context.form) return undefined;
  const value = context.correct(written, context.form);
  return value === undefined ? undefined : withValue(line, value);
}

/** The line from its key or value to its end, without trailing spaces. */
export const wholeLine = (line: Line) => ({start: line.words, end: line.start + line.text.trimEnd().length});
