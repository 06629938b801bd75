/** What somebody has changed and not yet sent: it can be undone, and is kept in this browser until it is sent. */
import {isPicture} from '../../content/folders';
import {type Content, type Files, isSame} from '../contents';
import type {Changes, Draft, Drafts} from './drafts';
import {type Change, chooseSide, rebase, type Side} from './merge';
import {Store} from './store';

/** A step that can be undone or redone. */
interface Step {
  label: string;
  /** A step with the same key as the one before it becomes part of that. */
  stepKey?: string;
  /** All changes before the step; of a step that was undone, all changes after it. */
  changes: Changes;
}

/** What a workspace is at a moment. */
interface State {
  changes: readonly Change[];
  newest: Files;
  pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  done: readonly Step[];
  undone: readonly Step[];
}

export class Workspace extends Store {
  private changesByFile: Changes = {};
  private state: State = {changes: [], newest: {}, pictures: {}, done: [], undone: []};
  /** `Draft.unreadable`. */
  private unreadable: NonNullable<Draft['unreadable']> = {};
  /** Files that may read differently from the build, with the changes. */
  private withChanges: Files = {};
  /** Receives each file that changes. */
  private put: (file: string, content: Content | undefined) => void = () => undefined;

  /** `built` are the texts of the build. Without `drafts`, the changes are gone when the tab is closed. */
  constructor(
    private readonly built: Files,
    private drafts?: Drafts,
  ) {
    super();
  }

  /** A workspace with the changes that this browser keeps. */
  static async restored(drafts: Drafts, built: Files): Promise<Workspace> {
    const kept = await drafts.read();
    const workspace = new Workspace(built, kept && drafts);
    workspace.unreadable = kept?.unreadable ?? {};
    workspace.restore(Object.values(kept?.changes ?? {}));
    return workspace;
  }

  /** All changes, in the order in which they were made first. */
  get changes(): State['changes'] {
    return this.state.changes;
  }

  /**
   * Files that read differently now than in the build: published or saved since, or in the proposal that is continued, else in
   * the one that was sent last.
   */
  get newest(): Files {
    return this.state.newest;
  }

  /** Pictures that the build doesn't have. The same object as long as they are the same. */
  get pictures(): State['pictures'] {
    return this.state.pictures;
  }

  /** Steps that can be undone. */
  get done(): State['done'] {
    return this.state.done;
  }

  /** Steps that can be redone. */
  get undone(): State['undone'] {
    return this.state.undone;
  }

  /** Whether the changes outlive this tab. */
  get isKept(): boolean {
    return this.drafts !== undefined;
  }

  /** Whether the browser also keeps changes that this version of the editor can't read. */
  get hasUnreadable(): boolean {
    return Object.keys(this.unreadable).length > 0;
  }

