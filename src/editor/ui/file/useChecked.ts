import {useCallback, useEffect, useState} from 'react';
import type {Checked} from '../../engine/results';
import {useEditor} from '../shared/context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

interface Check {
  /** The last result. It may be of a text a moment older. */
  checked?: Checked;
  /** Why the text could not be checked. */
  checkError?: string;
  /** Checks again after another file has changed. */
  checkAgain: () => void;
}

/** Checks a text after each pause in typing. */
export function useChecked(file: string, text: string): Check {
  const {engine} = useEditor();
  const [checked, setChecked] = useState<Checked>();
  const [checkError, setError] = useState<string>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each round.
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      engine.put(file, text);
      engine.run('check', file).then(
        (result) => {
          if (!isCurrent) return;
          setChecked(result);
          setError(undefined);
        },
        (error: Error) => isCurrent && setError(error.message),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, file, text, round]);

  return {checked, checkError, checkAgain: useCallback(() => setRound((count) => count + 1), [])};
}
