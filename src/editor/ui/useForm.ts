/** What forms ask of the engine, and how they change files through it, so that nothing typed meanwhile is lost. */
import {useCallback, useEffect, useState} from 'react';
import type {Content, Workspace} from '../workspace/workspace';
import {useEditor, useWorkspace} from './context';

interface Task {
  label: string;
  /** Tasks with the same key are one step of undo, and of those that wait only the last is done. */
  join?: string;
  ask: () => Promise<Record<string, Content>>;
  done: (isDone: boolean) => void;
}

/** Tasks that wait, by workspace: they are done in order, also when their form is closed already. */
const queues = new WeakMap<Workspace, Task[]>();

async function work(workspace: Workspace, queue: Task[], report: (error: unknown) => void): Promise<void> {
  while (queue.length > 0) {
    const [task] = queue;
    try {
      const before = workspace.version;
      const files = await task.ask();
      // Somebody undid a step meanwhile, or published: the answer is asked for again.
      if (workspace.version !== before) continue;
      workspace.apply({label: task.label, files, join: task.join});
      task.done(true);
    } catch (error) {
      report(error);
      task.done(false);
    }
    queue.shift();
  }
}

/** Changes files as the engine answers, in order. The promise says whether it was done. */
export function useChange(): (task: Omit<Task, 'done'>) => Promise<boolean> {
  const {workspace, announce} = useEditor();
  return useCallback(
    (task) =>
      new Promise((done) => {
        const queue = queues.get(workspace) ?? [];
        queues.set(workspace, queue);
        const last = queue.length > 1 ? queue[queue.length - 1] : undefined;
        if (last?.join !== undefined && last.join === task.join) {
          last.done(true);
          queue.pop();
        }
        queue.push({...task, done});
        const report = (error: unknown) => announce(`This could not be done. ${(error as Error).message}`);
        if (queue.length === 1) void work(workspace, queue, report);
      }),
    [workspace, announce],
  );
}

/** The engine's newest answer about the files as they are; the last one until then. */
export function useAnswer<Result>(ask: () => Promise<Result>, keys: readonly unknown[]): Result | undefined {
  const {version} = useWorkspace();
  const [answer, setAnswer] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for what is asked.
  useEffect(() => {
    let isCurrent = true;
    void ask().then((result) => isCurrent && setAnswer(result));
    return () => {
      isCurrent = false;
    };
  }, [version, ...keys]);
  return answer;
}
