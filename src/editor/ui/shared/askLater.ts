/** A question that may be outdated before it is answered. */

interface Question<Result> {
  ask: () => Promise<Result>;
  /** How long to wait before it is asked, in milliseconds. */
  pause: number;
  onAnswer: (answer: Result) => void;
  onFailure: (error: Error) => void;
}

/**
 * Asks after a pause. Returns a function for when the question is outdated: it isn't asked then, and neither an answer nor a
 * failure is passed on.
 */
export function askLater<Result>({ask, pause, onAnswer, onFailure}: Question<Result>): () => void {
  let isCurrent = true;
  const askNow = async () => {
    try {
      const answer = await ask();
      if (isCurrent) onAnswer(answer);
    } catch (error) {
      if (isCurrent) onFailure(error as Error);
    }
  };
  const timer = setTimeout(askNow, pause);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
