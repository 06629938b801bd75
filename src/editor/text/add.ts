/** Puts something new into a page, at the nearest place that can hold it. */
import type {ContentFiles} from '../../content/files';
import {type Element, elementsOf, spanOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {type Addable, addables, writeComponent} from './addable';
import {lineEnd} from './edits';
import {type Block, blocksAt, componentOf} from './parts';
import {headingSign, listSign} from './signs';

/** The components from edge to edge of the window, into which a new part goes. */
const BANDS = ['Hero', 'Section', 'Banner'];

export const isBand = ({name}: Element): boolean => BANDS.includes(name ?? '');

/** The band that ends right before an offset; at the end of a page, and at its title, the last one. */
function bandBefore({elements, source: {text}}: Page, offset: number, blocks: Block[]): Element | undefined {
  const hasClosingTag = (element: Element) => !text.slice(0, spanOf(element).end).endsWith('/>');
  const bands = elements.filter((element) => isBand(element) && hasClosingTag(element));
  const isAtEnd = offset >= text.trimEnd().length;
  // The title is above all blocks.
  if (isAtEnd || blocks.length === 0) return bands.at(-1);
  if (blocks.length !== 1) return undefined;
  const component = componentOf(blocks[0].node);
  return bands.find((band) => band === component);
}

/** Where a part goes, what is written there, and the gap to its neighbors. */
interface Spot {
  at: number;
  gap: string;
  written: string;
}

/** A part that is added: its Markdown, and where it belongs. */
interface NewPart extends Pick<Addable, 'into' | 'only' | 'isSection'> {
  markdown: string;
  /** Exactly where it goes, if that is known. */
  at?: number;
}

/** A page with a new part. */
export interface InsertedPart {
  /** The text of the page. */
  text: string;
  /** Where the part begins. */
  at: number;
}

/** A part with a new parent around it, if it needs one. */
const withParent = ({markdown, into}: NewPart): string => (into ? `<${into}>\n\n${markdown}\n\n</${into}>` : markdown);

const containsOffset = (element: Element, offset: number): boolean =>
  spanOf(element).start < offset && offset < spanOf(element).end;

/** Where the closing tag of an element begins. */
const closingTag = (element: Element, text: string): number => text.lastIndexOf('</', spanOf(element).end);

/** In a parent: after the entry at the offset, or else after the last one. Entries without a gap get none. */
function spotInParent(parent: Element, {markdown}: NewPart, text: string, offset: number): Spot {
  const {start, end} = spanOf(parent);
  // Behind an entry that is open, *Add below* is at its end.
  const entry = elementsOf(parent).find(
    (element) => element !== parent && spanOf(element).start < offset && offset <= spanOf(element).end,
  );
  const endOfLast = text.slice(0, text.lastIndexOf('<', end - 1)).trimEnd().length;
  const at = entry ? spanOf(entry).end : endOfLast;
  const isTight = !/\n[ \t]*\n/.test(text.slice(start, end));
  return isTight ? {at, gap: '\n', written: `  ${markdown}`} : {at, gap: '\n\n', written: markdown};
}

/** Where a part without a parent goes: to the end of the band before it, or else after a block. */
function insertionOffset(page: Page, {isSection}: NewPart, offset: number): number {
  const {text} = page.source;
  const blocks = blocksAt(page, offset);
  // Outside every band, words would touch the window's edges. A section is a band itself.
  const band = isSection ? undefined : bandBefore(page, offset, blocks);
  if (band) return text.slice(0, closingTag(band, text)).trimEnd().length;
  const isInBand = ({node}: Block) => {
    const component = componentOf(node);
    return component !== undefined && isBand(component);
  };
  const block = blocks.find((one) => isSection || !isInBand(one)) ?? blocks.at(-1);
  return block ? spanOf(block.node).end : text.length;
}

function spotFor(page: Page, part: NewPart, offset: number): Spot {
  const {into, only, at, markdown} = part;
  if (at !== undefined) return {at, gap: '\n\n', written: markdown};
  const parents = page.elements.filter(({name}) => name === (into ?? only));
  const parentAround = parents.filter((element) => containsOffset(element, offset)).at(-1);
  const nearParent = parentAround ?? (only ? parents.at(-1) : undefined);
  if (nearParent) return spotInParent(nearParent, part, page.source.text, offset);
  return {at: insertionOffset(page, part, offset), gap: '\n\n', written: withParent(part)};
}

/** The page with a part at the nearest place to an offset that can hold it, and where it begins there. */
export function insert(page: Page, part: NewPart, offset: number): InsertedPart {
  const {text} = page.source;
  const {at, gap, written} = spotFor(page, part, Math.min(offset, text.length));
  const before = text.slice(0, at).trimEnd() + gap;
  // What comes next keeps its indentation.
  const after = text.slice(at).replace(/^\s*\n|^\s+/, '');
  const newText = before + written + (after ? gap + after : '\n');
  // A section begins with its heading, where somebody writes first.
  const beginning = part.isSection ? '##' : part.markdown;
  return {text: newText, at: newText.indexOf(beginning, before.length)};
}

/** The page with something that *Add* offers, where that begins, and what of it is selected. */
export function insertBlock(page: Page, label: string, offset: number, files: ContentFiles) {
  const offered = addables([...page.components.values()]);
  const addable = offered.find((one) => one.label === label);
  if (!addable) throw new Error(`Nothing that can be added is called “${label}”.`);
  const markdown = addable.markdown ?? writeComponent(addable.component ?? label, page.components, files);
  const {text, at} = insert(page, {...addable, markdown}, offset);
  if (!addable.markdown) return {text, at, select: {start: at, end: at}};
  // An example is selected without its sign, so that the first key replaces it.
  const sign = listSign(markdown) || headingSign(text.slice(at));
  return {text, at, select: {start: at + sign.length, end: lineEnd(text, at)}};
}
