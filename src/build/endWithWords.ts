import {isPlainError} from '../content/diagnostic';

/**
 * Runs work that fails when staff made a mistake. If it does, the command ends with the words of that mistake alone:
 * Docusaurus would put the error into errors of its own, such as "Unable to build website for locale en", whose stacks
 * bury it. Any other error is a program's, and goes on to Docusaurus with its stack.
 */
export function endWithWords<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isPlainError(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
