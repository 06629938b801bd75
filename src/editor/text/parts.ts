/**
 * The parts of a page that a person opens one at a time, a passage of words or a component: finding, moving, duplicating
 * and deleting them. All of it happens at the parser's places, so nothing else in the file changes.
 */
import type {Nodes, Parents} from 'mdast';
import {componentLabel} from '../../content/components/table';
import {type Element, isElement, spanOf, stringOf} from '../../content/page/elements';
import {startWithComments} from '../../content/page/notes';
import type {Page} from '../../content/page/page';
import {nameInWords} from '../../content/wording';
import {applyEdits, type Span} from './edits';
import {headingSign} from './signs';

export type PartKind = Nodes['type'] | 'top' | 'component' | 'picture' | 'quotation';

export interface Part extends Span {
  kind: PartKind;
  /** What it is, in words: "Heading", "Card: A visit". */
  label: string;
  /** What the text box shows of a passage: a heading without its signs, of a picture what it shows. */
  words: Span;
  /** Whether there is a part of the same parent before it, and after it. */
  isFirst: boolean;
  isLast: boolean;
}

/** What was tapped. */
export interface Located {
  /** The parts around it, the outermost first. The last one opens. */
  parts: Part[];
  /** The cursor, or the words that are meant. */
  select?: Span;
  /** The setting of a component. */
  setting?: string;
}

/** The component that a block is: one by itself in a paragraph counts, too. */
export function componentOf(node: Nodes): Element | undefined {
  if (isElement(node)) return /^[A-Z]/.test(node.name ?? '') ? node : undefined;
  if (node.type !== 'paragraph') return undefined;
  const [first, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim());
  const isAlone = others.length === 0;
  return first && isAlone && isElement(first) ? componentOf(first) : undefined;
}

/** Not seen on the page. */
const UNSEEN = /^(mdxjsEsm|mdxFlowExpression|definition)$/;

/** A block of a page. */
export interface Block {
  node: Nodes;
  parent: Parents;
  /** The blocks of its parent that are seen on the page. */
  siblings: Nodes[];
}

/** The blocks around an offset, the outermost first. Between two blocks it is the one before. */
export function blocksAt({tree, source}: Page, offset: number): Block[] {
  const within = (parent: Parents): Block[] => {
    const siblings: Nodes[] = parent.children.filter(({type}) => !UNSEEN.test(type));
    const node = siblings.filter((sibling) => spanOf(sibling).start <= offset).at(-1);
    if (!node) return [];
    // An offset in the closing tag of a component belongs to the component.
    const isInClosingTag = parent !== tree && source.text.slice(spanOf(node).end, offset).trim() !== '';
    if (isInClosingTag) return [];
    const isAround = componentOf(node)?.type === 'mdxJsxFlowElement' && offset <= spanOf(node).end;
    return [{node, parent, siblings}, ...(isAround ? within(node as Parents) : [])];
  };
  return within(tree);
}

/** The block at an index, or the one around it that may not be empty without it. */
function deletedWith(blocks: Block[], startIndex: number, {components}: Page): Block {
  const needsContent = ({node}: Block) => components.get(componentOf(node)?.name ?? '')?.children === 'required';
  let index = startIndex;
  while (index > 0 && blocks[index].siblings.length === 1 && needsContent(blocks[index - 1])) index -= 1;
  return blocks[index];
}

/** What a component is called: by the first of its settings that is words, such as a card's title. */
function labelOfPart(element: Element, {components}: Page): string {
  const {name, props} = components.get(element.name ?? '') ?? {name: element.name ?? '', props: []};
  const naming = props.find(({kind, required}) => kind === 'string' && required);
  const value = naming && stringOf(element, naming.name);
  const label = componentLabel(name, components);
  return value ? `${label}: ${value}` : label;
}

/** A passage that is a picture and nothing else; what it shows is between the square brackets. */
const PICTURE = /^!\[((?:\\.|[^\]\\])*)\]\([^)]*\)$/;

