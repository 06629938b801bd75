/** Keeps the changes that aren't sent in the browser. */
import {createStore, get, setMany} from 'idb-keyval';
import type {Content} from '../contents';
import type {Change} from './merge';

/** Changes by their files. */
export type Changes = Readonly<Record<string, Change>>;

/** What is kept of a workspace. */
export interface Draft {
  changes?: Changes;
  /** Changes that this version of the editor can't read. They stay in the browser for one that can. */
  unreadable?: Readonly<Record<string, unknown>>;
}

/** A place for one draft. */
export interface Drafts {
  /** What is kept; undefined if nothing can be. */
  read(): Promise<Draft | undefined>;
  /** Fails if it can't be kept. */
  write(draft: Draft): Promise<void>;
}

/** The keys under which browsers keep a draft. Don't rename them: browsers already have drafts under these. */
const CHANGES = 'all';
const UNREADABLE = 'unreadable';

const isFileContent = (value: unknown): value is Content =>
  value === null || typeof value === 'string' || value instanceof Uint8Array;

/** A stored change, perhaps of another version of the editor. Undefined if it doesn't say what a file should contain. */
function readChange(stored: Partial<Change> | null): Change | undefined {
  const {file, content, base, theirs} = stored ?? {};
  if (typeof file !== 'string' || !isFileContent(content)) return undefined;
  // If nobody knows what the change began from, it conflicts with the published file, and the editor asks which one stays.
  const change = {file, content, base: isFileContent(base) ? base : null};
  return isFileContent(theirs) ? {...change, theirs} : change;
}

/** Separates the stored changes that this version can read from the others. */
function readChanges(stored: object): Pick<Draft, 'changes' | 'unreadable'> {
  const changes: Record<string, Change> = {};
  const unreadable: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(stored)) {
    const change = readChange(value);
    if (change) changes[change.file] = change;
    else unreadable[key] = value;
  }
  return {changes, unreadable};
}

/** This browser's own storage, under a name. It may be full, or blocked. */
export function browserDrafts(name: string): Drafts {
  const store = createStore(name, 'changes');
  return {
    async read() {
      try {
        const {changes, unreadable} = readChanges((await get(CHANGES, store)) ?? {});
        return {changes, unreadable: {...(await get(UNREADABLE, store)), ...unreadable}};
      } catch {
        // The bar says that nothing is kept.
        return undefined;
      }
    },
    write: ({changes, unreadable}) =>
      setMany(
        [
          [CHANGES, changes],
          [UNREADABLE, unreadable],
        ],
        store,
      ),
  };
}
