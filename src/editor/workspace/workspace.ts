/**
 * What somebody has changed and not yet sent. Every change goes through `apply`, so that each can be undone, and is
 * kept in this browser until GitHub (or `npm start`) has it.
 */
import {createStore, promisifyRequest, type UseStore} from 'idb-keyval';
import {type Merged, merge, type Side} from './merge';

/** A text, a picture's bytes, or null for a file that is deleted. */
export type Content = string | Uint8Array<ArrayBuffer> | null;

export interface Change {
  file: string;
  content: Content;
  /** What it began from: a text, a picture, or null for a new file. */
  base: Content;
  /** When it was last changed, in milliseconds. */
  changed: number;
  /** A newer version of the file that this change can't be merged with until somebody has chosen. */
  theirs?: Content;
}

/** Files that change together, and are undone together. */
export interface Step {
  label: string;
  files: Record<string, Content>;
  /** Typing: a step with the same key joins the one before. */
  join?: string;
}

/** Whether the changes are kept in this browser. `full` and `none` mean that only this tab has them. */
export type Kept = 'kept' | 'full' | 'none';

/** Receives each file that reads differently from the build; `undefined` when it reads as the build has it again. */
export interface Receiver {
  put(file: string, content: Content | undefined): void;
}

export interface Workspace {
  /** The changed text, else the proposed one, else the newest published one; undefined if there is no such file. */
  read(file: string): string | undefined;
  /** A picture that the published site doesn't have yet. */
  bytes(file: string): Uint8Array<ArrayBuffer> | undefined;
  /** The latest first. */
  readonly changes: readonly Change[];
  /** Files that read differently from the build: changed, proposed, or published since. */
  readonly files: readonly string[];
  apply(step: Step): void;
  undo(): Step | undefined;
  redo(): Step | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Throws a file's change away. It can be undone. */
  drop(file: string): void;
  subscribe(listener: () => void): () => void;
  /** Counts changes of any of these: the snapshot for React. */
  readonly version: number;
  readonly kept: Kept;
}

/** A step that was done, with the changes of its files before and after. */
interface Done {
  step: Step;
  before: Record<string, Change | undefined>;
  after: Record<string, Change | undefined>;
}

const isSame = (one: Content | undefined, other: Content | undefined): boolean =>
  one instanceof Uint8Array && other instanceof Uint8Array
    ? one.length === other.length && one.every((byte, at) => byte === other[at])
    : one === other;

/** How a change stands against a newer version of its file. */
export function mergeChange({content, base}: Pick<Change, 'content' | 'base'>, theirs: Content): Merged | undefined {
  return typeof content === 'string' && typeof base === 'string' && typeof theirs === 'string'
    ? merge(content, base, theirs)
    : undefined;
}

/** A change based on `theirs` instead. If it can't be, it waits with both versions. */
export function rebase(change: Change, theirs: Content): Change {
  const {theirs: _, ...settled} = change;
  if (isSame(change.content, theirs)) return {...settled, base: theirs};
  if (isSame(change.base, theirs)) return settled;
  const merged = mergeChange(change, theirs);
  if (!merged || merged.conflicts.length > 0) return {...change, theirs};
  return {...settled, content: merged.text(), base: theirs};
}

export class StoredWorkspace implements Workspace {
  private readonly all = new Map<string, Change>();
  private published: Record<string, string | null> = {};
  /** Files as an open proposal of this person's has them. */
  proposed: Readonly<Record<string, Content>> = {};
  private done: Done[] = [];
  private undone: Done[] = [];
  private receiver: Receiver | undefined;
  private readonly listeners = new Set<() => void>();
  /** Files whose change isn't written yet; undefined while nothing is being written. */
  private readonly unwritten = new Set<string>();
  private writing: Promise<void> | undefined;
  version = 0;
  kept: Kept = 'kept';
  changes: readonly Change[] = [];

