import type {Selection} from '../edits';

/** What was created. */
export interface Created {
  /** The files to change, with their new texts. */
  texts: Record<string, string>;
  /** The file to open next, and what to select in it. */
  file: string;
  select?: Selection;
}
