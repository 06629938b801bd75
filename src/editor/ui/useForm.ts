/** What forms ask of the engine, and how they change files through it, so that nothing typed meanwhile is lost. */
import {useEffect, useState} from 'react';
import type {Content} from '../workspace/workspace';
import {useEditor, useWorkspace} from './context';

interface Task {
  label: string;
  /** Tasks with the same key are one step of undo, and of those that wait only the last is done. */
  join?: string;
  ask: () => Promise<Record<string, Content>>;
}

let newest: Task | undefined;
let last = Promise.resolve(true);

/** Changes files as the engine answers, in order, also when the form is closed by then. Says whether it was done. */
export function useChange(): (task: Task) => Promise<boolean> {
  const {workspace, announce} = useEditor();
  return (task) => {
    newest = task;
    last = last.then(async () => {
      if (newest !== task && task.join !== undefined && newest?.join === task.join) return true;
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
    });
    return last;
  };
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