  /** `embedded` gives the text of a file in the build. Without a store nothing outlives the tab. */
  constructor(
    private readonly embedded: (file: string) => string | undefined,
    private readonly store?: UseStore,
  ) {}

  /** Opens the changes kept in this browser under a name. */
  static async open(name: string, embedded: (file: string) => string | undefined): Promise<StoredWorkspace> {
    let found: Change[] = [];
    let store: UseStore | undefined;
    try {
      store = createStore(name, 'changes');
      found = await store('readonly', (changes) => promisifyRequest(changes.getAll() as IDBRequest<Change[]>));
    } catch {
      store = undefined; // The browser forbids it, which `kept` says at the first change.
    }
    const workspace = new StoredWorkspace(embedded, store);
    for (const change of found) workspace.all.set(change.file, change);
    workspace.notify();
    return workspace;
  }

  /** Sends every file that differs from the build, now and from now on. */
  connect(receiver: Receiver): void {
    this.receiver = receiver;
    for (const file of this.files) receiver.put(file, this.content(file));
  }

  get files(): readonly string[] {
    return [...new Set([...this.all.keys(), ...Object.keys(this.proposed), ...Object.keys(this.published)])];
  }

  /** What a file reads below its change. */
  private below(file: string): Content {
    if (Object.hasOwn(this.proposed, file)) return this.proposed[file];
    return Object.hasOwn(this.published, file) ? this.published[file] : (this.embedded(file) ?? null);
  }

  private content(file: string): Content | undefined {
    const change = this.all.get(file);
    return change ? change.content : this.below(file);
  }

  read(file: string): string | undefined {
    const content = this.content(file);
    return typeof content === 'string' ? content : undefined;
  }

