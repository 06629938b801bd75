/** Words that stand where somebody's own are to come: what the editor writes for something that it adds. */

export const EXAMPLES = {
  paragraph: 'Write what you want to say.',
  entry: 'Write an entry',
  heading: 'Write a heading',
  aboutPage: 'Write one sentence that says what this page is about.',
};

/** What a setting says until somebody writes in it. */
export const exampleFor = (setting: string): string => `Write here: ${setting}`;

const withoutStop = (words: string) => words.trim().toLowerCase().replace(/\.$/, '');
const TEXTS = new Set(Object.values(EXAMPLES).map(withoutStop));

/** Whether words are an example and nothing else. */
export const isWholeExample = (words: string): boolean =>
  TEXTS.has(withoutStop(words)) || /^write here: .*$/i.test(words.trim());

/** Whether words are an example that nobody has replaced: by itself, as an entry, or in the phrase of a button's name. */
export const isExample = (words: string): boolean =>
  isWholeExample(words.trim().replace(/^[-*+] /, '')) || /^.* write here: .*$/i.test(words.trim());
