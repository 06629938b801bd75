/** Edits of a text. */
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