  bytes(file: string): Uint8Array<ArrayBuffer> | undefined {
    const content = this.content(file);
    return content instanceof Uint8Array ? content : undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private notify(): void {
    this.version += 1;
    this.changes = [...this.all.values()].sort((one, other) => other.changed - one.changed);
    for (const listener of this.listeners) listener();
  }

  /** Makes these the changes of their files, and keeps them. */
  private set(changes: Record<string, Change | undefined>): void {
    for (const [file, change] of Object.entries(changes)) {
      if (change) this.all.set(file, change);
      else this.all.delete(file);
      this.receive(file);
      this.unwritten.add(file);
    }
    // With nothing to write, it would end before it is known to have begun, and never begin again.
    if (this.unwritten.size > 0) this.writing ??= this.write();
    this.notify();
  }

  private receive(file: string): void {
    const content = this.content(file);
    this.receiver?.put(file, content === (this.embedded(file) ?? null) ? undefined : content);
  }

  /** Writes until nothing is left to write. What belongs to one step is written whole or not at all. */
  private async write(): Promise<void> {
    while (this.unwritten.size > 0) {
      const files = [...this.unwritten];
      this.unwritten.clear();
      let kept: Kept = 'kept';
      try {
        if (!this.store) throw new Error('This browser keeps nothing.');
        await this.store('readwrite', (changes) => {
          for (const file of files) {
            const change = this.all.get(file);
            if (change) changes.put(change, file);
            else changes.delete(file);
          }
          return promisifyRequest(changes.transaction);
        });
      } catch (error) {
        kept = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'none';
      }
      if (kept !== this.kept) {
        this.kept = kept;
        this.notify();
      }
    }
    this.writing = undefined;
  }

  /** Resolves once everything is written. */
  async settled(): Promise<void> {
    await this.writing;
  }

  apply(step: Step): void {
    const before: Done['before'] = {};
    const after: Done['after'] = {};
    for (const [file, content] of Object.entries(step.files)) {
      if (isSame(content, this.content(file))) continue;
      const change = this.all.get(file);
      const base = change ? change.base : this.below(file);
      before[file] = change;
      after[file] = isSame(content, base) ? undefined : {...change, file, content, base, changed: Date.now()};
    }
    if (Object.keys(after).length === 0) return;
    const last = this.done.at(-1);
    if (last && step.join !== undefined && last.step.join === step.join) {
      last.before = {...before, ...last.before};
      last.after = {...last.after, ...after};
      last.step = {...step, files: {...last.step.files, ...step.files}};
    } else {
      this.done.push({step, before, after});
    }
    this.undone = [];
    this.set(after);
  }

  undo(): Step | undefined {
    const last = this.done.pop();
    if (!last) return undefined;
    this.undone.push(last);
    this.set(last.before);
    return last.step;
  }

  redo(): Step | undefined {
    const next = this.undone.pop();
    if (!next) return undefined;
    this.done.push(next);
    this.set(next.after);
    return next.step;
  }

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  drop(file: string): void {
    if (this.all.has(file)) this.apply({label: 'Throw away', files: {[file]: this.all.get(file)?.base ?? null}});
  }

  /** Takes over the newest published texts, and merges the changes with them. Null: the file is gone. */
  setPublished(texts: Record<string, string | null>): void {
    const files = Object.keys(texts).filter((file) => texts[file] !== this.publishedText(file));
    this.published = {...this.published, ...texts};
    for (const file of files) this.receive(file);
    const changed = this.changes.filter(({file}) => Object.hasOwn(texts, file) && !Object.hasOwn(this.proposed, file));
    const done = changed.filter(({file, content}) => content === texts[file]);
    this.set(Object.fromEntries(done.map(({file}) => [file, undefined])));
    this.rebase(Object.fromEntries(changed.map(({file}) => [file, texts[file]])));
  }

  /** The newest published text that is known; null if there is none. */
  publishedText(file: string): string | null {
    return Object.hasOwn(this.published, file) ? this.published[file] : (this.embedded(file) ?? null);
  }

  /** Makes these files read as an open proposal has them; none, once it is closed. */
  setProposed(files: Record<string, Content>): void {
    const touched = [...Object.keys(this.proposed), ...Object.keys(files)];
    this.proposed = files;
    for (const file of touched) this.receive(file);
    this.notify();
  }

  /**
   * Bases changes on other versions of their files. A change that conflicts waits for `choose`. What `sent` says is this
   * person's own, from an earlier attempt.
   */
  rebase(versions: Record<string, Content>, sent: Record<string, Content> = {}): void {
    const next: Record<string, Change> = {};
    for (const [file, theirs] of Object.entries(versions)) {
      const change = this.all.get(file);
      if (!change || (isSame(change.base, theirs) && change.theirs === undefined)) continue;
      const isMine = Object.hasOwn(sent, file) && isSame(sent[file], theirs);
      next[file] = rebase(isMine ? {...change, base: theirs} : change, theirs);
    }
    if (Object.keys(next).length > 0) this.set(next);
  }

  isChanged(file: string): boolean {
    return this.all.has(file);
  }

  /** Takes over changes that were made elsewhere, such as those that take a published proposal back. */
  adopt(changes: Change[]): void {
    this.set(Object.fromEntries(changes.map((change) => [change.file, change])));
  }

  /** Settles a change that conflicts, with one side for each conflict. Of a file that isn't a text, the first counts. */
  choose(file: string, sides: Side[]): void {
    const change = this.all.get(file);
    if (change?.theirs === undefined) return;
    const {theirs, ...settled} = change;
    const content = mergeChange(change, theirs)?.text(sides) ?? (sides[0] === 'theirs' ? theirs : change.content);
    this.set({[file]: isSame(content, theirs) ? undefined : {...settled, content, base: theirs}});
  }

  /** GitHub has these contents: what was changed since then goes on from there, and everything else is done. */
  finish(sent: Record<string, Content>): void {
    const next: Record<string, Change | undefined> = {};
    for (const [file, content] of Object.entries(sent)) {
      const change = this.all.get(file);
      next[file] = change && !isSame(change.content, content) ? {...change, base: content} : undefined;
    }
    this.done = [];
    this.undone = [];
    this.set(next);
  }
}
