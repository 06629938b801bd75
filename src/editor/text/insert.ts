/** What *Add* puts into a page, and where. The words are placeholders, which the check reports until they are replaced. */
import {type ComponentTable, checkPage} from '../../content';
import {type Element, elementsOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {applyEdits, movedBy} from './edits';
import {blocksAt, componentOf} from './passage';

/** Names of the site that a new part uses: a figure, a button, and a silk that nobody wears. */
export interface Names {
  figure: string;
  button: string;
  silk: string;
}

/** What can be added. Its component goes into the one it belongs to; where there is none near, into a new one. */
export interface Addable {
  label: string;
  /** What it is for, in a sentence. */
  description: string;
  /** Markdown, with `{figure}`, `{button}` and `{silk}` for names of the site. */
  markdown: string;
  /** The component that it goes into. */
  parent?: string;
  /** It is only offered on a page that has its parent, and goes into the last one. */
  isOnlyThere?: boolean;
}

type Part = Omit<Addable, 'label' | 'description'>;

export const HEADING = 'Write a heading';
export const WORDS = 'Write what you want to say.';
const NAME = 'Write its name';

/** What can be added, as the handbook teaches it. */
export const ADDABLE: Addable[] = [
  {label: 'Paragraph', description: 'A few sentences below what you tapped.', markdown: WORDS},
  {
    label: 'List',
    description: 'Short points, one below the other.',
    markdown: '- Write the first entry\n- Write the second entry',
  },
  {
    label: 'Section',
    description: 'A new part of the page with a heading of its own.',
    markdown: `<Section>\n\n## ${HEADING}\n\n${WORDS}\n\n</Section>`,
  },
  {
    label: 'Card',
    description: 'One of several things side by side, such as the facilities.',
    parent: 'Cards',
    markdown: `<Card title="${HEADING}">\n\n${WORDS}\n\n</Card>`,
  },
  {
    label: 'Button',
    description: 'Leads to a page, a form, a telephone number or WhatsApp.',
    parent: 'Buttons',
    markdown: '<Button label="{button}" />',
  },
  {
    label: 'Event',
    description: 'Something on a day: you choose it in a calendar.',
    markdown: `<Event title="${NAME}" date="">\n\n${WORDS}\n\n</Event>`,
  },
  {
    label: 'Program',
    description: 'A new program after the last one. Sentences that count the programs follow by themselves.',
    parent: 'ProgramField',
    isOnlyThere: true,
    markdown: `<ProgramCard title="${NAME}" silk="{silk}" tagline="Write what it is, in one short line" perfectFor="Write who it is for">\n\n${WORDS}\n\n<WhatYouGet>\n\n- Write what a person gets\n\n</WhatYouGet>\n\n</ProgramCard>`,
  },
  {
    label: 'Price',
    description: 'A tier of the Hatchery, with its price and what it includes.',
    parent: 'TierBoard',
    isOnlyThere: true,
    markdown: `<Tier type="${NAME}" price="UGX 0" description="Write who it is for">\n\n- Write what it includes\n\n</Tier>`,
  },
  {
    label: 'Story',
    description: 'What became of a startup, with a result in figures.',
    markdown: `<Story category="Write what kind of startup it is">\n  <Result value="0" label="Write what was counted" />\n</Story>`,
  },
  {
    label: 'Person',
    description: 'A name and what this person does here. A picture can follow.',
    parent: 'People',
    markdown: `<Person name="${NAME}" role="Write what they do here" silk="{silk}" />`,
  },
  {
    label: 'Partner',
    description: 'A partner by name. Its mark can follow as a picture.',
    parent: 'Partners',
    markdown: `<Partner name="${NAME}" />`,
  },
  {
    label: 'Figure',
    description: 'A number from the record Figures, which changes on every page at once.',
    parent: 'Figures',
    markdown: '<Figure name="{figure}" />',
  },
  {
    label: 'Passage to confirm',
    description: 'Words that somebody has to confirm first. Only staff see the mark.',
    markdown: `<ToConfirm reason="Write who has to confirm it, and why">\n\n${WORDS}\n\n</ToConfirm>`,
  },
];

/** What can be added to a page with this text. */
export const addableTo = (text: string): Addable[] =>
  ADDABLE.filter(({parent, isOnlyThere}) => !isOnlyThere || text.includes(`<${parent}`));

/** The text of a page with something new, and where that begins: at its tag, a section at its heading. */
export interface Inserted {
  text: string;
  at: number;
}

const isSection = (markdown: string) => markdown.startsWith('<Section>');
/** Components around whole passages, into which a new part goes. */
const BANDS = ['Section', 'Hero', 'Statement', 'Aside'];

/** Where a part goes, and whether it is a line of its own there, without empty lines around it. */
interface Spot {
  at: number;
  isTight: boolean;
  isWrapped: boolean;
}

/** Behind the entry of its parent at the offset, or else behind the last one; without a parent, behind the block there. */
function spotFor(page: Page, {markdown, parent, isOnlyThere}: Part, offset: number): Spot {
  const {text} = page.source;
  const holds = (one: Element) => placeOf(one).start < offset && offset < placeOf(one).end;
  const parents = page.elements.filter(({name}) => name === parent);
  const near = parents.filter(holds).at(-1) ?? (isOnlyThere ? parents.at(-1) : undefined);
  if (near) {
    const {start, end} = placeOf(near);
    const entries = elementsOf(near).filter((one) => one !== near && /^[A-Z]/.test(one.name ?? ''));
    const entry = entries.find(holds);
    const at = entry ? placeOf(entry).end : Math.max(...entries.map((one) => placeOf(one).end));
    return {at, isTight: !/\n[ \t]*\n/.test(text.slice(start, end)), isWrapped: false};
  }
  const blocks = blocksAt(page, offset);
  // A picture goes in among those of a gallery; everything else goes behind it.
  const bands = markdown.startsWith('![') ? [...BANDS, 'Gallery'] : BANDS;
  const inside = blocks.find(({node}) => isSection(markdown) || !bands.includes(componentOf(node)?.name ?? ''));
  const found = inside ?? blocks.at(-1);
  const at = found ? placeOf(found.node).end : text.trimEnd().length;
  return {at, isTight: false, isWrapped: parent !== undefined};
}

/** The page with a part at the nearest place to an offset that can hold it, and an import line that names it. */
export function insertBlock(
  page: Page,
  components: ComponentTable,
  part: Part,
  names: Partial<Names>,
  offset: number,
): Inserted {
  const {text, file} = page.source;
  const {at, isTight, isWrapped} = spotFor(page, part, Math.min(offset, text.length));
  const own = part.markdown.replace(/\{(figure|button|silk)\}/g, (_all, name: keyof Names) => names[name] ?? '');
  const before = isWrapped ? `<${part.parent}>\n\n` : isTight ? '  ' : '';
  const words = before + own + (isWrapped ? `\n\n</${part.parent}>` : '');
  const gap = isTight ? '\n' : '\n\n';
  const head = text.slice(0, at).trimEnd() + gap;
  const tail = text.slice(at).trimStart();
  const joined = head + words + (tail ? gap + tail : '\n');
  const start = head.length + (isSection(own) ? own.indexOf('##') : before.length);
  const edits = checkPage(file, joined, components)
    .diagnostics.filter(({rule}) => rule === 'missing-import')
    .flatMap((one) => one.edits ?? []);
  return {text: applyEdits(joined, edits), at: movedBy({start, end: start}, edits).start};
}
