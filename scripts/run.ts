/** The text to print for an error: its message, or the stack unless our own code has thrown it on purpose. */
export const describeError = (error: Error): string => (error.name === 'Error' ? error.message : `${error.stack}`);

/** Runs a program. If it fails, prints the error and sets the exit status to 1. */
export function runProgram(main: () => unknown, report: (description: string) => void = console.error): void {
  Promise.resolve()
    .then(main)
    .catch((error: Error) => {
      report(describeError(error));
      process.exitCode = 1;
    });
}
