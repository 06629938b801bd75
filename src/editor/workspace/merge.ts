/** Brings two changed versions of a text together, line by line. */
import {diff3Merge} from 'node-diff3';

/** Whose lines: this person's, or those of somebody else. */
export type Side = 'mine' | 'theirs';

/** Lines that both changed, each in their own way. */
export type Conflict = Record<Side, string[]>;

/** Lines that were changed but neither added nor taken away are compared one by one: neighbors don't conflict. */
function refine(mine: string[], before: string[], theirs: string[]): (string | Conflict)[] {
  if (mine.length !== before.length || theirs.length !== before.length) return [{mine, theirs}];
  return before.map((line, at) => {
    if (mine[at] === line || mine[at] === theirs[at]) return theirs[at];
    return theirs[at] === line ? mine[at] : {mine: [mine[at]], theirs: [theirs[at]]};
  });
}

export interface Merged {
  conflicts: Conflict[];
  /** The text with a side for each of its conflicts, in order. */
  text: (sides: Side[]) => string;
}

/** Merges `mine` and `theirs`, which both began as `before`. */
export function merge(mine: string, before: string, theirs: string): Merged {
  const [a, o, b] = [mine, before, theirs].map((text) => text.split('\n'));
  const parts = diff3Merge(a, o, b).flatMap(({ok, conflict}): (string | Conflict)[] =>
    conflict ? refine(conflict.a, conflict.o, conflict.b) : (ok ?? []),
  );
  const conflicts = parts.filter((part) => typeof part !== 'string');
  const text = (sides: Side[]) =>
    parts.flatMap((part) => (typeof part === 'string' ? part : part[sides[conflicts.indexOf(part)]])).join('\n');
  return {conflicts, text};
}
