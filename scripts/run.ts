/**
 * Runs a program. If it fails, its words alone are printed, and the exit status is 1. `report`: how they are printed, where
 * there is more to say.
 */
export function runProgram(main: () => unknown, report: (error: Error) => void = reportPlainly): void {
  Promise.resolve()
    .then(main)
    .catch((error: Error) => {
      report(error);
      process.exitCode = 1;
    });
}

const reportPlainly = ({message}: Error): void => console.error(message);
