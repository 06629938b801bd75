/** Examples that staff have to replace: the editor's own, those of the handbook, and addresses kept for examples. */

/** What the editor writes into something new. */
export const EXAMPLES = {
  paragraph: 'Write what you want to say.',
  entry: 'Write an entry',
  heading: 'Write a heading',
  aboutPage: 'Write one sentence that says what this page is about.',
};

const BEFORE_SETTING = 'Write here: ';

/** What the editor writes into a new setting. */
export const exampleFor = (setting: string): string => BEFORE_SETTING + setting;

const comparable = (text: string): string => text.trim().toLowerCase().replace(/\.$/, '');
const OF_EDITOR = Object.values(EXAMPLES).map(comparable);

/** Whether text is one of the editor's examples and nothing else. */
export const isEditorExample = (text: string): boolean =>
  OF_EDITOR.includes(comparable(text)) || comparable(text).startsWith(BEFORE_SETTING.toLowerCase());

export const PLACEHOLDER_MESSAGE = 'This is only an example. Write your own, or delete it.';

/** Text that is only ever a placeholder, and addresses that are kept for examples. */
const PLACEHOLDER =
  /^(?:…|\.\.\.|lorem ipsum\b.*|(?:todo|tbc|tbd|fixme)\b.*|name of the company)$|\bname@example\.org\b|^https:\/\/example\.org\/?$|example\.org\/name\b|\+?256 ?700 ?000 ?000\b/i;

/** Whether text was left from an example. */
export const isPlaceholder = (text: string): boolean => isEditorExample(text) || PLACEHOLDER.test(comparable(text));
