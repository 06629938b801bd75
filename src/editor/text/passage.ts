/**
 * The parts of a page that a person opens one at a time, a passage of words or a component: finding, moving, doubling
 * and deleting them at the parser's places, so that nothing else of the file changes.
 */
import type {Nodes, Parents} from 'mdast';
import {type Element, isElement, placeOf, stringOf} from '../../content/checker/page/elements';
import type {Page} from '../../content/checker/page/page';
import {applyEdits, type Selection} from './edits';
import {inWords} from './names';

export type PartKind = Nodes['type'] | 'top' | 'component' | 'picture' | 'quotation';

export interface Part extends Selection {
  kind: PartKind;
  /** What it is, in words: "Heading", "Card: A visit". */
  label: string;
  /** What the text box shows of a passage: a heading without its signs, of a picture what it shows. */
  words: Selection;
  /** Whether there is a part of the same parent before it, and after it. */
  isFirst: boolean;
  isLast: boolean;
}

/** What was tapped. */
export interface Located {
  /** The parts around it, the outermost first. The last one opens. */
  parts: Part[];
  /** The cursor, or the words that are meant. */
  select?: Selection;
  /** The setting of a component. */
  setting?: string;
}

/** The component that a block is: one by itself in a paragraph counts, too. */
export function componentOf(node: Nodes): Element | undefined {
  if (isElement(node)) return /^[A-Z]/.test(node.name ?? '') ? node : undefined;
  const words = node.type === 'paragraph' ? node.children.filter((one) => one.type !== 'text' || one.value.trim()) : [];
  return words.length === 1 && isElement(words[0]) ? componentOf(words[0]) : undefined;
}

/** Not seen on the page. */
const UNSEEN = /^(mdxjsEsm|mdxFlowExpression|definition)$/;

/** The blocks around an offset with those beside them, the outermost first. Between two blocks it is the one before. */
export function blocksAt({tree, source}: Page, offset: number): {node: Nodes; siblings: Nodes[]}[] {
  const within = (parent: Parents): ReturnType<typeof blocksAt> => {
    const siblings: Nodes[] = parent.children.filter(({type}) => !UNSEEN.test(type));
    const node = siblings.filter((one) => placeOf(one).start <= offset).at(-1);
    // In a component's closing tag, the component is meant.
    if (!node || (parent !== tree && source.text.slice(placeOf(node).end, offset).trim())) return [];
    const isAround = componentOf(node)?.type === 'mdxJsxFlowElement' && offset <= placeOf(node).end;
    return [{node, siblings}, ...(isAround ? within(node as Parents) : [])];
  };
  return within(tree);
}

/** Whether a block marks a passage that somebody has to confirm. */
const isMark = (node: Nodes): boolean => componentOf(node)?.name === 'ToConfirm';

/** The block at an index, or the one around it that would be empty without it: a mark goes where its passage goes. */
function widened(blocks: ReturnType<typeof blocksAt>, at: number, isEmptied: (around: Nodes) => boolean) {
  let index = at;
  while (index > 0 && blocks[index].siblings.length === 1 && isEmptied(blocks[index - 1].node)) index -= 1;
  return blocks[index];
}

/** What a component is called: by the first of its settings that is words, such as a card's title. */
function labelOf(element: Element, {components}: Page): string {
  const {name, props} = components.get(element.name ?? '') ?? {name: element.name ?? '', props: []};
  const naming = props.find(({kind, required, tags}) => kind === 'string' && required && tags.form !== 'picture');
  const value = naming && name !== 'ToConfirm' && stringOf(element, naming.name);
  return value ? `${inWords(name)}: ${value}` : inWords(name);
}

/** A passage that is a picture and nothing else; what it shows is between the square brackets. */
const PICTURE = /^!\[((?:\\.|[^\]\\])*)\]\([^)]*\)$/;
/** The signs at the beginning of a heading. */
const HEADING_SIGNS = /^#{1,6}[ \t]+/;

/** What a passage is, what it is called, and the words of it that the text box shows. */
function describe(node: Nodes, text: string): Pick<Part, 'kind' | 'label' | 'words'> {
  const {start, end} = placeOf(node);
  const markdown = text.slice(start, end);
  const picture = PICTURE.exec(markdown);
  if (picture) {
    const words = {start: start + '!['.length, end: start + '!['.length + picture[1].length};
    return {kind: 'picture', label: inWords('picture'), words};
  }
  const [signs = ''] = HEADING_SIGNS.exec(markdown) ?? [];
  const kind = node.type === 'blockquote' ? 'quotation' : node.type;
  // Names of the parser with a capital inside, such as thematicBreak, say nothing to staff.
  const label = /^[a-z]+$/.test(kind) ? inWords(kind) : 'Passage';
  return {kind, label, words: {start: start + signs.length, end}};
}

/** The parts around an offset, the outermost first. */
export function partsAt(page: Page, offset: number): Part[] {
  const {text} = page.source;
  const top = {start: 0, end: page.frontMatter.end, isFirst: true, isLast: true};
  if (offset < top.end) return [{...top, words: top, kind: 'top', label: 'Title and description'}];
  return blocksAt(page, offset).map(({node}, at, blocks) => {
    const moved = widened(blocks, at, isMark);
    const ends = {isFirst: moved.siblings[0] === moved.node, isLast: moved.siblings.at(-1) === moved.node};
    const place = placeOf(node);
    const element = componentOf(node);
    if (element) return {...place, ...ends, words: place, kind: 'component', label: labelOf(element, page)};
    return {...place, ...ends, ...describe(node, text)};
  });
}

export type Action = 'up' | 'down' | 'double' | 'delete';

/**
 * The text after an action on the part at a position, and where the part is now: the copy of one that was duplicated,
 * nothing of one that was deleted. A passage that has become several goes as one.
 */
export function arrange(page: Page, place: Selection, action: Action): {text: string; start?: number} | undefined {
  const {text} = page.source;
  const blocks = blocksAt(page, place.start);
  const at = blocks.findIndex(({node}) => placeOf(node).start === place.start);
  if (at < 0) return undefined;
  const isEmptied = (node: Nodes) =>
    isMark(node) || page.components.get(componentOf(node)?.name ?? '')?.children === 'required';
  const {node, siblings} = widened(blocks, at, action === 'delete' ? isEmptied : isMark);
  const index = siblings.indexOf(node);
  const moving = siblings.slice(index).filter((one) => one === node || placeOf(one).end <= place.end);
  const {start} = placeOf(node);
  const {end} = placeOf(moving[moving.length - 1]);
  // The open part stays open, even though its mark moves along with it.
  const inner = place.start - start;
  const [before, words, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (action === 'delete') {
    // The empty lines behind it go too; before a closing tag or the end of the page, those in front of it.
    const isLast = /^\s*(<\/|$)/.test(behind);
    return {text: isLast ? before.trimEnd() + behind : before + behind.trimStart()};
  }
  if (action === 'double') {
    const gap = /\s*$/.exec(before)?.[0] ?? '';
    return {text: before + words + gap + words + behind, start: end + gap.length + inner};
  }
  const other = siblings[action === 'up' ? index - 1 : index + moving.length];
  if (!other) return {text, start: place.start};
  const spot = placeOf(other);
  const swapped = applyEdits(text, [
    {start, end, text: text.slice(spot.start, spot.end)},
    {...spot, text: words},
  ]);
  return {text: swapped, start: inner + (action === 'up' ? spot.start : spot.end - words.length)};
}
