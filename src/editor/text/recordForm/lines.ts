/** Lines of a record's text. */
import {stringify} from 'yaml';
import type {Path} from '../../../content/records/schema';
import type {Source} from '../../../content/source';
import type {Edit} from '../edits';
import {lastOffset, type Opened} from './open';

/** A value as it is written in YAML. */
export function written(value: string | number | boolean): string {
  const text = stringify(value, {lineWidth: 0, defaultStringType: 'PLAIN'}).trimEnd();
  // YAML would write a block of several lines, but a field has one.
  return text.includes('\n') ? JSON.stringify(value) : text;
}

export const lineStart = ({text}: Source, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
export const lineEnd = ({text}: Source, offset: number) => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
};

/** Adds lines at the end of everything below a path. */
export function append(opened: Opened, path: Path, lines: string): Edit {
  const {text} = opened.source;
  const end = path.length === 0 ? text.trimEnd().length : lastOffset(opened, path);
  const at = lineEnd(opened.source, Math.max(end - 1, 0));
  const gap = at > 0 && text[at - 1] !== '\n' ? '\n' : '';
  return {start: at, end: at, text: `${gap}${lines}\n`};
}
