/**
 * What somebody has changed and not yet sent. Every change goes through `apply`, so that each can be undone, and is
 * kept in this browser until GitHub (or `npm start`) has it.
 */
import {createStore, get, set, type UseStore} from 'idb-keyval';
import {diff3Merge} from 'node-diff3';
import {type Content, type Files, isSame} from '../github/repository';

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

/** Files that change together, and are undone together. A step with the same `join` as the one before joins it. */
interface Step {
  label: string;
  files: Files;
  join?: string;
}

/** A step that can be undone or done again, and the changes on its other side. */
type Past = Omit<Step, 'files'> & {changes: Changes};

/** Receives each file that reads differently from the build; `undefined` when it reads as the build has it again. */
type Put = (file: string, content: Content | undefined) => void;

/** Whose lines: this person's, or those of somebody else. */
export type Side = 'mine' | 'theirs';

/** Lines that both changed, each in their own way. */
type Conflict = Record<Side, string[]>;

/** Lines that were changed but neither added nor taken away are compared one by one: neighbors don't conflict. */
function refine({mine, before, theirs}: Conflict & {before: string[]}): (string | Conflict)[] {
  if (mine.length !== before.length || theirs.length !== before.length) return [{mine, theirs}];
  return before.map((line, at) => {
    if (mine[at] === line || mine[at] === theirs[at]) return theirs[at];
    return theirs[at] === line ? mine[at] : {mine: [mine[at]], theirs: [theirs[at]]};
  });
}

/** Merges a change with another version line by line, if all are texts. `text` has one side of every conflict. */
function mergedWith(theirs: Content | undefined, {content, base}: Change) {
  if (typeof content !== 'string' || typeof base !== 'string' || typeof theirs !== 'string') return undefined;
  const [mine, before, other] = [content, base, theirs].map((text) => text.split('\n'));
  const parts = diff3Merge(mine, before, other).flatMap(({ok = [], conflict}) =>
    conflict ? refine({mine: conflict.a, before: conflict.o, theirs: conflict.b}) : ok,
  );
  const text = (side: Side) => parts.flatMap((part) => (typeof part === 'string' ? part : part[side])).join('\n');
  return {conflicts: parts.filter((part) => typeof part !== 'string'), text};
}

/** The lines that wait for a choice; undefined if it is the file as a whole. */
export const conflictsOf = (change: Change): Conflict[] | undefined => mergedWith(change.theirs, change)?.conflicts;

/** A change on top of what its file is without it; undefined if it says the same. If both can't be merged, it waits. */
function rebased({theirs: _, ...change}: Change, below: Content): Change | undefined {
  if (isSame(change.content, below)) return undefined;
  if (isSame(change.base, below)) return change;
  const {conflicts, text} = mergedWith(below, change) ?? {};
  if (!text || conflicts?.length) return {...change, theirs: below};
  return rebased({...change, content: text('mine'), base: below}, below);
}

