/** The components and HTML elements in a page's tree, and what their props say. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Component, ComponentTable, Prop} from '../components/table';
import type {Span} from '../diagnostic';
import {offsetsOf, type TextRun} from './positions';

/** A component or an HTML element in a page's tree. */
export type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;
type Attribute = Element['attributes'][number];
export type NamedAttribute = Extract<Attribute, {type: 'mdxJsxAttribute'}>;

/**
 * The HTML elements that the checker and the preview know. A page may use them, but for headings, which are written with #
 * (the rule `elements`).
 */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['blockquote', 'div', 'h2', 'h3', 'h4', 'hr', 'p'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['abbr', 'b', 'bdi', 'br', 'cite', 'del', 'dfn', 'em', 'i', 'ins', 'mark', 'q', 's', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'u', 'wbr'],
]);

/** From where to where a node is in the file. */
export const spanOf = ({position}: {position?: Nodes['position']}): Span => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Whether a node is a component or an HTML element. */
export const isElement = (node: {type: string}): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether an attribute is `name="…"`, and not `{...spread}`. */
export const isNamed = (attribute: Attribute): attribute is NamedAttribute => attribute.type === 'mdxJsxAttribute';

export type Literal = string | number | boolean;

/** The value of `{2}`, `{'a text'}` or `{true}`; undefined for anything that a computer would have to work out. */
export function literalIn(raw: string): Literal | undefined {
  const inside = raw.slice(1, -1).trim();
  if (/^-?\d+(\.\d+)?$/.test(inside)) return Number(inside);
  if (inside === 'true' || inside === 'false') return inside === 'true';
  const [, , text] = /^(["'])([^"'\\\n{}]*)\1$/.exec(inside) ?? [];
  return text;
}

/** The elements of a tree, in the order of the page. */
export function elementsOf(tree: Nodes): Element[] {
  const elements: Element[] = [];
  visit(tree, isElement, (node) => void elements.push(node as Element));
  return elements.sort((a, b) => spanOf(a).start - spanOf(b).start);
}

/** The value of an attribute; undefined if it is code, which pages can't contain. A bare name is true. */
export function literalOf({value}: NamedAttribute): Literal | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalIn(`{${value.value}}`);
}

/** The attribute of this name. */
export const attributeOf = ({attributes}: Element, name: string): NamedAttribute | undefined =>
  attributes.filter(isNamed).find((one) => one.name === name);

/** The value of the attribute of this name, if it is a text. */
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

/** Where the opening tag of an element is. */
export function openingOf(element: Element, text: string): Span {
  const {start} = spanOf(element);
  const last = element.attributes.at(-1);
  const from = last ? spanOf(last).end : start + 1 + (element.name ?? '').length;
  return {start, end: text.indexOf('>', from) + 1};
}

/** The words of an attribute, with their places; undefined if its value isn't between quotation marks. */
export function attributeWords(attribute: NamedAttribute, text: string): TextRun | undefined {
  const place = valueSpan(attribute, text);
  if (typeof attribute.value !== 'string' || !place) return undefined;
  return {
    value: attribute.value,
    offsets: offsetsOf(attribute.value, {text, start: place.start + 1, hasEscapes: false}),
  };
}

/** An attribute of a component in a page, with the prop that it sets. */
export interface Setting {
  element: Element;
  component: Component;
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
      return prop ? [{element, component, attribute: attribute as NamedAttribute, prop}] : [];
    });
  });
}
