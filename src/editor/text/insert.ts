/** What *Add* puts into a page, and where. The words are placeholders, which the check tells until they are replaced. */
import {type ComponentTable, checkPage} from '../../content';
import {type Element, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {applyEdits, movedBy} from './edits';
import {type Block as BlockOnPage, blocksAt, componentOf} from './passage';

/** What a new part needs to know of the site. */
export interface Names {
  figure: string;
  button: string;
  /** A silk that nobody wears. */
  silk: string;
}

/** Markdown, and where it may stand. */
export interface Block {
  write: (names: Names) => string;
  /** The components that take it as it is. Anywhere else it is wrapped in `wrapper`. */
  parents?: string[];
  wrapper?: [before: string, after: string];
  /** Whether it goes between sections, and never into one. */
  top?: boolean;
}

export interface Addable extends Block {
  id: string;
  label: string;
  /** What it is for, in a sentence. */
  description: string;
  /** It is only offered on a page that has this component, and goes into the last one. */
  only?: string;
}

export const HEADING = 'Write a heading';
export const WORDS = 'Write what you want to say.';
const NAME = 'Write its name';

/** What can be added, as the handbook teaches it. */
export const ADDABLE: Addable[] = [
  {
    id: 'paragraph',
    label: 'Paragraph',
    description: 'A few sentences below what you tapped.',
    write: () => WORDS,
  },
  {
    id: 'list',
    label: 'List',
    description: 'Short points, one below the other.',
    write: () => '- Write the first entry\n- Write the second entry',
  },
  {
    id: 'section',
    label: 'Section',
    description: 'A new part of the page with a heading of its own.',
    top: true,
    write: () => `<Section>\n\n## ${HEADING}\n\n${WORDS}\n\n</Section>`,
  },
  {
    id: 'card',
    label: 'Card',
    description: 'One of several things side by side, such as the facilities.',
    parents: ['Cards'],
    wrapper: ['<Cards>\n\n', '\n\n</Cards>'],
    write: () => `<Card title="${HEADING}">\n\n${WORDS}\n\n</Card>`,
  },
  {
    id: 'button',
    label: 'Button',
    description: 'Leads to a page, a form, a telephone number or WhatsApp.',
    parents: ['Buttons'],
    wrapper: ['<Buttons>\n  ', '\n</Buttons>'],
    write: ({button}) => `<Button label="${button}" />`,
  },
  {
    id: 'event',
    label: 'Event',
    description: 'Something on a day: you choose it in a calendar.',
    write: () => `<Event title="${NAME}" date="">\n\n${WORDS}\n\n</Event>`,
  },
  {
    id: 'program',
    label: 'Program',
    description: 'A new program after the last one. Sentences that count the programs follow by themselves.',
    only: 'ProgramField',
    parents: ['ProgramField'],
    write: ({silk}) =>
      `<ProgramCard title="${NAME}" silk="${silk}" tagline="Write what it is, in one short line" perfectFor="Write who it is for">\n\n${WORDS}\n\n<WhatYouGet>\n\n- Write what a person gets\n\n</WhatYouGet>\n\n</ProgramCard>`,
  },
  {
    id: 'tier',
    label: 'Price',
    description: 'A tier of the Hatchery, with its price and what it includes.',
    only: 'TierBoard',
    parents: ['TierBoard'],
    write: () =>
      `<Tier type="${NAME}" price="UGX 0" description="Write who it is for">\n\n- Write what it includes\n\n</Tier>`,
  },
  {
    id: 'story',
    label: 'Story',
    description: 'What became of a startup, with a result in figures.',
    write: () =>
      '<Story category="Write what kind of startup it is">\n  <Result value="0" label="Write what was counted" />\n</Story>',
  },
  {
    id: 'person',
    label: 'Person',
    description: 'A name and what this person does here. A picture can follow.',
    parents: ['People'],
    wrapper: ['<People>\n  ', '\n</People>'],
    write: ({silk}) => `<Person name="${NAME}" role="Write what they do here" silk="${silk}" />`,
  },
  {
    id: 'partner',
    label: 'Partner',
    description: 'A partner by name. Its mark can follow as a picture.',
    parents: ['Partners'],
    wrapper: ['<Partners>\n  ', '\n</Partners>'],
    write: () => `<Partner name="${NAME}" />`,
  },
  {
    id: 'figure',
    label: 'Figure',
    description: 'A number from the record Figures, which changes on every page at once.',
    parents: ['Figures'],
    wrapper: ['<Figures>\n  ', '\n</Figures>'],
    write: ({figure}) => `<Figure name="${figure}" />`,
  },
  {
    id: 'to-confirm',
    label: 'Passage to confirm',
    description: 'Words that somebody has to confirm first. Only staff see the mark.',
    write: () => `<ToConfirm reason="Write who has to confirm it, and why">\n\n${WORDS}\n\n</ToConfirm>`,
  },
];

/** What can be added to a page with this text. */
export const addableTo = (text: string): Addable[] => ADDABLE.filter(({only}) => !only || text.includes(`<${only}`));

/** The text of a page with something new, and where that begins: at its tag, a section at its heading. */
export interface Inserted {
  text: string;
  at: number;
}

/** The components around an offset, the innermost last. */
const around = (page: Page, offset: number): Element[] =>
  page.elements.filter((element) => {
    const {start, end} = placeOf(element);
    return /^[A-Z]/.test(element.name ?? '') && start < offset && offset < end;
  });

interface Spot {
  at: number;
  /** Whether it is indented, without empty lines around it. */
  tight: boolean;
  wrapped: boolean;
}

/** The place behind the child of a parent that an offset is in; behind the last one if it is in none. */
function spotIn(page: Page, parent: Element, offset: number): Spot {
  const {start, end} = placeOf(parent);
  const isChild = (one: Element) => placeOf(one).start > start && placeOf(one).end < end;
  const child = around(page, offset).find(isChild);
  const last = Math.max(...page.elements.filter(isChild).map((one) => placeOf(one).end));
  const tight = !/\n[ \t]*\n/.test(page.source.text.slice(start, end));
  return {at: child ? placeOf(child).end : last, tight, wrapped: false};
}

/** Inside a fitting parent, or behind the component or paragraph at the offset, within the section that it is in. */
function spotFor(page: Page, block: Block, offset: number): Spot {
  const fitting = (elements: Element[]) => elements.filter(({name}) => block.parents?.includes(name ?? '')).at(-1);
  const parent = fitting(around(page, offset)) ?? (block.wrapper ? undefined : fitting(page.elements));
  if (parent) return spotIn(page, parent, offset);
  const blocks = blocksAt(page, offset);
  const isBand = ({node}: BlockOnPage) => /^(Section|Hero|Statement|Aside)$/.test(componentOf(node)?.name ?? '');
  const inside = block.top ? 0 : blocks.findIndex((one) => !isBand(one));
  const found = inside < 0 ? blocks.at(-1) : blocks[inside];
  const at = found ? placeOf(found.node).end : page.source.text.trimEnd().length;
  return {at, tight: false, wrapped: Boolean(block.wrapper)};
}

/** The page with a block at the nearest place to an offset that can hold it, and an import line that names it. */
export function insertBlock(
  page: Page,
  components: ComponentTable,
  block: Block,
  names: Names,
  offset: number,
): Inserted {
  const {text, file} = page.source;
  const {at, tight, wrapped} = spotFor(page, block, Math.min(offset, text.length));
  const [before, after] = (wrapped && block.wrapper) || ['', ''];
  const words = `${before}${block.write(names)}${after}`;
  const head = text.slice(0, at).trimEnd();
  const tail = text.slice(at).replace(/^\s*/, '');
  const gap = tight ? '\n' : '\n\n';
  const indented = tight ? `  ${words.replaceAll('\n', '\n  ')}` : words;
  const joined = `${head}${gap}${indented}${tail ? `${gap}${tail}` : '\n'}`;
  const inside = block.top ? indented.indexOf('##') : before.length + (tight ? 2 : 0);
  const start = head.length + gap.length + Math.max(inside, 0);
  const edits = checkPage(file, joined, components)
    .diagnostics.filter(({rule}) => rule === 'missing-import')
    .flatMap((one) => one.edits ?? []);
  return {text: applyEdits(joined, edits), at: movedBy({start, end: start}, edits).start};
}
