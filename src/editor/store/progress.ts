/** How far a hand-over to GitHub has come. It is kept in this browser, beside the drafts. */
import type {DraftStorage} from './drafts';

export interface Progress {
  /** The name of the proposal that was begun, if it was given one. */
  name?: string;
  /** Names that were given to proposals before. */
  used: string[];
  /** Steps that were done: which version of their file, and whether the proposal began with it. */
  done: Record<string, {version: string; began: boolean}>;
}

const keyOf = ({repository = '', branch}: {repository?: string; branch: string}) => `hand-over ${repository} ${branch}`;

/** What was done of these steps; nothing if none of them is left, for then another proposal begins. */
export function readProgress(
  storage: DraftStorage | undefined,
  site: {repository?: string; branch: string},
  steps: string[],
): Progress {
  try {
    const {name, used, done} = JSON.parse(storage?.getItem(keyOf(site)) ?? '') as Progress;
    if (!Array.isArray(used) || typeof done !== 'object') return {used: [], done: {}};
    if (steps.some((step) => Object.hasOwn(done, step))) return {name, used, done};
    return {used: name ? [...used, name] : used, done: {}};
  } catch {
    return {used: [], done: {}}; // There is none, or another version wrote it.
  }
}

export function writeProgress(
  storage: DraftStorage | undefined,
  site: {repository?: string; branch: string},
  progress: Progress,
): void {
  try {
    storage?.setItem(keyOf(site), JSON.stringify(progress));
  } catch {
    // The storage is full, which the file with the draft says. The marks stay in this tab.
  }
}
