/**
 * The parts of a page that a person opens one at a time, a passage of words or a component: finding, writing, moving,
 * doubling and deleting them at the parser's places, so that nothing else of the file changes.
 */
import type {Nodes, Parents} from 'mdast';
import type {ComponentTable} from '../../content';
import {type Element, isElement, placeOf, stringOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {toYaml} from '../../content/records';
import {locate} from '../../content/source';
import {applyEdits, editBetween, type Selection} from './edits';
import type {FieldForm, FormField, Value} from './form';
import {escapeCode} from './markdown';

export type PartKind = 'top' | 'component' | 'heading' | 'paragraph' | 'list' | 'picture' | 'other';

export interface Part extends Selection {
  kind: PartKind;
  /** What it is, in words: "Heading", "Card: A visit". */
  label: string;
  /** What the text box shows of a passage: a heading without its signs, of a picture what it shows. */
  words: Selection;
  /** Whether there is a part of the same parent before it, and behind it. */
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

/** A part's node, and the blocks beside it with itself. */
interface Block {
  node: Nodes;
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
  return words.length === 1 && isElement(words[0]) ? componentOf(words[0]) : undefined;
}

/** The blocks around an offset, the outermost first. Between two blocks it is the one before. */
export function blocksAt({tree, source}: Page, offset: number): Block[] {
  const inside = (node: Nodes) => placeOf(node).start <= offset && offset <= placeOf(node).end;
  const within = (parent: Parents): Block[] => {
    const siblings: Nodes[] = parent.children.filter(
      ({type}) => !/^(mdxjsEsm|mdxFlowExpression|definition|yaml)$/.test(type),
    );
    const node = siblings.filter(inside).at(-1) ?? siblings.filter((one) => placeOf(one).end <= offset).at(-1);
    // Between two blocks of a component, the component is meant.
    if (!node || (parent !== tree && !inside(node) && source.text.slice(placeOf(node).end, offset).trim())) return [];
    const element = componentOf(node);
    const holdsBlocks = element?.children.some(
      ({type}) => !/^(text|emphasis|strong|delete|inlineCode|break|link|image)$/.test(type),
    );
    return [{node, siblings}, ...(element && holdsBlocks && inside(node) ? within(element as Parents) : [])];
  };
  return within(tree);
}

/** Whether a block marks a passage that somebody has to confirm. */
const isMark = (node: Nodes): boolean => componentOf(node)?.name === 'ToConfirm';

/** The block at an index, or the one around it that would be empty without it: a mark goes where its passage goes. */
function widened(blocks: Block[], at: number, isEmptied: (around: Nodes) => boolean): Block {
  const isAlone = at > 0 && blocks[at].siblings.length === 1 && isEmptied(blocks[at - 1].node);
  return isAlone ? widened(blocks, at - 1, isEmptied) : blocks[at];
}

/** What a component is called: by the first of its settings that is words, such as a card's title. */
function labelOf(element: Element, components: ComponentTable): string {
  const name = element.name ?? '';
  if (name === 'ToConfirm') return 'To confirm';
  const words = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const naming = components
    .get(name)
    ?.props.find(({kind, required, tags}) => kind === 'string' && required && tags.form !== 'picture');
  const value = naming && stringOf(element, naming.name);
  return value ? `${words}: ${value}` : words;
}

function partOf(blocks: Block[], at: number, components: ComponentTable, text: string): Part {
  const {node} = blocks[at];
  const moved = widened(blocks, at, isMark);
  const ends = {isFirst: moved.siblings[0] === moved.node, isLast: moved.siblings.at(-1) === moved.node};
  const place = placeOf(node);
  const element = componentOf(node);
  if (element) return {...place, ...ends, words: place, kind: 'component', label: labelOf(element, components)};
  const own = text.slice(place.start, place.end);
  const [picture, shown] = /^!\[([^\]]*)\]\([^)]*\)$/.exec(own) ?? [];
  const [kind, label] = picture ? (['picture', 'Picture'] as const) : (LABELS[node.type] ?? ['other', 'Passage']);
  const start = place.start + (picture ? 2 : (/^#{1,6}[ \t]+/.exec(own)?.[0].length ?? 0));
  return {...place, ...ends, words: {start, end: picture ? start + shown.length : place.end}, kind, label};
}

/** The parts around an offset, the outermost first. */
export function partsAt(page: Page, components: ComponentTable, offset: number): Part[] {
  const top = {start: 0, end: page.frontMatter.end};
  if (offset < top.end)
    return [{...top, words: top, kind: 'top', label: 'Title and description', isFirst: true, isLast: true}];
  const blocks = blocksAt(page, offset);
  return blocks.map((_block, at) => partOf(blocks, at, components, page.source.text));
}

/** The name of the setting at an offset of a component's tag. */
export const settingNameAt = ({settings}: Page, offset: number): string | undefined =>
  settings.filter(({attribute: one}) => placeOf(one).start <= offset && offset <= placeOf(one).end).at(-1)?.prop.name;

export type Action = 'up' | 'down' | 'double' | 'delete';

/**
 * The text after something was done with the part at a place, and where the part is now: the copy of one that was doubled,
 * nothing of one that was deleted. A passage that has become several goes as one.
 */
export function arrange(
  page: Page,
  components: ComponentTable,
  place: Selection,
  action: Action,
): {text: string; start?: number} | undefined {
  const {text} = page.source;
  const blocks = blocksAt(page, place.start);
  const at = blocks.findIndex(({node}) => placeOf(node).start === place.start);
  if (at < 0) return undefined;
  const isEmptied = (node: Nodes) =>
    isMark(node) || components.get(componentOf(node)?.name ?? '')?.children === 'required';
  const {node, siblings} = widened(blocks, at, action === 'delete' ? isEmptied : isMark);
  const index = siblings.indexOf(node);
  const count = Math.max(siblings.slice(index).filter((one) => placeOf(one).end <= place.end).length, 1);
  const {start} = placeOf(node);
  const {end} = placeOf(siblings[index + count - 1]);
  const [before, own, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (action === 'delete') {
    // The empty lines behind it go too; before a closing tag or the end of the page, those in front of it.
    const isLast = /^\s*(<\/|$)/.test(behind);
    return {text: isLast ? before.trimEnd() + behind : before + behind.trimStart()};
  }
  if (action === 'double') {
    const gap = /\s*$/.exec(before)?.[0] ?? '';
    return {text: before + own + gap + own + behind, start: end + gap.length};
  }
  const other = siblings[action === 'up' ? index - 1 : index + count];
  if (!other) return {text, start};
  const neighbor = placeOf(other);
  const [first, second] = action === 'up' ? [neighbor, {start, end}] : [{start, end}, neighbor];
  const pieces = [second, {start: first.end, end: second.start}, first].map((one) => text.slice(one.start, one.end));
  const swapped = text.slice(0, first.start) + pieces.join('') + text.slice(second.end);
  return {text: swapped, start: action === 'up' ? first.start : second.end - own.length};
}

/** What the text box shows of Markdown: the signs that code begins with, without their backslash. */
export const shownWords = (markdown: string): string => markdown.replace(/\\([<{}])/g, '$1');

/** Where a place of a passage's Markdown is in its shown words. */
export const shownAt = (markdown: string, at: number): number => shownWords(markdown.slice(0, at)).length;

/** The tags and values in braces of a passage: put back, they are what they were. */
export const codeIn = (markdown: string): string[] =>
  markdown.match(/<\/?[A-Za-z][^<>]*>|(?:^|[^\\])\{[^{}]*\}/g)?.map((one) => one.trim()) ?? [];

/** What somebody typed, as Markdown: words are words, and only what was code before is code. */
function written(words: string, code: string[]): string {
  const known = code.find((one) => one && words.includes(one));
  if (!known) return escapeCode(words);
  const between = words.split(known).map((one) => written(one, code));
  return between.join(known);
}

/** The Markdown of a passage after its shown words have become others. `code` holds the tags it had when it was opened. */
export function rewrite(markdown: string, words: string, code: string[] = []): string {
  const edit = editBetween(shownWords(markdown), words);
  if (!edit) return markdown;
  // Each shown character, with its backslash.
  const signs = markdown.match(/\\[<{}]|[\s\S]/g) ?? [];
  return signs.slice(0, edit.start).join('') + written(edit.text, code) + signs.slice(edit.end).join('');
}

const TOP: [key: string, title: string, form: FieldForm, description: string][] = [
  ['title', 'Title', 'text', 'It stands in the browser’s tab and in search results.'],
  ['description', 'Description', 'words', 'A sentence or two for search results and for whoever gets the link.'],
];

/** The form of the lines at the top of a page. */
export const topForm = ({frontMatter, source}: Page): FormField[] =>
  TOP.flatMap(([key, title, form, hint]): FormField[] => {
    const entry = frontMatter.entries.find((one) => one.key === key);
    if (!entry) return [];
    const {line} = locate(source, entry.start);
    const place = {start: entry.start, end: entry.valueEnd, line};
    const value = entry.holds === 'nothing' ? '' : (entry.value ?? entry.written);
    return [{...place, kind: 'field', path: [0, key], title, hint, form, value, isOptional: false}];
  });

/** The page with another value in a line at its top, between quotation marks if YAML needs them. */
export function changeTop({frontMatter, source: {text}}: Page, key: unknown, value: Value): string {
  const entry = frontMatter.entries.find((one) => one.key === key);
  const words = String(value ?? '').replace(/\s*\n\s*/g, ' ');
  return entry ? applyEdits(text, [{start: entry.valueStart, end: entry.valueEnd, text: toYaml(words)}]) : text;
}
