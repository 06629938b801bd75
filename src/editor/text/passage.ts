/** The parts of a page that a person opens one at a time: a passage of words, or a component with its settings. */
import type {Nodes, Parents} from 'mdast';
import type {ComponentTable} from '../../content';
import {type Element, elementsOf, isElement, isNamed, literalOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {editBetween, type Selection} from './edits';
import {escapeCode} from './markdown';

export type PartKind = 'top' | 'component' | 'heading' | 'paragraph' | 'list' | 'picture' | 'other';

export interface Part extends Selection {
  kind: PartKind;
  /** What it is, in words: "Heading", "Card: A visit". */
  label: string;
  /** The component's name. */
  component?: string;
  /** What the text box shows of a passage: a heading without its signs, of a picture what it shows. */
  words: Selection;
  /** Whether there is a part of the same parent before it, and behind it. */
  isFirst: boolean;
  isLast: boolean;
}

/** A part's node with what stands around it. */
export interface Block {
  node: Nodes;
  parents: Parents[];
  /** It, and the blocks beside it. */
  siblings: Nodes[];
}

const LABELS: Record<string, [PartKind, string]> = {
  heading: ['heading', 'Heading'],
  paragraph: ['paragraph', 'Paragraph'],
  list: ['list', 'List'],
  table: ['other', 'Table'],
  blockquote: ['other', 'Quotation'],
};

/** The component that a block is: one by itself in a paragraph counts, too. */
export function componentOf(node: Nodes): Element | undefined {
  if (isElement(node)) return /^[A-Z]/.test(node.name ?? '') ? node : undefined;
  const words = node.type === 'paragraph' ? node.children.filter((one) => one.type !== 'text' || one.value.trim()) : [];
  const [only] = words;
  return words.length === 1 && isElement(only) ? componentOf(only) : undefined;
}

/** The blocks of a parent: not its imports and notes. */
const blocksIn = (parent: Parents): Nodes[] =>
  parent.children.filter(({type}) => !/^(mdxjsEsm|mdxFlowExpression|definition|yaml)$/.test(type));

/** Whether blocks may stand in a node, and not words alone. */
const holdsBlocks = (node: Nodes): node is Element =>
  isElement(node) &&
  node.children.some(({type}) => !/^(text|emphasis|strong|delete|inlineCode|break|link|image)$/.test(type));

/** The blocks around an offset, the outermost first. Between two blocks it is the one before. */
export function blocksAt({tree, source}: Page, offset: number): Block[] {
  const found: Block[] = [];
  const parents: Parents[] = [];
  for (let parent: Parents = tree; ; ) {
    const siblings = blocksIn(parent);
    parents.push(parent);
    const inside = (node: Nodes) => placeOf(node).start <= offset && offset <= placeOf(node).end;
    const node = siblings.filter(inside).at(-1) ?? siblings.filter((one) => placeOf(one).end <= offset).at(-1);
    if (!node) return found;
    const isBetween = !inside(node) && parent !== tree;
    // Between two blocks of a component, the component is meant.
    if (isBetween && source.text.slice(placeOf(node).end, offset).trim()) return found;
    found.push({node, parents: [...parents], siblings});
    const element = componentOf(node);
    if (!element || !inside(node) || !holdsBlocks(element)) return found;
    parent = element as Parents;
  }
}

/** Whether a block marks a passage that somebody has to confirm. */
export const isMark = (node: Nodes): boolean => componentOf(node)?.name === 'ToConfirm';

/** The block at an index, or the one around it that would be empty without it: a mark goes where its passage goes. */
export function widened(blocks: Block[], at: number, isEmptied: (around: Nodes) => boolean): Block {
  const block = blocks[at];
  const around = blocks[at - 1];
  return around && block.siblings.length === 1 && isEmptied(around.node) ? widened(blocks, at - 1, isEmptied) : block;
}

/** What a component is called: by the first of its settings that is words, such as a card's title. */
function labelOf(element: Element, components: ComponentTable): string {
  const name = element.name ?? '';
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_all, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
  if (name === 'ToConfirm') return 'To confirm';
  const naming = components
    .get(name)
    ?.props.find(({kind, required, tags}) => kind === 'string' && required && tags.form !== 'picture');
  const attribute = element.attributes.find((one) => isNamed(one) && one.name === naming?.name);
  const value = attribute && isNamed(attribute) ? literalOf(attribute) : undefined;
  return typeof value === 'string' && value ? `${words}: ${value}` : words;
}

/** What a marked passage is called: its first component that has a name of its own; undefined if it holds words alone. */
export function nameOfMarked(page: Page, components: ComponentTable, markStart: number): string | undefined {
  const mark = page.elements.find((element) => element.name === 'ToConfirm' && placeOf(element).start === markStart);
  const inside = mark ? elementsOf(mark).filter((one) => one !== mark && componentOf(one)) : [];
  return inside.map((element) => labelOf(element, components)).find((label) => label.includes(': '));
}

function partOf(blocks: Block[], at: number, components: ComponentTable, text: string): Part {
  const {node} = blocks[at];
  const place = placeOf(node);
  const moved = widened(blocks, at, isMark);
  const index = moved.siblings.indexOf(moved.node);
  const common = {...place, words: place, isFirst: index === 0, isLast: index === moved.siblings.length - 1};
  const element = componentOf(node);
  if (element)
    return {...common, kind: 'component', label: labelOf(element, components), component: element.name ?? ''};
  const [kind, label] = LABELS[node.type] ?? ['other', 'Passage'];
  const [only] = node.type === 'paragraph' && node.children.length === 1 ? node.children : [];
  if (only?.type === 'image') {
    const {start} = placeOf(only);
    const end = text.indexOf('](', start);
    return {...common, kind: 'picture', label: 'Picture', words: {start: start + 2, end: Math.max(end, start + 2)}};
  }
  const signs =
    node.type === 'heading' ? (/^#{1,6}[ \t]+/.exec(text.slice(place.start, place.end))?.[0].length ?? 0) : 0;
  return {...common, kind, label, words: {start: place.start + signs, end: place.end}};
}

/** The parts around an offset, the outermost first. */
export function partsAt(page: Page, components: ComponentTable, offset: number): Part[] {
  const {end} = page.frontMatter;
  if (offset < end)
    return [
      {start: 0, end, words: {start: 0, end}, kind: 'top', label: 'Title and description', isFirst: true, isLast: true},
    ];
  const blocks = blocksAt(page, offset);
  return blocks.map((_block, at) => partOf(blocks, at, components, page.source.text));
}

/** The name of the setting at an offset of a component's tag. */
export function settingNameAt(page: Page, offset: number): string | undefined {
  const inside = page.settings.filter(
    ({attribute}) => placeOf(attribute).start <= offset && offset <= placeOf(attribute).end,
  );
  return inside.at(-1)?.prop.name;
}

const ESCAPED = /\\([<{}])/g;

/** What the text box shows of Markdown: the signs that code begins with, without their backslash. */
export const shownWords = (markdown: string): string => markdown.replace(ESCAPED, '$1');

/** Where each character of the shown words, and what follows, stands in the Markdown. */
function offsetsIn(markdown: string): number[] {
  const offsets: number[] = [];
  for (let at = 0; at < markdown.length; at += 1) {
    offsets.push(at);
    if (markdown[at] === '\\' && /[<{}]/.test(markdown[at + 1] ?? '')) at += 1;
  }
  return [...offsets, markdown.length];
}

/** The tags and values in braces of a passage: put back, they are what they were. */
export const codeIn = (markdown: string): string[] =>
  markdown.match(/<\/?[A-Za-z][^<>]*>|(?:^|[^\\])\{[^{}]*\}/g)?.map((one) => one.trim()) ?? [];

/** What somebody typed, as Markdown: words are words, and only what was code before is code. */
function written(words: string, code: string[]): string {
  const known = code.find((one) => one && words.includes(one));
  if (!known) return escapeCode(words);
  const at = words.indexOf(known);
  return written(words.slice(0, at), code) + known + written(words.slice(at + known.length), code);
}

/**
 * The Markdown of a passage after its shown words have become others. Only what was typed changes. `code` holds the tags
 * that the passage had when it was opened.
 */
export function rewrite(markdown: string, words: string, code: string[] = []): string {
  const edit = editBetween(shownWords(markdown), words);
  if (!edit) return markdown;
  const offsets = offsetsIn(markdown);
  return markdown.slice(0, offsets[edit.start]) + written(edit.text, code) + markdown.slice(offsets[edit.end]);
}

/** The lines at the top of a page that its own form holds. */
export type TopKey = 'title' | 'description';

/** The value of a line at the top of a page, where it stands on that line alone. */
function topLine(text: string, key: TopKey): Selection | undefined {
  const top = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const found = new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*$(?!\\n[ \\t])`, 'm').exec(top);
  if (!found) return undefined;
  const start = 4 + found.index + found[0].length - found[0].slice(key.length + 1).trimStart().length;
  return {start, end: start + found[1].length};
}

/** What a line at the top of a page says; undefined if it isn't there, or goes on over several lines. */
export function readTop(text: string, key: TopKey): string | undefined {
  const place = topLine(text, key);
  const value = place && text.slice(place.start, place.end);
  if (value?.startsWith("'")) return value.replace(/^'|'$/g, '').replaceAll("''", "'");
  if (!value?.startsWith('"')) return value;
  try {
    return JSON.parse(value) as string;
  } catch {
    return undefined; // A quotation mark is missing: the check says so.
  }
}

/** The page with another value in a line at its top, between quotation marks if YAML needs them. */
export function writeTop(text: string, key: TopKey, value: string): string {
  const place = topLine(text, key);
  if (!place) return text;
  const words = value.replace(/\s*\n\s*/g, ' ');
  const isPlain =
    !/^[^\p{L}(]|: |:$| #|^(?:true|false|null|yes|no|on|off)$|^\s|\s$/iu.test(words) && text[place.start] !== '"';
  return text.slice(0, place.start) + (isPlain ? words : JSON.stringify(words)) + text.slice(place.end);
}

/** Where a place of a passage's Markdown is in its shown words. */
export const shownAt = (markdown: string, at: number): number => shownWords(markdown.slice(0, at)).length;
