/** What *Add* offers, as the handbook teaches it. The words are placeholders, which the check reports until they are replaced. */

/** What can be added: Markdown, or a component called as its label if it has no other name. */
export interface Addable {
  label: string;
  /** What it is for, in a sentence. */
  description: string;
  markdown?: string;
  component?: string;
  /** The component that it goes into; where there is none near, into a new one. */
  parent?: string;
  /** The component that a page has to have: it goes into the last one. */
  only?: string;
}

export const WORDS = 'Write what you want to say.';
export const ENTRY = '- Write an entry';
export const SECTION = `<Section>\n\n## Write a heading\n\n${WORDS}\n\n</Section>`;

export const ADDABLE: Addable[] = [
  {label: 'Paragraph', markdown: WORDS, description: 'A few sentences below what you tapped.'},
  {label: 'List', markdown: ENTRY, description: 'Short points, one below the other.'},
  {label: 'Section', markdown: SECTION, description: 'A new part of the page with a heading of its own.'},
  {label: 'Card', parent: 'Cards', description: 'One of several things side by side, such as the facilities.'},
  {label: 'Button', parent: 'Buttons', description: 'Leads to a page, a form, a telephone number or WhatsApp.'},
  {label: 'Event', description: 'Something on a day: you choose it in a calendar.'},
  {
    label: 'Program',
    component: 'ProgramCard',
    only: 'ProgramField',
    description: 'A new program after the last one. Sentences that count the programs follow by themselves.',
  },
  {label: 'Price', component: 'Tier', only: 'TierBoard', description: 'A tier of the Hatchery, and what it includes.'},
  {label: 'Story', description: 'What became of a startup, with a result in figures.'},
  {label: 'Person', parent: 'People', description: 'A name and what this person does here. A picture can follow.'},
  {label: 'Partner', parent: 'Partners', description: 'A partner by name. Its mark can follow as a picture.'},
  {
    label: 'Figure',
    parent: 'Figures',
    description: 'A number from the record Figures. It changes on every page at once.',
  },
  {label: 'Passage to confirm', component: 'ToConfirm', description: 'Words to be confirmed. Only staff see the mark.'},
];

/** What can be added to a page with this text. */
export const addableTo = (text: string): Addable[] => ADDABLE.filter(({only}) => !only || text.includes(`<${only}`));
