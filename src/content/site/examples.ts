/** Words that the editor writes into what it adds, until somebody replaces them with their own. */

export const EXAMPLES = {
  paragraph: 'Write what you want to say.',
  entry: 'Write an entry',
  heading: 'Write a heading',
  aboutPage: 'Write one sentence that says what this page is about.',
};

const BEFORE_SETTING = 'Write here: ';

/** What the editor writes into a setting, until somebody replaces it. */
export const exampleFor = (setting: string): string => BEFORE_SETTING + setting;

/** Where the example of a setting begins in one line of words, however its letters are written; -1 if there is none. */
const settingExampleIn = (words: string): number =>
  words.includes('\n') ? -1 : words.toLowerCase().indexOf(BEFORE_SETTING.toLowerCase());

const withoutStop = (words: string) => words.trim().toLowerCase().replace(/\.$/, '');
const TEXTS = new Set(Object.values(EXAMPLES).map(withoutStop));

/** Whether words are an example and nothing else. */
export const isWholeExample = (words: string): boolean =>
  TEXTS.has(withoutStop(words)) || settingExampleIn(words.trim()) === 0;
