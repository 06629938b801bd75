/** What is printed of an error: its message, and the stack too unless our own code has thrown it on purpose. */
export const wordsOf = (error: Error): string => (error.name === 'Error' ? error.message : `${error.stack}`);

/** Runs a program. If it fails, prints the error and sets the exit status to 1. */
export function runProgram(main: () => unknown, report: (words: string) => void = console.error): void {
  Promise.resolve()
    .then(main)
    .catch((error: Error) => {
      report(wordsOf(error));
      process.exitCode = 1;
    });
}
