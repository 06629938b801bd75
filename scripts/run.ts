/** Runs a program. If it fails, its words alone are printed, and the exit status is 1. */
export function runProgram(main: () => unknown): void {
  Promise.resolve()
    .then(main)
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
