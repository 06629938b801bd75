/** Drafts: what staff have changed and not handed over. They stay in this browser, one set per branch. */

/** A text, and what it is based on. */
export interface Version {
  text: string;
  /** The text of the file when the draft was begun; undefined for a new file. */
  base?: string;
  /** The commit of the build in which the draft was begun, if that is known. */
  commit?: string;
}

export interface Draft extends Version {
  /** When it was last changed, in milliseconds. */
  changed: number;
  /** What another tab wrote meanwhile, until somebody has chosen. */
  other?: Version;
  /** The text that was handed to GitHub last. */
  handed?: string;
}

/** Whether a draft could be kept: `full` and `none` mean that only this tab has it. */
export type Kept = 'kept' | 'full' | 'none';

/** What is used of the browser's storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's storage; undefined where the browser forbids it. */
export function browserStorage(): DraftStorage | undefined {
  try {
    const name = 'editor test';
    localStorage.setItem(name, '1');
    localStorage.removeItem(name);
    return localStorage;
  } catch (error) {
    // A full storage can still be read, and writing will say that it is full.
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? localStorage : undefined;
  }
}

function versionIn(written: Partial<Version> | undefined): Version | undefined {
  const {text, base, commit} = written ?? {};
  const known = [base, commit].every((one) => one === undefined || typeof one === 'string');
  return typeof text === 'string' && known ? {text, base, commit} : undefined;
}

function parseDraft(written: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(written ?? '') as Partial<Draft>;
    const version = versionIn(draft);
    const other = versionIn(draft.other);
    const {changed, handed} = draft;
    return (
      version && {
        ...version,
        changed: Number(changed) || 0,
        ...(other && {other}),
        ...(typeof handed === 'string' && {handed}),
      }
    );
  } catch {
    return undefined; // Another version of the editor wrote it, or somebody by hand.
  }
}

export class Drafts {
  private readonly prefix: string;
  /** Drafts that could not be kept, which only this tab has. */
  private readonly own = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly storage: DraftStorage | undefined,
    {repository = '', branch}: {repository?: string; branch: string},
  ) {
    this.prefix = `editor ${repository} ${branch} `;
  }

  get(file: string): Draft | undefined {
    return this.own.get(file) ?? parseDraft(this.storage?.getItem(this.prefix + file) ?? null);
  }

  /** All drafts, the latest first. */
  list(): (Draft & {file: string})[] {
    const files = new Set(this.own.keys());
    for (let index = 0; index < (this.storage?.length ?? 0); index += 1) {
      const key = this.storage?.key(index);
      if (key?.startsWith(this.prefix)) files.add(key.slice(this.prefix.length));
    }
    return [...files]
      .flatMap((file) => {
        const draft = this.get(file);
        return draft ? [{file, ...draft}] : [];
      })
      .sort((a, b) => b.changed - a.changed || (a.file < b.file ? -1 : 1));
  }

  /** Whether all drafts are kept. */
  get kept(): Kept {
    if (this.own.size === 0) return 'kept';
    return this.storage ? 'full' : 'none';
  }

  /** Calls `listener` when `kept` may have changed. Returns how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private store(file: string, draft: Draft): void {
    this.own.set(file, draft);
    try {
      this.storage?.setItem(this.prefix + file, JSON.stringify(draft));
      // From now on it is read from there: another tab may change it.
      if (this.storage) this.own.delete(file);
    } catch {
      // The storage is full, which `kept` says.
    }
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  put(file: string, draft: Omit<Draft, 'handed'>): void {
    this.store(file, {...draft, handed: this.get(file)?.handed});
    this.notify();
  }

  /** Remembers the text that was handed to GitHub, as long as the draft lasts; `undefined` if it was not. */
  setHanded(file: string, handed: string | undefined): void {
    const draft = this.get(file);
    if (draft) this.store(file, {...draft, handed});
    this.notify();
  }

  drop(file: string): void {
    this.own.delete(file);
    this.storage?.removeItem(this.prefix + file);
    // There may be room now for those that could not be kept.
    for (const [name, draft] of [...this.own]) this.store(name, draft);
    this.notify();
  }

  /** Removes a draft that was published or saved. What another tab wrote meanwhile stays. */
  finish(file: string): void {
    const {other, changed = 0} = this.get(file) ?? {};
    if (!other) {
      this.drop(file);
      return;
    }
    this.store(file, {...other, changed});
    this.notify();
  }

  /** The file whose draft another tab has changed, if that is what a storage event is about. */
  fileOf(event: {key: string | null}): string | undefined {
    return event.key?.startsWith(this.prefix) ? event.key.slice(this.prefix.length) : undefined;
  }
}
