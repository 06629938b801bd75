export interface Created {
  /** The files to change, with their new texts. */
  texts: Record<string, string>;
  /** The file to go on with, and where. */
  file: string;
  select?: {start: number; end: number};
}
