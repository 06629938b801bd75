/** Hooks that ask the engine about the files, and change files through it. */
import {useEffect, useState} from 'react';
import type {Files} from '../../contents';
import type {Task} from '../../workspace/changeQueue';
import {useEditor, useWorkspace} from '../context';
import {askLater} from './askLater';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

/** The engine's newest answer, asked for after each pause in changing files; the last one until then. */
export function useAnswer<Result>(question: () => Promise<Result>, keys: readonly unknown[] = [], pause = PAUSE) {
  const {announce} = useEditor();
  const {version} = useWorkspace();
  const [answer, setAnswer] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say what is asked.
  useEffect(
    () =>
      askLater({
        ask: question,
        pause: answer === undefined ? 0 : pause,
        onAnswer: setAnswer,
        onFailure: ({message}) => announce(`This could not be looked up. ${message}`),
      }),
    [version, ...keys],
  );
  return answer;
}

/** Changes files as the engine answers, one after another. Returns the answer. */
export function useChange() {
  const {changeQueue, announce} = useEditor();
  return async <Answer extends {files: Files}>(task: Task<Answer>): Promise<Answer | undefined> => {
    try {
      return await changeQueue.add(task);
    } catch (error) {
      announce(`This could not be done. ${(error as Error).message}`);
      return undefined;
    }
  };
}
