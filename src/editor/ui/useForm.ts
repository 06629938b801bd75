/** What forms ask of the engine, and how they change files through it, so that nothing typed meanwhile is lost. */
import {useCallback, useEffect, useState} from 'react';
import type {Content} from '../workspace/workspace';
import {useEditor, useWorkspace} from './context';

interface Task {
  label: string;
  /** Tasks with the same key are one step of undo, and of those that wait only the last is done. */
  join?: string;
  ask: () => Promise<Record<string, Content>>;
}

/** The task that waits, and the end of those before it: they are done in order, also when their form is closed already. */
let waiting: Task | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Changes files as the engine answers, in order. The promise says whether it was done. */
export function useChange(): (task: Task) => Promise<boolean> {
  const {workspace, announce} = useEditor();
  return useCallback(
    (task) => {
      const work = async () => {
        if (waiting === task) waiting = undefined;
        else if (task.join !== undefined && waiting?.join === task.join) return true;
        try {
          for (;;) {
            const before = workspace.version;
            const files = await task.ask();
            // Somebody undid a step meanwhile, or published: the answer is asked for again.
            if (workspace.version !== before) continue;
            workspace.apply({label: task.label, files, join: task.join});
            return true;
          }
        } catch (error) {
          announce(`This could not be done. ${(error as Error).message}`);
          return false;
        }
      };
      waiting = task;
      const done = last.then(work);
      last = done;
      return done;
    },
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
