/** What JavaScript throws where a program is wrong. What our own code refuses is a plain `Error`, whose words say it all. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/** What is printed of an error: its words, and with a mistake of the program the place where it happened, too. */
export const wordsOf = (error: Error): string =>
  MISTAKES.some((Mistake) => error instanceof Mistake) ? (error.stack ?? error.message) : error.message;

/**
 * Runs a program. If it fails, the words of the error are printed, and the exit status is 1. `report`: how they are
 * printed, where there is more to say.
 */
export function runProgram(main: () => unknown, report: (words: string) => void = console.error): void {
  Promise.resolve()
    .then(main)
    .catch((error: Error) => {
      report(wordsOf(error));
      process.exitCode = 1;
    });
}
