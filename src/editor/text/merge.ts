/** Merges two changed versions of a text, line by line. */
import {hunksBetween} from './diff';

/** Whose lines: those of the draft, or those of the other version. */
export type Side = 'mine' | 'theirs';

/** Lines that the two sides changed differently. */
export interface Conflict {
  mine: string[];
  before: string[];
  theirs: string[];
}

export interface Merged {
  /** The file in order: merged lines, and conflicts. */
  parts: (string[] | Conflict)[];
  conflicts: Conflict[];
}

const linesOf = (text: string) => text.split('\n');
const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Merges `mine` and `theirs`, which are both based on `before`. */
export function merge(mine: string, before: string, theirs: string): Merged {
  const old = linesOf(before);
  const sides = {mine: linesOf(mine), theirs: linesOf(theirs)};
  const hunks = (['mine', 'theirs'] as const)
    .flatMap((side) => hunksBetween(old, sides[side]).map((hunk) => ({...hunk, side})))
    .sort((one, other) => one.start - other.start);
  const parts: Merged['parts'] = [];
  /** How far the lines of each side have moved down. */
  const shift = {mine: 0, theirs: 0};
  let at = 0;
  for (let next = 0; next < hunks.length; ) {
    // Adjacent changes belong together.
    const {start} = hunks[next];
    let {end} = hunks[next];
    const first = {...shift};
    const changed = new Set<Side>();
    for (; next < hunks.length && hunks[next].start <= end; next += 1) {
      const hunk = hunks[next];
      end = Math.max(end, hunk.end);
      shift[hunk.side] = hunk.newEnd - hunk.end;
      changed.add(hunk.side);
    }
    const linesAt = (side: Side) => sides[side].slice(start + first[side], end + shift[side]);
    const [here, there] = [linesAt('mine'), linesAt('theirs')];
    parts.push(old.slice(at, start));
    if (changed.size === 1) parts.push(changed.has('mine') ? here : there);
    else parts.push(isSame(here, there) ? here : {mine: here, before: old.slice(start, end), theirs: there});
    at = end;
  }
  parts.push(old.slice(at));
  return {parts, conflicts: parts.filter((part): part is Conflict => !Array.isArray(part))};
}

/** The merged text, with one side's lines for each conflict, in order. */
export function resolve({parts}: Merged, choices: Side[] = []): string {
  let conflict = 0;
  return parts
    .flatMap((part) => {
      if (Array.isArray(part)) return part;
      conflict += 1;
      return part[choices[conflict - 1] ?? 'mine'];
    })
    .join('\n');
}

/** Adjacent lines that differ. */
export interface Difference {
  /** Line of the new text at which it begins, from 1. */
  line: number;
  old: string[];
  new: string[];
}

/** The differences between two texts, from first to last. */
export function differences(before: string, after: string): Difference[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return hunksBetween(old, now).map(({start, end, newStart, newEnd}) => ({
    line: newStart + 1,
    old: old.slice(start, end),
    new: now.slice(newStart, newEnd),
  }));
}
