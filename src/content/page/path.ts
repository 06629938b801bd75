/** Paths within the site, with slashes, as files and addresses have them. */

/** A path without its `.` and `..`; undefined when it leads out of the site. */
export function normalPath(path: string): string | undefined {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (step !== '' && step !== '.' && step !== '..') steps.push(step);
  }
  return steps.join('/');
}