  /** Has the browser ask before the tab is closed, while it would lose changes. Returns what ends that. */
  guardChanges(): () => void {
    const ask = (event: BeforeUnloadEvent) => {
      if (!this.isKept && this.changes.length > 0) event.returnValue = true;
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }

  /** Restores changes that this browser kept. */
  restore(changes: readonly Change[]): void {
    this.changesByFile = Object.fromEntries(changes.map((change) => [change.file, change]));
    this.refresh();
  }

  /** Has `put` receive each file that reads differently than in the build; undefined once it reads the same again. */
  connect(put: typeof this.put): void {
    this.put = put;
    for (const file of this.files) put(file, this.withChanges[file]);
  }

  /** Files that may read differently from the build: changed here, or on GitHub. */
  get files(): readonly string[] {
    return Object.keys(this.withChanges);
  }

  /** A file as it is now, or with `files` in place of the build's; null if there is none. */
  private content(file: string, files = this.withChanges): Content {
    return (file in files ? files[file] : this.built[file]) ?? null;
  }

  /** The text of a file as it is now; undefined if there is none. */
  read(file: string): string | undefined {
    const content = this.content(file);
    return typeof content === 'string' ? content : undefined;
  }

  isChanged(file: string): boolean {
    return file in this.changesByFile;
  }

  /** Whether a change waits for somebody to choose. */
  get hasConflict(): boolean {
    return this.changes.some(({theirs}) => theirs !== undefined);
  }

  /** The files of the texts that are changed. */
  get changedTexts(): string[] {
    return this.changes.filter(({content}) => typeof content === 'string').map(({file}) => file);
  }

  /** Updates everything that depends on the changes and the newest versions, and passes on each file that differs now. */
  private refresh(): void {
    const before = this.withChanges;
    this.state.changes = Object.values(this.changesByFile);
    this.withChanges = {
      ...this.newest,
      ...Object.fromEntries(this.changes.map(({file, content}) => [file, content])),
    };
    const files = Object.keys({...before, ...this.withChanges});
    const changedFiles = files.filter((file) => this.withChanges[file] !== before[file]);
    for (const file of changedFiles) this.put(file, this.withChanges[file]);
    if (changedFiles.some((file) => isPicture(file))) this.updatePictures();
    this.notify();
  }

  private updatePictures(): void {
    const pictures = Object.entries(this.withChanges).filter(
      ([file, content]) => isPicture(file) && content instanceof Uint8Array,
    );
    this.state.pictures = Object.fromEntries(pictures) as State['pictures'];
  }

  /** Keeps these changes, except those that change nothing. */
  private set(changes: Changes): void {
    const real = Object.values(changes).filter(({content, base}) => !isSame(content, base));
    this.changesByFile = Object.fromEntries(real.map((change) => [change.file, change]));
    this.refresh();
    this.keep();
  }

  private keep(): void {
    const {changesByFile: changes, unreadable} = this;
    this.drafts?.write({changes, unreadable}).catch(() => {
      this.drafts = undefined;
      this.notify();
    });
  }

  /** Makes changes as a step that can be undone. */
  private step(label: string, changes: Changes, stepKey?: string): void {
    if (!stepKey || this.done.at(-1)?.stepKey !== stepKey)
      this.state.done = [...this.done, {label, stepKey, changes: this.changesByFile}];
    this.state.undone = [];
    this.set({...this.changesByFile, ...changes});
  }

  /** Changes files together, which are undone together. */
  apply({label, files, stepKey}: {label: string; files: Files; stepKey?: string}): void {
    const differing = Object.entries(files).filter(([file, content]) => !isSame(content, this.content(file)));
    if (differing.length === 0) return;
    const changes = differing.map(([file, content]): Change => {
      const change = this.changesByFile[file] ?? {file, base: this.content(file)};
      return {...change, content};
    });
    this.step(label, Object.fromEntries(changes.map((change) => [change.file, change])), stepKey);
  }

  /** Resolves a waiting change: takes one side wherever both differ. */
  choose(file: string, side: Side): void {
    this.step('Choose', {[file]: chooseSide(this.changesByFile[file], side)});
  }

  /** Throws away all changes, with what could be undone. */
  clear(): void {
    this.forgetSteps();
    this.set({});
  }

  private forgetSteps(): void {
    this.state.done = [];
    this.state.undone = [];
  }

  /** Undoes the last step, and returns its name. */
  undo(): string {
    return this.goBack('done', 'undone');
  }

  /** Does again the step that was undone last, and returns its name. */
  redo(): string {
    return this.goBack('undone', 'done');
  }

  /** Takes the last step of one list away and restores its changes, on top of the newest versions. The other list gets today's. */
  private goBack(from: 'done' | 'undone', to: 'done' | 'undone'): string {
    const [{label, changes}] = this.state[from].slice(-1);
    this.state[from] = this.state[from].slice(0, -1);
    this.state[to] = [...this.state[to], {label, changes: this.changesByFile}];
    this.changesByFile = changes;
    this.update(this.newest);
    return label;
  }

  /**
   * Takes over all files that read differently on GitHub than in the build, with the changes on top of them. What differs
   * from the versions in `bases` becomes this person's change of these, and what went before can't be undone.
   */
  update(newest: Files, bases?: Files): void {
    const changes: Record<string, Change> = {...this.changesByFile};
    for (const [file, base] of Object.entries(bases ?? {})) changes[file] = {file, content: this.content(file), base};
    if (bases) this.forgetSteps();
    this.state.newest = newest;
    const rebased = Object.values(changes).map((change) => rebase(change, this.content(change.file, newest)));
    this.set(Object.fromEntries(rebased.map((change) => [change.file, change])));
  }
}
