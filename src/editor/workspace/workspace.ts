/** What somebody has changed and not yet sent: it can be undone, and is kept in this browser until it is sent. */
import {createStore, get, setMany, type UseStore} from 'idb-keyval';
import {diff3Merge} from 'node-diff3';
import {type Content, type Files, isSame} from '../github/api';

export type {Content};

export interface Change {
  file: string;
  content: Content;
  /** What it began from; null for a new file. */
  base: Content;
  /** A newer version of the file that this change can't be merged with until somebody has chosen. */
  theirs?: Content;
}

type Changes = Readonly<Record<string, Change>>;

/** A step that can be undone or done again, and the changes on its other side. */
type Past = {label: string; join?: string; changes: Changes};

/** Whose lines: this person's, or those of somebody else. */
export type Side = 'mine' | 'theirs';

/** Merges a change with another version line by line, if all are texts. `text` has one side of every conflict. */
function mergedWith(theirs: Content | undefined, {content, base}: Change) {
  if (typeof content !== 'string' || typeof base !== 'string' || typeof theirs !== 'string') return undefined;
  const merged = diff3Merge(content, base, theirs, {stringSeparator: '\n'});
  const parts = merged.flatMap(({ok = [], conflict}): (string | Record<Side, string[]>)[] => {
    if (!conflict) return ok;
    const {a: mine, o: before, b: theirs} = conflict;
    if (mine.length !== before.length || theirs.length !== before.length) return [{mine, theirs}];
    // Lines that were changed but neither added nor taken away are compared one by one: neighbors don't conflict.
    return before.map((line, at) => {
      if (mine[at] === line || mine[at] === theirs[at]) return theirs[at];
      return theirs[at] === line ? mine[at] : {mine: [mine[at]], theirs: [theirs[at]]};
    });
  });
  const text = (side: Side) => parts.flatMap((part) => (typeof part === 'string' ? part : part[side])).join('\n');
  return {conflicts: parts.filter((part) => typeof part !== 'string'), text};
}

/** The lines that wait for a choice; undefined if it is the file as a whole. */
export const conflictsOf = (change: Change) => mergedWith(change.theirs, change)?.conflicts;

/** Applies a change to the current file. If they can't be merged, it waits for `choose`. */
function rebased({theirs: _, ...change}: Change, below: Content): Change {
  if (isSame(change.base, below)) return change;
  if (isSame(change.content, below)) return {...change, base: below};
  const {conflicts = [], text} = mergedWith(below, change) ?? {};
  return text && conflicts.length === 0 ? {...change, content: text('mine'), base: below} : {...change, theirs: below};
}

/** State outside of React that React shows. */
export class Store {
  /** Counts changes, as React's snapshot. */
  version = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected notify(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}

export class Workspace extends Store {
  private all: Changes = {};
  /** All changes, in the order in which they were begun. */
  changes: readonly Change[] = [];
  /** Files that read differently on GitHub than in the build: published since, or in the proposal that is followed. */
  newest: Files = {};
  /** Files that may read differently from the build, as they are now. */
  private now: Files = {};
  /** Pictures that the published site doesn't have yet. The same object as long as they are the same. */
  pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {};
  /** Signs of what would follow from these changes, and stays as it is. */
  left: readonly string[] = [];
  /** What can be undone, and done again. */
  done: readonly Past[] = [];
  undone: readonly Past[] = [];
  /** Whether the changes outlive this tab. */
  isKept = false;
  private put: (file: string, content: Content | undefined) => void = () => undefined;

  /** `built` are the texts of the build. */
  constructor(
    private readonly built: Files,
    private readonly store?: UseStore,
  ) {
    super();
  }

  /** Opens the changes kept in this browser under a name. */
  static async open(name: string, built: Files): Promise<Workspace> {
    const workspace = new Workspace(built, createStore(name, 'changes'));
    try {
      const kept: Changes = (await get('all', workspace.store)) ?? {};
      workspace.isKept = true;
      workspace.left = (await get('left', workspace.store)) ?? [];
      workspace.restore(Object.values(kept));
    } catch {
      // The browser blocks storage. The bar says so.
    }
    addEventListener('beforeunload', (event) => {
      if (!workspace.isKept && workspace.changes.length > 0) event.returnValue = true;
    });
    return workspace;
  }

  /** Goes on with changes that were kept. */
  restore(changes: readonly Change[]): void {
    this.all = Object.fromEntries(changes.map((one) => [one.file, one]));
    this.notify();
  }

  /** Has `put` receive each file that reads differently than in the build; undefined once it reads the same again. */
  connect(put: typeof this.put): void {
    this.put = put;
    for (const file of this.files) put(file, this.now[file]);
  }

