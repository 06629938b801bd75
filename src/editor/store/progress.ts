/** How far a hand-over to GitHub has come, kept in this browser. */
import type {DraftStorage} from './drafts';

export interface Progress {
  /** The name of the current proposal, if it needed one. */
  name?: string;
  /** Names of earlier proposals. */
  used: string[];
  /** The steps that are done: the version of the file, and whether the proposal began with it. */
  done: Record<string, {version: string; began: boolean}>;
}

const keyOf = ({repository = '', branch}: {repository?: string; branch: string}) => `hand-over ${repository} ${branch}`;

/** What is done of these steps. If none of the finished steps is among them, a new proposal begins. */
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
    // The draft's own notice says that the storage is full. Progress stays in this tab.
  }
}
