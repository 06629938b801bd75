/** Compares two texts line by line. */
import {diffArrays} from 'diff';
import {commonEnds} from './edits';

/** Lines `start` to `end` of the old list were replaced by lines `newStart` to `newEnd` of the new one. */
export interface Hunk {
  start: number;
  end: number;
  newStart: number;
  newEnd: number;
}

/** The time grows with the square of this: lists that differ in more lines count as one long change. */
const MAX_EDITS = 1000;

/** The changed stretches of lines, from first to last. */
export function hunksBetween(before: string[], after: string[]): Hunk[] {
  const {start, end, newEnd} = commonEnds(before, after);
  const changes = diffArrays(before.slice(start, end), after.slice(start, newEnd), {maxEditLength: MAX_EDITS});
  if (!changes) return [{start, end, newStart: start, newEnd}];
  const hunks: Hunk[] = [];
  let at = start;
  let newAt = start;
  for (const {added, removed, count} of changes) {
    const hunk = {start: at, end: added ? at : at + count, newStart: newAt, newEnd: removed ? newAt : newAt + count};
    [at, newAt] = [hunk.end, hunk.newEnd];
    const last = hunks.at(-1);
    // Removed lines and the ones added in their place are one change.
    if (last?.end === hunk.start && last.newEnd === hunk.newStart && (added || removed)) {
      Object.assign(last, {end: at, newEnd: newAt});
    } else if (added || removed) hunks.push(hunk);
  }
  return hunks;
}