/** What a passage is, what it is called, and the words of it that the text box shows. */
function describe(node: Nodes, text: string): Pick<Part, 'kind' | 'label' | 'words'> {
  const {start, end} = spanOf(node);
  const markdown = text.slice(start, end);
  const picture = PICTURE.exec(markdown);
  if (picture) {
    const words = {start: start + '!['.length, end: start + '!['.length + picture[1].length};
    return {kind: 'picture', label: nameInWords('picture'), words};
  }
  const kind = node.type === 'blockquote' ? 'quotation' : node.type;
  // Names of the parser with a capital inside, such as thematicBreak, say nothing to staff.
  const label = /^[a-z]+$/.test(kind) ? nameInWords(kind) : 'Passage';
  return {kind, label, words: {start: start + headingSign(markdown).length, end}};
}

/** The parts around an offset, the outermost first. */
export function partsAt(page: Page, offset: number): Part[] {
  const {text} = page.source;
  const top = {start: 0, end: page.frontMatter.end, isFirst: true, isLast: true};
  if (offset < top.end) return [{...top, words: top, kind: 'top', label: 'Title and description'}];
  return blocksAt(page, offset).map(({node, siblings}) => {
    const order = {isFirst: siblings[0] === node, isLast: siblings.at(-1) === node};
    const place = spanOf(node);
    const element = componentOf(node);
    if (element) return {...place, ...order, words: place, kind: 'component', label: labelOfPart(element, page)};
    return {...place, ...order, ...describe(node, text)};
  });
}

/** What can be done with a part of a page, and with an entry of a record. */
export type ArrangeKind = 'up' | 'down' | 'duplicate' | 'delete';

/** The text after an action, and where the part is now: of one that was duplicated the copy, of a deleted one nothing. */
interface Arranged {
  text: string;
  start?: number;
}

/** What goes too when a part is deleted: the empty lines after it, or before it where it is the last of its parent. */
function withoutPart(text: string, {start, end}: Span): Arranged {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isLast = /^\s*(<\/|$)/.test(after);
  return {text: isLast ? before.trimEnd() + after : before + after.trimStart()};
}

/** The copy comes after the part, with the same gap as before its notes, and without them. */
function withCopy(text: string, {start, end}: Span, startOfNotes: number): {text: string; start: number} {
  const words = text.slice(start, end);
  const [gap] = /\s*$/.exec(text.slice(0, startOfNotes)) ?? [''];
  return {text: text.slice(0, end) + gap + words + text.slice(end), start: end + gap.length};
}

function withSwapped(text: string, part: Span, neighbor: Span): {text: string; start: number} {
  const words = text.slice(part.start, part.end);
  const swapped = applyEdits(text, [
    {...part, text: text.slice(neighbor.start, neighbor.end)},
    {...neighbor, text: words},
  ]);
  const isUp = neighbor.start < part.start;
  return {text: swapped, start: isUp ? neighbor.start : neighbor.end - words.length};
}

/**
 * Does an action to the part at a place; undefined if there is none. A passage that has become several while somebody
 * typed goes as one. Notes are moved and deleted with the block that they are about, and aren't duplicated.
 */
export function arrangePart(page: Page, place: Span, action: ArrangeKind): Arranged | undefined {
  const {text} = page.source;
  const blocks = blocksAt(page, place.start);
  const open = blocks.findIndex(({node}) => spanOf(node).start === place.start);
  if (open < 0) return undefined;
  const {node, parent, siblings} = action === 'delete' ? deletedWith(blocks, open, page) : blocks[open];
  const first = siblings.indexOf(node);
  const moving = siblings.slice(first).filter((sibling) => sibling === node || spanOf(sibling).end <= place.end);
  const startOfNotes = startWithComments(node, parent.children);
  const {end} = spanOf(moving[moving.length - 1]);
  if (action === 'delete') return withoutPart(text, {start: startOfNotes, end});
  if (action === 'duplicate') return withCopy(text, {start: place.start, end}, startOfNotes);
  const neighbor = siblings[action === 'up' ? first - 1 : first + moving.length];
  if (!neighbor) return {text, start: place.start};
  const other = {start: startWithComments(neighbor, parent.children), end: spanOf(neighbor).end};
  const swapped = withSwapped(text, {start: startOfNotes, end}, other);
  return {text: swapped.text, start: swapped.start + place.start - startOfNotes};
}
