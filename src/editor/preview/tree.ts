/**
 * A page's tree as data for the preview. Nothing in it can run. It keeps known components with the literal props that they
 * declare, HTML elements that pages may hold, and addresses with a harmless scheme. Everything else is left out.
 */
import type {Element as HastElement, Nodes as HastNodes} from 'hast';
import type {Nodes, Parents, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import type {ComponentTable} from '../../content';
import {
  ELEMENTS,
  type Element,
  isElement,
  isNamed,
  type Literal,
  literalIn,
  literalOf,
  placeOf,
} from '../../content/page/elements';
import {fillNames} from '../../content/page/fillNames';
import type {Page} from '../../content/page/page';
import {picturesIn} from '../../content/page/pictures';

export interface DrawnPicture {
  address: string;
  /** What it shows. */
  words: string;
  /** Width divided by height, if it is cropped. */
  ratio?: number;
  look?: string;
  focus?: string;
}

export interface DrawnElement {
  /** A component's name, or an element's. */
  name: string;
  props: Record<string, Literal>;
  /** The picture that the component takes, or that stands in place of this element. */
  picture?: DrawnPicture;
  /** Why somebody has to confirm its picture, where no mark can stand around the component itself. */
  mark?: string;
  children: DrawnNode[];
  /** Its place in the file. */
  start: number;
  end: number;
}

export type DrawnNode = string | DrawnElement;

/** Deeper than any page, and not too deep for a browser. */
const DEEPEST = 60;
/** The elements that Markdown produces. */
const MARKDOWN =
  /^(p|a|img|h[1-6]|ul|ol|li|em|strong|del|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td|sup|section|input)$/;
const PROPERTIES = new Set([
  'title',
  'alt',
  'start',
  'id',
  'lang',
  'colSpan',
  'rowSpan',
  'checked',
  'disabled',
  'type',
]);
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const HARMLESS = /^(https?|mailto|tel)$/i;

/** An address, if following it can do no harm. Browsers skip control characters and white space in a scheme. */
export function safeAddress(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a browser skips.
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '');
  const [, scheme] = SCHEME.exec(plain) ?? [];
  return !scheme || HARMLESS.test(scheme) ? address : undefined;
}

/** Settings that hold an address. All others are words, whatever stands before a colon in them. */
const ADDRESSES = new Set(['address', 'picture']);

function componentProps(element: Element, components: ComponentTable): Record<string, Literal> {
  const props: Record<string, Literal> = {};
  for (const attribute of element.attributes) {
    const known =
      isNamed(attribute) && components.get(element.name ?? '')?.props.find(({name}) => name === attribute.name);
    const value = known ? literalOf(attribute) : undefined;
    if (!known || value === undefined) continue;
    const isAddress = ADDRESSES.has(known.tags.form ?? '');
    if (isAddress && safeAddress(String(value)) === undefined) continue;
    props[known.name] = value;
  }
  // Tells a mark inside a sentence from one around whole passages, as the build does.
  if (element.name === 'ToConfirm' && element.type === 'mdxJsxTextElement') props.inline = true;
  return props;
}

/** Components that their parents look for among their own children: nothing may stand around them. */
const SOUGHT = new Set(['Beside', 'FrameworkElement', 'Tile']);

/**
 * A mark around parts that their parent looks for goes into them, so that the page is drawn as for visitors and the mark
 * is seen.
 */
function withMark(mark: DrawnElement): DrawnNode[] {
  const isSought = (node: DrawnNode) => typeof node !== 'string' && SOUGHT.has(node.name);
  if (!mark.children.some(isSought)) return [mark];
  return mark.children.map((node) => {
    if (typeof node === 'string') return node;
    if (!SOUGHT.has(node.name)) return {...mark, children: [node]};
    if (node.picture) return {...node, mark: String(mark.props.reason ?? '')};
    return {...node, children: [{...mark, children: node.children}]};
  });
}

function elementProps({properties}: HastElement): Record<string, Literal> {
  const props: Record<string, Literal> = {};
  for (const [name, value] of Object.entries(properties)) {
    const literal = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!literal) continue;
    if (name === 'href') {
      const address = safeAddress(String(value));
      if (address !== undefined) props[name] = address;
    } else if (PROPERTIES.has(name)) props[name] = value;
  }
  return props;
}

