/** What *Add* inserts into a page. The words are placeholders, and state no facts. */

export interface SnippetNames {
  figure: string;
  button: string;
}

export interface Snippet {
  id: string;
  label: string;
  /** The components that take it as it is. Anywhere else it is wrapped in `wrapper`. */
  parents?: string[];
  /** What is inserted around it outside of these parents. */
  wrapper?: [before: string, after: string];
  /** Whether it goes between sections, and never into one. */
  top?: boolean;
  write: (names: SnippetNames) => string;
  /** The words that are selected afterwards. */
  select: string;
}

const TITLE = 'Write a title';
const WORDS = 'Write what you want to say.';

export const SNIPPETS: Snippet[] = [
  {
    id: 'section',
    label: 'Section',
    top: true,
    select: TITLE,
    write: () => `<Section>\n\n## ${TITLE}\n\n${WORDS}\n\n</Section>`,
  },
  {
    id: 'card',
    label: 'Card',
    parents: ['Cards'],
    wrapper: ['<Cards>\n\n', '\n\n</Cards>'],
    select: TITLE,
    write: () => `<Card title="${TITLE}">\n\n${WORDS}\n\n</Card>`,
  },
  {
    id: 'button',
    label: 'Button',
    parents: ['Buttons'],
    wrapper: ['<Buttons>\n  ', '\n</Buttons>'],
    select: '',
    write: ({button}) => `<Button label="${button}" />`,
  },
  {
    id: 'figure',
    label: 'Figure',
    parents: ['Figures'],
    wrapper: ['<Figures>\n  ', '\n</Figures>'],
    select: '',
    write: ({figure}) => `<Figure name="${figure}" />`,
  },
  {
    id: 'tier',
    label: 'Price',
    parents: ['TierBoard'],
    wrapper: ['<TierBoard>\n\n', '\n\n</TierBoard>'],
    select: 'Write its name',
    write: () =>
      '<Tier type="Write its name" price="UGX 0" description="Write who it is for">\n\n- Write what it includes\n\n</Tier>',
  },
  {
    id: 'story',
    label: 'Story',
    select: 'Write what kind of startup it is',
    write: () =>
      '<Story category="Write what kind of startup it is">\n  <Result value="0" label="write what was counted" />\n</Story>',
  },
  {
    id: 'to-confirm',
    label: 'Passage to confirm',
    select: WORDS,
    write: () => `<ToConfirm reason="Write who has to confirm it, and why">\n\n${WORDS}\n\n</ToConfirm>`,
  },
];
