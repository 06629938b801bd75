/** Hooks that ask the engine about the files, and change files through it. */
import {useEffect, useEffectEvent, useState} from 'react';
import type {Files} from '../../contents';
import type {Engine} from '../../engine/engine';
import type {Task} from '../../workspace/changeQueue';
import {useEditor, useWorkspace} from '../context';
import {askLater} from './askLater';

/** How long a pause in typing is before the engine is asked, in milliseconds: longer for what can wait. */
const PAUSE = 50;
const PAUSES: Partial<Record<keyof Engine, number>> = {newErrors: 1000};

/**
 * The engine's newest answer, asked for after each pause in changing files, and when the parameters are others; the last one
 * until then. `failure`: why the newest question has none. Without a method nothing is asked.
 */
export function useQuestion<Name extends keyof Engine>(
  method: Name | undefined,
  ...parameters: Parameters<Engine[Name]>
): {answer?: ReturnType<Engine[Name]>; failure?: Error} {
  const {engine} = useEditor();
  const {version} = useWorkspace();
  const [result, setResult] = useState<{answer?: ReturnType<Engine[Name]>; failure?: Error}>({});
  const ask = useEffectEvent(() => {
    if (method === undefined) return undefined;
    return askLater({
      ask: () => engine.run(method, ...parameters),
      pause: result.answer === undefined ? 0 : (PAUSES[method] ?? PAUSE),
      onAnswer: (answer) => setResult({answer}),
      onFailure: (failure) => setResult(({answer}) => ({answer, failure})),
    });
  });
  const question = JSON.stringify([method, parameters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each change of a file, and for another question.
  useEffect(() => ask(), [version, question]);
  return result;
}

/** The same, with a failure read aloud and shown in place of being returned. */
export function useAnswer<Name extends keyof Engine>(
  method: Name | undefined,
  ...parameters: Parameters<Engine[Name]>
) {
  const {announce} = useEditor();
  const {answer, failure} = useQuestion(method, ...parameters);
  const announceFailure = useEffectEvent(({message}: Error) => announce(`This could not be looked up. ${message}`));
  useEffect(() => {
    if (failure) announceFailure(failure);
  }, [failure]);
  return answer;
}

/**
 * Changes files as the engine answers, one after another. Returns the answer; undefined if nothing was changed. A failure is
 * announced, and `otherwise` says what is if the engine finds nothing to change.
 */
export function useChange() {
  const {changeQueue, announce} = useEditor();
  return async <Answer extends {files: Files}>(
    task: Task<Answer>,
    otherwise?: () => string | undefined,
  ): Promise<Answer | undefined> => {
    try {
      const answer = await changeQueue.add(task);
      const words = answer ? undefined : otherwise?.();
      if (words) announce(words);
      return answer;
    } catch (error) {
      announce(`This could not be done. ${(error as Error).message}`);
      return undefined;
    }
  };
}
