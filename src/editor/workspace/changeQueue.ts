/** Changes that the engine works out, made one after another, even if the form that asked for them has been closed by then. */
import type {Files} from '../contents';
import type {Workspace} from './workspace';

export interface Task<Answer> {
  label: string;
  /** Tasks with the same key are one step of undo, and of those that wait only the last is done. */
  stepKey?: string;
  /** Asks the engine, which answers with the files that change, or undefined if it can't be done. */
  ask: () => Promise<Answer | undefined>;
}

type Changing = {files: Files};

export class ChangeQueue {
  /** The newest task of each step. */
  private readonly newest = new Map<string | undefined, Task<Changing>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly workspace: Workspace) {}

  /** Does a task after those that were added before. Returns the engine's answer, or undefined if nothing was changed. */
  add<Answer extends Changing>(task: Task<Answer>): Promise<Answer | undefined> {
    this.newest.set(task.stepKey, task);
    const done = this.last.then(() => this.change(task));
    // A task that fails doesn't stop those after it.
    this.last = done.catch(() => undefined);
    return done;
  }

  private isReplaced(task: Task<Changing>): boolean {
    return task.stepKey !== undefined && this.newest.get(task.stepKey) !== task;
  }

  private async change<Answer extends Changing>(task: Task<Answer>): Promise<Answer | undefined> {
    while (!this.isReplaced(task)) {
      const {version} = this.workspace;
      const answer = await task.ask();
      // A person undid a step, typed or published in the meantime, so ask again: nobody does so without end.
      if (this.workspace.version !== version) continue;
      if (answer) this.workspace.apply({label: task.label, files: answer.files, stepKey: task.stepKey});
      return answer;
    }
    return undefined;
  }
}
