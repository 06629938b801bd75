/** Words that stand where somebody's own are to come. */

/** What the editor writes for something that it adds. */
const ADDED =
  /^(?:[-*+] )?(?:write (?:a heading|an entry|what you want to say|one sentence that says what this page is about)|(?:.* )?write here: .*)\.?$/i;

/** Whether words are those of something that *Add* has put in, and that nobody has replaced. */
export const isExample = (words: string): boolean => ADDED.test(words.trim());
