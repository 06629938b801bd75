/** Where a browser keeps the changes that aren't sent. */
import {createStore, get, setMany} from 'idb-keyval';
import type {Change} from './merge';

/** Changes by their files. */
export type Changes = Readonly<Record<string, Change>>;

/** What is kept of a workspace. */
export interface Draft {
  changes?: Changes;
  /** Corrections of other places that somebody has declined, by their fingerprints. */
  declined?: readonly string[];
}

/** A place for one draft. */
export interface Drafts {
  /** What is kept; undefined if nothing can be. */
  read(): Promise<Draft | undefined>;
  /** Fails if it can't be kept. */
  write(draft: Draft): Promise<void>;
}

/** The keys under which browsers keep a draft: those that are there already have them. */
const CHANGES = 'all';
const DECLINED = 'left';

/** This browser's own storage, under a name. It may be full, or blocked. */
export function browserDrafts(name: string): Drafts {
  const store = createStore(name, 'changes');
  return {
    async read() {
      try {
        return {changes: await get(CHANGES, store), declined: await get(DECLINED, store)};
      } catch {
        // The bar says that nothing is kept.
        return undefined;
      }
    },
    write: ({changes, declined}) =>
      setMany(
        [
          [CHANGES, changes],
          [DECLINED, declined],
        ],
        store,
      ),
  };
}
