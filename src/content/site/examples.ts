/** Words that the editor writes into what it adds, until somebody replaces them with their own. */

export const EXAMPLES = {
  paragraph: 'Write what you want to say.',
  entry: 'Write an entry',
  heading: 'Write a heading',
  aboutPage: 'Write one sentence that says what this page is about.',
};

/** What the editor writes into a setting, until somebody replaces it. */
export const exampleFor = (setting: string): string => `Write here: ${setting}`;

const withoutStop = (words: string) => words.trim().toLowerCase().replace(/\.$/, '');
const TEXTS = new Set(Object.values(EXAMPLES).map(withoutStop));

/** Whether words are an example and nothing else. */
export const isWholeExample = (words: string): boolean =>
  TEXTS.has(withoutStop(words)) || /^write here: .*$/i.test(words.trim());
