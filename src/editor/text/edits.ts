/** Edits of a text, and where a place ends up after them. */
import type {Edit} from '../../content/diagnostic';
import {applyEdits} from '../../content/source';

export type {Edit};
export {applyEdits};

/** A changed text, and what to select in it. */
export interface Changed {
  text: string;
  select?: {start: number; end: number};
}

/** The one edit that leads from a text to another: what stands between their common beginning and end. */
export function editBetween(before: string, after: string): Edit | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return {start, end: before.length - same, text: after.slice(start, after.length - same)};
}

/** Where an offset of the text before is after an edit. */
export function moved(offset: number, {start, end, text}: Edit): number {
  if (offset <= start) return offset;
  return offset >= end ? offset + text.length - (end - start) : start + Math.min(offset - start, text.length);
}

/** Where a selection of the text before is after edits that stand outside it. */
export function movedBy({start, end}: {start: number; end: number}, edits: Edit[]): {start: number; end: number} {
  const shift = edits
    .filter((edit) => edit.start <= start)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  return {start: start + shift, end: end + shift};
}
