const STACK_LINES = Error.stackTraceLimit;

/**
 * Runs work that fails when staff made a mistake, and prints its words alone. The error has no stack (`plainError`), but
 * Docusaurus puts it into errors of its own, such as "Unable to build website for locale en", whose stacks would bury it.
 * Nothing that is thrown can change the error around it, so this limits all stacks while Docusaurus makes its own: that is
 * before anything else runs. Later errors have stacks again, since `npm start` may go on, and they may be a program's.
 */
export function withoutStacks<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    Error.stackTraceLimit = 0;
    setImmediate(() => {
      Error.stackTraceLimit = STACK_LINES;
    });
    throw error;
  }
}
