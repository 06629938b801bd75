/** Brings two changed versions of a text together, line by line. */
import {diff3Merge, diffComm} from 'node-diff3';

/** Lines that both sides changed in their own way. */
export interface Conflict {
  mine: string[];
  before: string[];
  theirs: string[];
}

export interface Merged {
  /** What stands in the file, in order: lines that are settled, and places where both sides meet. */
  parts: (string[] | Conflict)[];
  conflicts: Conflict[];
}

const linesOf = (text: string) => text.split('\n');

/** Merges `mine` and `theirs`, which both began as `before`. */
export function merge(mine: string, before: string, theirs: string): Merged {
  const regions = diff3Merge(linesOf(mine), linesOf(before), linesOf(theirs), {excludeFalseConflicts: true});
  const parts = regions.map(({ok, conflict}) =>
    conflict ? {mine: conflict.a, before: conflict.o, theirs: conflict.b} : (ok ?? []),
  );
  return {parts, conflicts: parts.filter((part): part is Conflict => !Array.isArray(part))};
}

/** The merged text, with one side's lines wherever both changed the same. `choices` are in the order of the conflicts. */
export function resolve({parts}: Merged, choices: ('mine' | 'theirs')[]): string {
  let conflict = 0;
  return parts
    .flatMap((part) => {
      if (Array.isArray(part)) return part;
      conflict += 1;
      return part[choices[conflict - 1] ?? 'mine'];
    })
    .join('\n');
}

/** A stretch of lines that differ, or of equal ones. */
export interface Difference {
  /** Line of the new text at which it begins, from 1. */
  line: number;
  old: string[];
  new: string[];
}

/** What differs between two texts: old and new lines side by side. */
export function differences(before: string, after: string): Difference[] {
  let line = 1;
  return diffComm(linesOf(before), linesOf(after)).flatMap((part): Difference[] => {
    if ('common' in part && part.common) {
      line += part.common.length;
      return [];
    }
    const {buffer1 = [], buffer2 = []} = part as {buffer1?: string[]; buffer2?: string[]};
    const found = {line, old: buffer1, new: buffer2};
    line += buffer2.length;
    return [found];
  });
}
