import {useEffect, useState} from 'react';
import {onceAnswered} from '../../engine/client';

/**
 * The engine's answer to a question, which is asked again when one of `deps` changes. Until a new answer arrives, the
 * last one stays.
 */
export function useAnswer<Answer>(
  ask: () => Promise<Answer> | undefined,
  deps: readonly unknown[],
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    const asked = ask();
    if (asked) onceAnswered(asked, (result) => isCurrent && setAnswer(result));
    return () => {
      isCurrent = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them.
  }, deps);
  return answer;
}
