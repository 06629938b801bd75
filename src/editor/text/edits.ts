/** Edits to a text, and positions that move along with them. */
import {diffIndices} from 'node-diff3';
import type {Edit} from '../../content/diagnostic';
import type {Span as Selection} from '../../content/page/elements';

export {applyEdits} from '../../content/source';
export type {Edit, Selection};

/** The offset at which a line begins, from 1. Never beyond the end of the text. */
export const offsetOf = (text: string, line: number): number =>
  Math.min([...text.split('\n').slice(0, line - 1), ''].join('\n').length, text.length);

/** The single edit that turns one text into another: everything between their common beginning and end. */
export function editBetween(before: string, after: string): Edit | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let [start, tail] = [0, 0];
  while (start < shorter && before[start] === after[start]) start += 1;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {start, end: before.length - tail, text: after.slice(start, after.length - tail)};
}

/** Where a place is after its text has become another; empty if it is gone. A change at one of its ends belongs to it. */
export function follow({start, end}: Selection, before: string, after: string): Selection {
  const edit = editBetween(before, after);
  const longer = after.length - before.length;
  if (!edit || edit.start > end) return {start, end};
  if (edit.end < start) return {start: start + longer, end: end + longer};
  const from = Math.min(start, edit.start);
  const own = before.slice(start, end);
  const isWithin = edit.start >= start && edit.end <= end;
  const isNew = edit.start > start && edit.end < end && edit.text.includes('\n');
  if (own) {
    const [had, has] = [before, after].map((text) => text.split(own).length - 1);
    const at = after.indexOf(own);
    // Nothing of it was changed: it has changed places with a neighbor, or a new one that begins alike stands before it.
    if (had === 1 && has === 1 && (isNew || !isWithin)) return {start: at, end: at + own.length};
    // Where its neighbor begins alike, the edit begins behind that.
    if (had > has && !isWithin) return {start: from, end: from};
  }
  return {start: from, end: Math.max(from, Math.max(end, edit.end) + longer)};
}

/** The lines of a text that differ from an older one, as places in the newer text. A place where lines went is empty. */
export function changedPlaces(before: string, after: string): Selection[] {
  return diffIndices(before.split('\n'), after.split('\n')).map(({buffer2: [first], buffer2Content: lines}) => {
    const start = offsetOf(after, first + 1);
    return {start, end: start + lines.join('\n').trimEnd().length};
  });
}