/** Something that React shows and that isn't React's own. */
export class Store {
  /** Counts its changes: the snapshot for React. */
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
  /** Files as a proposal of this person's has them. */
  proposed: Files = {};
  private published: Files = {};
  /** What can be undone, and done again. */
  done: readonly Past[] = [];
  undone: readonly Past[] = [];
  private put: Put = () => undefined;
  /** The files that differ from the build, as they were sent last. */
  private sent: Files = {};
  /** Whether the changes outlive this tab. */
  isKept = false;
  changes: readonly Change[] = [];
  /** Pictures that the published site doesn't have yet. The same object as long as they are the same. */
  pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {};

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
      workspace.all = (await get('all', workspace.store)) ?? {};
      workspace.isKept = true;
    } catch {
      // The browser forbids it. The bar says so.
    }
    workspace.notify();
    addEventListener('beforeunload', (event) => {
      if (!workspace.isKept && workspace.changes.length > 0) event.returnValue = true;
    });
    return workspace;
  }

  /** Sends every file that differs from the build, now and from now on. */
  connect(put: Put): void {
    this.put = put;
    this.sent = {};
    this.notify();
  }

  /** Files that may read differently from the build: changed, proposed, or published since. */
  get files(): readonly string[] {
    return Object.keys({...this.published, ...this.proposed, ...this.all});
  }

  /** A file without its change: proposed, or else published since the build, or else as the build has it. */
  private below(file: string): Content {
    return {...this.built, ...this.published, ...this.proposed}[file] ?? null;
  }

  private content(file: string): Content {
    return this.isChanged(file) ? this.all[file].content : this.below(file);
  }

  /** The text of a file as it is now; undefined if there is none. */
  read(file: string): string | undefined {
    const content = this.content(file);
    return typeof content === 'string' ? content : undefined;
  }

  isChanged(file: string): boolean {
    return Object.hasOwn(this.all, file);
  }

  /** Whether a change waits for somebody to choose. */
  get hasConflict(): boolean {
    return this.changes.some(({theirs}) => theirs !== undefined);
  }

  protected override notify(): void {
    this.changes = Object.values(this.all);
    const now: Files = Object.fromEntries(this.files.map((file) => [file, this.content(file)]));
    const news = Object.keys({...this.sent, ...now}).filter((file) => now[file] !== this.sent[file]);
    for (const file of news) this.put(file, now[file]);
    this.sent = now;
    if (news.some((file) => file.startsWith('pictures/'))) {
      const pictures = Object.entries(now).filter(([, content]) => content instanceof Uint8Array);
      this.pictures = Object.fromEntries(pictures) as typeof this.pictures;
    }
    super.notify();
  }

  /** Makes these all changes, and keeps them; undefined is none. */
  private set(changes: Record<string, Change | undefined>): void {
    this.all = Object.fromEntries(Object.entries(changes).filter(([, change]) => change)) as Changes;
    this.notify();
    if (!this.store) return;
    set('all', this.all, this.store).catch(() => {
      this.isKept = false;
      this.notify();
    });
  }

  apply({label, files, join}: Step): void {
    const next: Record<string, Change | undefined> = {};
    for (const [file, content] of Object.entries(files)) {
      if (isSame(content, this.content(file))) continue;
      const change: Change | undefined = this.all[file];
      const base = change ? change.base : this.below(file);
      next[file] = isSame(content, base) ? undefined : {...change, file, content, base};
    }
    if (Object.keys(next).length === 0) return;
    const last = this.done.at(-1);
    if (!join || last?.join !== join) this.done = [...this.done, {label, join, changes: this.all}];
    this.undone = [];
    this.set({...this.all, ...next});
  }

  /** Undoes a step or does it again, and returns what it was called. */
  go(from: 'done' | 'undone'): string {
    const to = from === 'done' ? 'undone' : 'done';
    const [{label, changes}] = this[from].slice(-1);
    this[to] = [...this[to], {label, changes: this.all}];
    this[from] = this[from].slice(0, -1);
    this.set(changes);
    return label;
  }

  /**
   * Takes over what was published since the build, and all that a proposal has instead; null: the file is gone. The
   * changes are then on top of that, and those that conflict wait for `choose`. What differs from a version in `own` is
   * this person's change of it, and what went before can't be undone.
   */
  update({published = {}, proposed = this.proposed}: {published?: Files; proposed?: Files}, own?: Files): void {
    const changes = {...this.all};
    for (const [file, base] of Object.entries(own ?? {})) changes[file] = {file, content: this.content(file), base};
    if (own) this.done = this.undone = [];
    this.published = {...this.published, ...published};
    this.proposed = proposed;
    const entries = Object.entries(changes).map(([file, change]) => [file, rebased(change, this.below(file))]);
    this.set(Object.fromEntries(entries));
  }

  /** Settles a change that waits: one side counts wherever both differ. */
  choose(file: string, side: Side): void {
    const {theirs = null, ...change} = this.all[file];
    const content = mergedWith(theirs, change)?.text(side) ?? (side === 'theirs' ? theirs : change.content);
    this.set({...this.all, [file]: isSame(content, theirs) ? undefined : {...change, content, base: theirs}});
  }
}