  /** Files that may read differently from the build: changed here, or on GitHub. */
  get files(): readonly string[] {
    return Object.keys(this.now);
  }

  /** A file as it is now, or without its change; null if there is none. */
  private content(file: string, above = this.now): Content {
    return {...this.built, ...above}[file] ?? null;
  }

  /** The text of a file as it is now; undefined if there is none. */
  read(file: string): string | undefined {
    const content = this.content(file);
    return typeof content === 'string' ? content : undefined;
  }

  isChanged(file: string): boolean {
    return file in this.all;
  }

  /** Whether a change waits for somebody to choose. */
  get hasConflict(): boolean {
    return this.changes.some(({theirs}) => theirs !== undefined);
  }

  protected override notify(): void {
    const before = this.now;
    this.changes = Object.values(this.all);
    this.now = {...this.newest, ...Object.fromEntries(this.changes.map(({file, content}) => [file, content]))};
    const news = Object.keys({...before, ...this.now}).filter((file) => this.now[file] !== before[file]);
    for (const file of news) this.put(file, this.now[file]);
    if (news.some((file) => file.startsWith('pictures/'))) {
      const isPicture = ([file, content]: [string, Content]) =>
        file.startsWith('pictures/') && content instanceof Uint8Array;
      const pictures = Object.entries(this.now).filter(isPicture);
      this.pictures = Object.fromEntries(pictures) as typeof this.pictures;
    }
    super.notify();
  }

  /** Keeps these changes, but for those that change nothing. */
  private set(changes: Changes): void {
    this.all = Object.fromEntries(Object.entries(changes).filter(([, one]) => !isSame(one.content, one.base)));
    if (this.changes.length > 0 && Object.keys(this.all).length === 0) this.left = [];
    this.notify();
    this.keep({all: this.all, left: this.left});
  }

  private keep(values: Record<string, unknown>): void {
    if (!this.isKept) return;
    setMany(Object.entries(values), this.store).catch(() => {
      this.isKept = false;
      this.notify();
    });
  }

  /** Leaves a place as it is that a change would bring along, until all changes are sent or thrown away. */
  leave(sign: string): void {
    this.left = [...this.left, sign];
    this.notify();
    this.keep({left: this.left});
  }

  /** Keeps these changes beside the others, as a step that can be undone; with the same `join` as the last, it joins it. */
  private step(label: string, changes: Changes, join?: string): void {
    if (!join || this.done.at(-1)?.join !== join) this.done = [...this.done, {label, join, changes: this.all}];
    this.undone = [];
    this.set({...this.all, ...changes});
  }

  /** Changes files together, which are undone together. */
  apply({label, files, join}: {label: string; files: Files; join?: string}): void {
    const news = Object.entries(files).filter(([file, content]) => !isSame(content, this.content(file)));
    const changed = news.map(([file, content]): [string, Change] => {
      const {base, theirs} = this.isChanged(file) ? this.all[file] : {base: this.content(file), theirs: undefined};
      return [file, {file, content, base, theirs}];
    });
    if (news.length > 0) this.step(label, Object.fromEntries(changed), join);
  }

  /** Resolves a waiting change: takes one side wherever both differ. */
  choose(file: string, side: Side): void {
    const {theirs = null, ...change} = this.all[file];
    const content = mergedWith(theirs, change)?.text(side) ?? (side === 'theirs' ? theirs : change.content);
    this.step('Choose', {[file]: {file, content, base: theirs}});
  }

  /** Throws away all changes, with what could be undone. */
  clear(): void {
    this.done = this.undone = [];
    this.set({});
  }

  /** Undoes a step or does it again, and returns what it was called. */
  go(from: 'done' | 'undone'): string {
    const to = from === 'done' ? 'undone' : 'done';
    const [{label, changes}] = this[from].slice(-1);
    this[to] = [...this[to], {label, changes: this.all}];
    this[from] = this[from].slice(0, -1);
    this.all = changes;
    this.update(this.newest);
    return label;
  }

  /**
   * Takes over all files that read differently on GitHub than in the build, with the changes on top of them. What differs
   * from the versions in `bases` becomes this person's change of these, and what went before can't be undone.
   */
  update(newest: Files, bases?: Files): void {
    const changes = {...this.all};
    for (const [file, base] of Object.entries(bases ?? {})) changes[file] = {file, content: this.content(file), base};
    if (bases) this.done = this.undone = [];
    this.newest = newest;
    const entries = Object.entries(changes).map(([file, one]) => [file, rebased(one, this.content(file, newest))]);
    this.set(Object.fromEntries(entries));
  }
}