/** Replaces `{'…'}` with its text and removes all other code. */
function withoutCode(tree: Root): void {
  visit(tree, (node, index, parent?: Parents) => {
    if (!parent || index === undefined || !/^mdx(?!Jsx)/i.test(node.type)) return undefined;
    const value =
      node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression' ? literalIn(`{${node.value}}`) : undefined;
    const words: Nodes[] = value === undefined ? [] : [{type: 'text', value: String(value)}];
    parent.children.splice(index, 1, ...(words as never[]));
    return index + words.length;
  });
}

/** Unwraps paragraphs that hold only components, as the build does. */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent?: Parents) => {
    if (!parent || index === undefined) return undefined;
    const words = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (words.length === 0 || !words.every(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression'))
      return undefined;
    const flow = words.map((child) => ({...child, type: child.type.replace('Text', 'Flow')}));
    parent.children.splice(index, 1, ...(flow as never[]));
    return index;
  });
}

/** Restores words such as `10:am`, which the parser takes for a directive. */
function withoutDirectives(tree: Root, text: string): void {
  visit(tree, 'textDirective', (node: Nodes, index, parent?: Parents) => {
    if (!parent || index === undefined) return;
    const {start, end} = placeOf(node);
    parent.children[index] = {type: 'text', value: text.slice(start, end)};
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The pictures of a page, by the offset of the image or of the component that takes it. */
export function drawnPictures(tree: Root): Map<number, DrawnPicture> {
  return new Map(
    picturesIn(tree).map((use) => {
      const {address, words, place, node} = use;
      const {look, focus} = 'taker' in use ? use.taker.props : {};
      const picture = {address, words, ratio: place.ratio, look: textOf(look), focus: textOf(focus)};
      return [placeOf(node).start, picture];
    }),
  );
}

const leaveOut = () => undefined;

/** Whether a paragraph holds only a picture: the build unwraps it. */
function isPicture(children: DrawnNode[]): boolean {
  const [only] = children;
  return children.length === 1 && typeof only !== 'string' && only.name === 'img' && Boolean(only.picture);
}

interface Known {
  components: ComponentTable;
  pictures: Map<number, DrawnPicture>;
}

function drawn(node: HastNodes, known: Known, depth: number): DrawnNode[] {
  if (depth > DEEPEST) return [];
  if (node.type === 'text') return [node.value];
  if (!('children' in node)) return [];
  const {components, pictures} = known;
  const children = () => node.children.flatMap((child) => drawn(child as HastNodes, known, depth + 1));
  if (node.type === 'root') return children();
  const {start, end} = placeOf(node as unknown as Nodes);
  const jsx = node as unknown as Element;
  if (isElement(jsx)) {
    const name = jsx.name ?? '';
    const picture = pictures.get(start);
    const place = {children: children(), start, end, ...(picture && {picture})};
    if (components.has(name)) {
      const element = {name, props: componentProps(jsx, components), ...place};
      return name === 'ToConfirm' ? withMark(element) : [element];
    }
    return ELEMENTS.test(name) ? [{name, props: {}, ...place}] : [];
  }
  if (node.type !== 'element' || !MARKDOWN.test(node.tagName)) return [];
  const inside = children();
  if (node.tagName === 'p' && isPicture(inside)) return inside;
  const picture = node.tagName === 'img' ? pictures.get(start) : undefined;
  return [{name: node.tagName, props: elementProps(node), children: inside, start, end, ...(picture && {picture})}];
}

/** The page, ready to be drawn. `fill` puts the organisation's name in place of %name%. */
export function drawPage(
  {tree, source}: Pick<Page, 'tree' | 'source'>,
  components: ComponentTable,
  fill: (text: string) => string,
): DrawnNode[] {
  const copy = structuredClone(tree);
  unravel(copy);
  withoutDirectives(copy, source.text);
  fillNames(copy, fill);
  const pictures = drawnPictures(copy);
  withoutCode(copy);
  const hast = toHast(copy, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    handlers: {html: leaveOut},
    unknownHandler: leaveOut,
  });
  return drawn(hast, {components, pictures}, 0);
}
