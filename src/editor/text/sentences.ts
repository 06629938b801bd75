/** What a change says before and after it, sentence by sentence. */
import {diffIndices} from 'node-diff3';

export interface Told {
  old: string;
  now: string;
}

/** Sentences, and lines that have none. */
const split = (text: string): string[] =>
  (text.match(/[^.!?\n]+[.!?]*[”’"')]*|[.!?]+/g) ?? []).map((one) => one.trim());

/** The sentences that two texts don't share, beside each other in their order. */
export const told = (before: string, after: string): Told[] =>
  diffIndices(split(before), split(after))
    .map(({buffer1Content, buffer2Content}) => ({
      old: buffer1Content.join(' ').trim(),
      now: buffer2Content.join(' ').trim(),
    }))
    .filter(({old, now}) => old !== now);
