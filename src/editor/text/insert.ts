/** What *Add* puts into a page, and where. The words are placeholders, which the check reports until they are replaced. */
import {type ComponentTable, checkPage} from '../../content';
import {type Element, elementsOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {applyEdits, movedBy} from './edits';
import {blocksAt, componentOf} from './passage';
import type {RecordNames} from './settings';

/** Names of the site that a new part may use, and a silk that nobody wears. */
type Names = RecordNames & {silk: string};

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

export const HEADING = 'Write a heading';
export const WORDS = 'Write what you want to say.';
const ENTRY = '- Write an entry';
const SECTION = `<Section>\n\n## ${HEADING}\n\n${WORDS}\n\n</Section>`;

/** What can be added, as the handbook teaches it. */
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
  {
    label: 'Passage to confirm',
    component: 'ToConfirm',
    description: 'Words that somebody has to confirm first. Only staff see the mark.',
  },
];

/** A component with all that it requires, as its table says it, and the parts that belong into it. */
function writeComponent(name: string, components: ComponentTable, names: Names): string {
  const {props = [], children} = components.get(name) ?? {};
  const settings = props.flatMap(({name: setting, required, tags}) => {
    const known = setting === 'silk' ? names.silk : names[tags.record as keyof RecordNames]?.[0];
    const words = setting.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return required ? [`${setting}="${known ?? (tags.form ? '' : `Write here: ${words}`)}"`] : [];
  });
  const tag = [`<${name}`, ...settings].join(' ');
  if (children === 'none') return `${tag} />`;
  const inner = [...components.values()].filter(({inside}) => inside?.includes(name));
  const words = name === 'WhatYouGet' || name === 'Tier' ? ENTRY : WORDS;
  const parts = inner.map((one) => writeComponent(one.name, components, names));
  return [`${tag}>`, words, ...parts, `</${name}>`].join('\n\n');
}

/** What can be added to a page with this text. */
export const addableTo = (text: string): Addable[] => ADDABLE.filter(({only}) => !only || text.includes(`<${only}`));

/** The text of a page with something new, and where that begins: at its tag, a section at its heading. */
export interface Inserted {
  text: string;
  at: number;
}

/** Components around whole passages, into which a new part goes. */
const BANDS = ['Section', 'Hero', 'Statement', 'Aside'];

/**
 * Behind the entry of its parent at the offset, or else behind the last one; without a parent, behind the block there.
 * `isTight`: it is a line of its own there, without empty lines around it; `isWrapped`: it needs a parent.
 */
function spotFor(page: Page, {markdown, parent, only}: Omit<Addable, 'description'>, offset: number) {
  const {text} = page.source;
  const holds = (one: Element) => placeOf(one).start < offset && offset < placeOf(one).end;
  const parents = page.elements.filter(({name}) => name === (parent ?? only));
  const near = parents.filter(holds).at(-1) ?? (only ? parents.at(-1) : undefined);
  if (near) {
    const {start, end} = placeOf(near);
    const entries = elementsOf(near).filter((one) => one !== near && /^[A-Z]/.test(one.name ?? ''));
    const entry = entries.find(holds);
    const at = entry ? placeOf(entry).end : Math.max(...entries.map((one) => placeOf(one).end));
    return {at, isTight: !/\n[ \t]*\n/.test(text.slice(start, end)), isWrapped: false};
  }
  const blocks = blocksAt(page, offset);
  // A picture goes in among those of a gallery; everything else goes behind it.
  const bands = markdown?.startsWith('![') ? [...BANDS, 'Gallery'] : BANDS;
  const inside = blocks.find(({node}) => markdown === SECTION || !bands.includes(componentOf(node)?.name ?? ''));
  const found = inside ?? blocks.at(-1);
  const at = found ? placeOf(found.node).end : text.trimEnd().length;
  return {at, isTight: false, isWrapped: parent !== undefined};
}

/** The page with a part at the nearest place to an offset that can hold it, and an import line that names it. */
export function insertBlock(
  page: Page,
  components: ComponentTable,
  part: Omit<Addable, 'description'>,
  offset: number,
  names: Names = {figures: [], buttons: [], silk: 'plain'},
): Inserted {
  const {text, file} = page.source;
  const {at, isTight, isWrapped} = spotFor(page, part, Math.min(offset, text.length));
  const own = part.markdown ?? writeComponent(part.component ?? part.label, components, names);
  const before = isWrapped ? `<${part.parent}>\n\n` : isTight ? '  ' : '';
  const words = before + own + (isWrapped ? `\n\n</${part.parent}>` : '');
  const gap = isTight ? '\n' : '\n\n';
  const head = text.slice(0, at).trimEnd() + gap;
  const tail = text.slice(at).trimStart();
  const joined = head + words + (tail ? gap + tail : '\n');
  const start = head.length + (own === SECTION ? own.indexOf('##') : before.length);
  const edits = checkPage(file, joined, components)
    .diagnostics.filter(({rule}) => rule === 'missing-import')
    .flatMap((one) => one.edits ?? []);
  return {text: applyEdits(joined, edits), at: movedBy({start, end: start}, edits).start};
}
