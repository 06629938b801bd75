/**
 * What verify finds, in words for staff: what is wrong, and what to do.
 *
 * Its rules have lists and limits of their own, also where the build has the same: with the build's, a mistake there would
 * be found by none of them. Only names of files and folders, and how records are read, are the build's.
 */

export interface Problem {
  /** An error stops the publishing. What words alone can bring about is a warning, and stops nothing. */
  severity: 'error' | 'warning';
  /** What is wrong and what to do, without the page's name. */
  message: string;
  /** The address of the page, below the home page: `/about`. Left out where it is about the whole site. */
  page?: string;
}

/** What to do about all that no words can bring about. */
export const TELL = 'Tell a developer.';

export const error = (message: string, page?: string): Problem => ({severity: 'error', message, page});

export const warning = (message: string, page?: string): Problem => ({severity: 'warning', message, page});
