/** Which words of changed lines have changed. */
import {diffWordsWithSpace} from 'diff';
import type {Pair} from './shorten';

export interface Piece {
  text: string;
  isChanged: boolean;
}

/** The time grows with the square of this: of lines that differ more, nothing is marked. */
const MAX_EDITS = 300;

/** Old and new words in pieces. Where one side has none, everything is new or gone, and nothing needs a mark. */
export function markWords({old, new: now}: Pair): Record<keyof Pair, Piece[]> {
  const changes = old && now ? diffWordsWithSpace(old, now, {maxEditLength: MAX_EDITS}) : undefined;
  if (!changes) return {old: [{text: old, isChanged: false}], new: [{text: now, isChanged: false}]};
  const side = (other: 'added' | 'removed') =>
    changes.filter((one) => !one[other]).map(({value, added, removed}) => ({text: value, isChanged: added || removed}));
  return {old: side('added'), new: side('removed')};
}
