/** Merges somebody's change of a file with a newer version of it, line by line. */
import {diff3Merge} from 'node-diff3';
import {type Content, isSame} from '../contents';

/** A change that isn't sent yet. */
export interface Change {
  file: string;
  content: Content;
  /** What it began from; null for a new file. */
  base: Content;
  /** A newer version of the file that this change can't be merged with until somebody has chosen. */
  theirs?: Content;
}

/** Whose lines: this person's, or those of somebody else. */
export type Side = 'mine' | 'theirs';

/** Lines that both sides have changed. */
type Conflict = Record<Side, string[]>;

/**
 * Lines that were changed on both sides, but neither added nor deleted, are compared one by one: two changes to
 * neighboring lines aren't a conflict.
 */
function mergeLineByLine(mine: string[], base: string[], theirs: string[]): (string | Conflict)[] {
  if (mine.length !== base.length || theirs.length !== base.length) return [{mine, theirs}];
  return base.map((line, index) => {
    if (mine[index] === line || mine[index] === theirs[index]) return theirs[index];
    if (theirs[index] === line) return mine[index];
    return {mine: [mine[index]], theirs: [theirs[index]]};
  });
}

/** A change merged with another version; undefined unless all are texts. `textWith` takes one side of every conflict. */
function mergeContents({content, base}: Change, theirs: Content | undefined) {
  if (typeof content !== 'string' || typeof base !== 'string' || typeof theirs !== 'string') return undefined;
  const regions = diff3Merge(content, base, theirs, {stringSeparator: '\n'});
  const lines = regions.flatMap(({ok = [], conflict}): (string | Conflict)[] =>
    conflict ? mergeLineByLine(conflict.a, conflict.o, conflict.b) : ok,
  );
  const conflicts = lines.filter((line) => typeof line !== 'string');
  const textWith = (side: Side) => lines.flatMap((line) => (typeof line === 'string' ? line : line[side])).join('\n');
  return {conflicts, textWith};
}

/** The lines that wait for a choice; undefined if it is the file as a whole. */
export const conflictsOf = (change: Change): Conflict[] | undefined => mergeContents(change, change.theirs)?.conflicts;

/** Puts a change on top of the current version of its file. If they conflict, the change waits for `chooseSide`. */
export function rebase({theirs: _, ...change}: Change, current: Content): Change {
  if (isSame(change.base, current)) return change;
  if (isSame(change.content, current)) return {...change, base: current};
  const merged = mergeContents(change, current);
  if (!merged || merged.conflicts.length > 0) return {...change, theirs: current};
  return {...change, content: merged.textWith('mine'), base: current};
}

/** A change after somebody has chosen a side, which wins wherever both differ. */
export function chooseSide({theirs = null, ...change}: Change, side: Side): Change {
  const whole = side === 'theirs' ? theirs : change.content;
  return {...change, content: mergeContents(change, theirs)?.textWith(side) ?? whole, base: theirs};
}
