/** Brings two changed versions of a text together, line by line. */
import {diff3Merge} from 'node-diff3';

/** Whose lines: this person's, or those of somebody else. */
export type Side = 'mine' | 'theirs';

/** Lines that both changed, each in their own way. */
export interface Conflict {
  mine: string[];
  theirs: string[];
}

/** A text in order: lines that are settled, and conflicts. */
type Part = string | Conflict;

export interface Merged {
  /** The text with `sides` for its conflicts, in order; where none is given, mine. */
  text: (sides?: Side[]) => string;
  conflicts: Conflict[];
}

/** Lines that were changed but neither added nor taken away are compared one by one: neighbors don't conflict. */
function refine(mine: string[], before: string[], theirs: string[]): Part[] {
  if (mine.length !== before.length || theirs.length !== before.length) {
    return [{mine, theirs}];
  }
  return before.map((line, at): Part => {
    if (mine[at] === line || mine[at] === theirs[at]) return theirs[at];
    return theirs[at] === line ? mine[at] : {mine: [mine[at]], theirs: [theirs[at]]};
  });
}

/** Merges `mine` and `theirs`, which both began as `before`. */
export function merge(mine: string, before: string, theirs: string): Merged {
  const [mineLines, beforeLines, theirLines] = [mine, before, theirs].map((text) => text.split('\n'));
  const parts = diff3Merge(mineLines, beforeLines, theirLines).flatMap(({ok, conflict}): Part[] =>
    conflict ? refine(conflict.a, conflict.o, conflict.b) : (ok ?? []),
  );
  const conflicts = parts.filter((part): part is Conflict => typeof part !== 'string');
  return {
    conflicts,
    text: (sides = []) => {
      let next = 0;
      const lines = parts.flatMap((part) => {
        if (typeof part === 'string') return [part];
        next += 1;
        return part[sides[next - 1] ?? 'mine'];
      });
      return lines.join('\n');
    },
  };
}
