/** A draft and the same file in a proposal that is open: what to hand over, so that nothing there is undone. */
import {merge, resolve} from './merge';

interface Draft {
  text: string;
  /** The file's text when the draft was begun. */
  base?: string;
  /** The text that was handed over before, which the draft goes on from. */
  handed?: string;
}

/**
 * `there`: the proposal has the draft's text. `ready`: the draft can be handed over. `merged`: the proposal has other
 * changes, too, and `text` has both. `conflict`: both have changed the same lines.
 */
export type Standing = {state: 'there' | 'ready' | 'conflict'} | {state: 'merged'; text: string};

const isSame = (one: string, other: string | undefined) => one.trimEnd() === other?.trimEnd();

export function standingIn({text, base, handed}: Draft, proposed: string): Standing {
  if (isSame(proposed, text)) return {state: 'there'};
  if (isSame(proposed, handed) || isSame(proposed, base)) return {state: 'ready'};
  const merged = merge(text, handed ?? base ?? '', proposed);
  if (merged.conflicts.length > 0) return {state: 'conflict'};
  const both = resolve(merged);
  return isSame(proposed, both) ? {state: 'there'} : {state: 'merged', text: both};
}
