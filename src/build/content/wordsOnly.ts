/** Runs work that fails when staff made a mistake. Docusaurus wraps the error in its own; both show no stack trace. */
export function wordsOnly<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    Error.stackTraceLimit = 0;
    throw error;
  }
}
