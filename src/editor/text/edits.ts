/** Edits of a text, and places in it that move along with them. */
import {diffArrays} from 'diff';
import type {Edit} from '../../content/diagnostic';
import {applyEdits} from '../../content/source';

export type {Edit};
export {applyEdits};

/** Offsets in a text. */
export interface Selection {
  start: number;
  end: number;
}

/** A changed text, and what to select in it. */
export interface Changed {
  text: string;
  select?: Selection;
}

/** The offset of a line and column, both from 1. Never beyond the end of the text. */
export function offsetOf(text: string, line: number, column = 1): number {
  const before = text.split('\n').slice(0, line - 1);
  return Math.min(before.reduce((sum, {length}) => sum + length + 1, 0) + column - 1, text.length);
}

/** Where two sequences begin to differ, and where the differing part ends in each. */
export function commonEnds<T>(before: ArrayLike<T>, after: ArrayLike<T>): {start: number; end: number; newEnd: number} {
  let [end, newEnd] = [before.length, after.length];
  const shorter = Math.min(end, newEnd);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  while (end > start && newEnd > start && before[end - 1] === after[newEnd - 1]) {
    end -= 1;
    newEnd -= 1;
  }
  return {start, end, newEnd};
}

/** The single edit that turns one text into another: everything between their common beginning and end. */
export function editBetween(before: string, after: string): Edit | undefined {
  if (before === after) return undefined;
  const {start, end, newEnd} = commonEnds(before, after);
  return {start, end, text: after.slice(start, newEnd)};
}

/** Where a selection is after edits outside of it. */
export function movedBy({start, end}: Selection, edits: Edit[]): Selection {
  const shift = edits
    .filter((edit) => edit.start <= start)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  return {start: start + shift, end: end + shift};
}

/**
 * Where a place is after its text has become another; empty if it is gone. A change at one of its ends belongs to it, so
 * a passage grows with what is written at its end.
 */
export function follow({start, end}: Selection, before: string, after: string): Selection {
  const edit = editBetween(before, after);
  if (!edit) return {start, end};
  const shift = edit.text.length - (edit.end - edit.start);
  if (edit.start > end) return {start, end};
  if (edit.end < start) return {start: start + shift, end: end + shift};
  const from = Math.min(start, edit.start);
  return {start: from, end: Math.max(from, Math.max(end, edit.end) + shift)};
}

/** The time grows with the square of this: texts that differ in more lines count as changed as a whole. */
const MAX_EDITS = 1000;

/** The lines of a text that differ from an older one, as places in the newer text. A place where lines went is empty. */
export function changedPlaces(before: string, after: string): Selection[] {
  const lines = after.split('\n');
  const changes = diffArrays(before.split('\n'), lines, {maxEditLength: MAX_EDITS});
  if (!changes) return [{start: 0, end: after.length}];
  const places: Selection[] = [];
  let at = 0;
  for (const {added, removed, value} of changes) {
    if (removed) {
      places.push({start: at, end: at});
      continue;
    }
    const end = at + value.reduce((sum, line) => sum + line.length + 1, 0);
    const last = places.at(-1);
    // Old lines and the ones in their place are one change.
    if (added && last?.start === at) last.end = end - 1;
    else if (added) places.push({start: at, end: end - 1});
    at = end;
  }
  return places;
}
