/**
 * The two wordings of a problem: `npm run check` and the build speak to people who edit a file, the editor to people who
 * see a page and its forms, and no tag, brace or import line.
 */
import {type ComponentTable, componentLabel, type Prop, propLabel} from './components/table';

export interface Wording {
  message: string;
  /** For the editor, where it needs other words. */
  messageInForm?: string;
}

/** How a sentence names what a file has in signs. */
export interface Names {
  /** A tag by its name, with a slash before it for a closing one: `<Card>`, `</Card>`; in the editor “Card”, the end of “Card”. */
  tag(name: string): string;
  /** `"perfectFor" of <ProgramCard>`; in the editor “Perfect for”. */
  setting(prop: Prop, component: string): string;
  /** `component "Crad"`, which doesn't exist; in the editor `part called "Crad"`. */
  component(name: string): string;
}

const IN_FILE: Names = {
  tag: (name) => `<${name}>`,
  setting: ({name}, component) => `"${name}" of <${component}>`,
  component: (name) => `component "${name}"`,
};

/** The editor's way. */
export const namesInForm = (components: ComponentTable): Names => ({
  tag(name) {
    // What isn't written like a component, such as <br>, has no other name.
    if (!/^\/?[A-Z]\w+$/.test(name)) return `<${name}>`;
    const label = `“${componentLabel(name.replace('/', ''), components)}”`;
    return name.startsWith('/') ? `the end of ${label}` : label;
  },
  setting: (prop) => `“${propLabel(prop)}”`,
  component: (name) => `part called "${name}"`,
});

/** Both wordings of a sentence in which only names differ. */
export const worded = (components: ComponentTable, sentence: (names: Names) => string): Required<Wording> => ({
  message: sentence(IN_FILE),
  messageInForm: sentence(namesInForm(components)),
});

/** Words as a list in a sentence, for one to be chosen: a, b or c. With `and`, for all of them: a, b and c. */
export function listed(words: string[], conjunction: 'or' | 'and' = 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
