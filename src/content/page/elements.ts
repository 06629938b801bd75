/** The components and HTML elements in a page's tree, and what their props say. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ComponentTable, Prop} from '../components/table';
import type {Span} from '../source';

/** A component or an HTML element in a page's tree. */
export type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;
type Attribute = Element['attributes'][number];
export type NamedAttribute = Extract<Attribute, {type: 'mdxJsxAttribute'}>;

/** The HTML elements that pages may use. Headings aren't among them, since they are written with #. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['blockquote', 'div', 'hr', 'p'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['abbr', 'b', 'bdi', 'br', 'cite', 'del', 'dfn', 'em', 'i', 'ins', 'mark', 'q', 's', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'u', 'wbr'],
]);

/** A node's offsets in the file. */
export const spanOf = ({position}: {position?: Nodes['position']}): Span => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

export const isElement = (node: {type: string}): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether an attribute is `name="…"`, and not `{...spread}`. */
export const isNamed = (attribute: Attribute): attribute is NamedAttribute => attribute.type === 'mdxJsxAttribute';

/**
 * A tag: `<Card title="A > b">`, `<Address />`, `</Card>` or `<br>`. It captures the slash of a closing one, the name, and
 * the settings: quoted text, braces, and anything that doesn't end a tag.
 */
export const TAG = /<(\/\s*)?([A-Za-z][\w.-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|\{[^{}]{0,2000}\}|[^"'{}<>])*)>/g;

export type Literal = string | number | boolean;

/** The value of `{2}`, `{'text'}` or `{true}`; undefined for anything that a computer would have to work out. */
export function literalIn(raw: string): Literal | undefined {
  const inside = raw.slice(1, -1).trim();
  if (/^-?\d+(\.\d+)?$/.test(inside)) return Number(inside);
  if (inside === 'true' || inside === 'false') return inside === 'true';
  const [, , text] = /^(["'])([^"'\\\n{}]*)\1$/.exec(inside) ?? [];
  return text;
}

export function elementsOf(tree: Nodes): Element[] {
  const elements: Element[] = [];
  visit(tree, isElement, (node) => void elements.push(node as Element));
  return elements;
}

/** The value of an attribute; undefined if it is code, which pages can't contain. A bare name is true. */
export function literalOf({value}: NamedAttribute): Literal | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalIn(`{${value.value}}`);
}

export const attributeOf = ({attributes}: Element, name: string): NamedAttribute | undefined =>
  attributes.filter(isNamed).find((one) => one.name === name);

/** The value of the attribute of this name, if it is text. */
export function stringOf(element: Element, name: string): string | undefined {
  const attribute = attributeOf(element, name);
  const value = attribute && literalOf(attribute);
  return typeof value === 'string' ? value : undefined;
}

/** Where the value of an attribute is in the file, with its quotation marks or braces; undefined for a bare name. */
export function valueSpan(attribute: NamedAttribute, text: string): Span | undefined {
  const {start, end} = spanOf(attribute);
  const equals = /^[^\s=]+\s*=\s*/.exec(text.slice(start, end));
  return equals ? {start: start + equals[0].length, end} : undefined;
}

/** The < of a tag and its name. */
export function nameSpan(element: Element): Span {
  const {start} = spanOf(element);
  return {start, end: start + 1 + (element.name ?? '').length};
}

export function openingOf(element: Element, text: string): Span {
  const {start, end: endOfName} = nameSpan(element);
  const last = element.attributes.at(-1);
  return {start, end: text.indexOf('>', last ? spanOf(last).end : endOfName) + 1};
}

/** The message about a tag or an import of a component that doesn't exist. */
export const unknownComponentMessage = (name: string): string =>
  // Notes in drafts and pull requests from before December 2026.
  /^(ToConfirm|Slot)$/.test(name)
    ? `Write this note as {/* To confirm: … */} or {/* Missing: … */}: there is no <${name}> any more.`
    : `There is no component called “${name}”. The handbook lists them all.`;

/** An attribute of a component in a page, with the prop that it sets. */
export interface Setting {
  element: Element;
  attribute: NamedAttribute;
  prop: Prop;
}

/** The settings of all components among these elements. Attributes that set no prop are left out. */
export function settingsOf(elements: Element[], components: ComponentTable): Setting[] {
  return elements.flatMap((element) => {
    const component = components.get(element.name ?? '');
    if (!component) return [];
    return element.attributes.flatMap((attribute) => {
      const prop = isNamed(attribute) && component.props.find(({name}) => name === attribute.name);
      return prop ? [{element, attribute: attribute as NamedAttribute, prop}] : [];
    });
  });
}
