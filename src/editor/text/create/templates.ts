/** What can be created, and the questions that are asked first. */

export interface Question {
  name: string;
  label: string;
  help: string;
  /** Whether the answer is one of the free silks. */
  isSilk?: boolean;
  /** Whether the answer may stay empty. */
  isOptional?: boolean;
}

/** Answers by question. */
export type Answers = Record<string, string>;

export interface Template {
  id: string;
  label: string;
  questions: Question[];
}

export const TEMPLATES: Template[] = [
  {
    id: 'page',
    label: 'New page',
    questions: [
      {name: 'title', label: 'Title', help: 'What the page is called, for example in a search engine.'},
      {name: 'description', label: 'Description', help: 'One sentence for search engines: what a visitor finds here.'},
    ],
  },
  {
    id: 'program',
    label: 'New program',
    questions: [
      {name: 'title', label: 'Name', help: 'Its button will say “Apply to” and this name.'},
      {name: 'tagline', label: 'Tagline', help: 'What the program is, in one short line.'},
      {name: 'perfectFor', label: 'Perfect for', help: 'Who it is for, in a line.'},
      {name: 'words', label: 'What it is', help: 'A sentence or two.'},
      {name: 'gets', label: 'What a person gets', help: 'One thing. You can add more later.'},
      {
        name: 'to',
        label: 'Where its button goes',
        help: 'A page such as /contact, or an address that begins with https:, mailto: or tel:. May stay empty.',
        isOptional: true,
      },
      {name: 'silk', label: 'Silk', help: 'Its pattern on the page. Each program has its own.', isSilk: true},
    ],
  },
  {
    id: 'story',
    label: 'New story',
    questions: [
      {name: 'category', label: 'What kind of startup', help: 'For example: An agri-tech startup.'},
      {name: 'value', label: 'A result, as a figure', help: 'For example: 200+'},
      {name: 'label', label: 'What the figure counts', help: 'For example: farmers served'},
    ],
  },
];
