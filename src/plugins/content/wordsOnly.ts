/**
 * Runs what can fail because of something that staff wrote. Docusaurus wraps such an error in one of its own: without
 * stacks, both show people words alone.
 */
export function wordsOnly<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    Error.stackTraceLimit = 0;
    throw error;
  }
}
