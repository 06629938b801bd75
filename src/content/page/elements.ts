/** The components and HTML elements in a page's tree, and what their props say. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Component, ComponentTable, Prop} from '../components/table';
import {decode} from './decode';
import {type Literal, literalIn} from './literal';
import {offsetsOf, type Words} from './positions';
import {innerOf, readTag, type ScannedProp, type ScannedTag} from './scanTag';

export type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;
type Attribute = Element['attributes'][number];
export type NamedAttribute = Extract<Attribute, {type: 'mdxJsxAttribute'}>;

/** The HTML elements that may stand in a page. */
export const ELEMENTS =
  /^(abbr|b|bdi|blockquote|br|cite|dd|del|dfn|div|dl|dt|em|h[2-4]|hr|i|ins|li|mark|ol|p|q|s|small|span|strong|sub|summary|sup|tbody|td|th|thead|tr|u|ul|wbr)$/;

export interface Place {
  start: number;
  end: number;
}

/** Where a node stands in the file. */
export const placeOf = ({position}: {position?: Nodes['position']}): Place => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

export const isElement = (node: {type: string}): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const isNamed = (attribute: Attribute): attribute is NamedAttribute => attribute.type === 'mdxJsxAttribute';

/** Whether an element was taken out of the text before it was parsed: its children are not known. */
export const isDetached = (element: Element): boolean => Boolean((element.data as {detached?: boolean})?.detached);

/** Whether it is known only that there is an attribute, and the rest has been reported. */
export const isUnclosed = (attribute: Attribute): boolean =>
  Boolean((attribute.data as {unclosed?: boolean})?.unclosed);

/** The elements of a tree, in the order of the page. */
export function elementsOf(tree: Nodes): Element[] {
  const elements: Element[] = [];
  visit(tree, isElement, (node) => void elements.push(node as Element));
  return elements.sort((a, b) => placeOf(a).start - placeOf(b).start);
}

/** What an attribute says; undefined when it has to be worked out, which pages can't do. */
export function literalOf({value}: NamedAttribute): Literal | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalIn(`{${value.value}}`);
}

/** The string that a prop of an element says. */
export function stringOf(element: Element, name: string): string | undefined {
  const attribute = element.attributes.find((one) => isNamed(one) && one.name === name);
  const value = attribute && literalOf(attribute as NamedAttribute);
  return typeof value === 'string' ? value : undefined;
}

/** Where the value of an attribute stands in the file, with its quotation marks or braces; undefined for a bare name. */
export function valuePlace(attribute: NamedAttribute, text: string): Place | undefined {
  const {start, end} = placeOf(attribute);
  const equals = /^[^\s=]+\s*=\s*/.exec(text.slice(start, end));
  return equals ? {start: start + equals[0].length, end} : undefined;
}

/** The opening tag of an element. */
export function openingOf(element: Element, text: string): Place {
  const {start} = placeOf(element);
  return {start, end: element.name ? readTag(text, start).end : start + 2};
}

/** The name in the closing tag of an element; undefined when it has none. */
export function closingName({name, position}: Element, text: string): Place | undefined {
  const {start, end} = placeOf({position});
  const closing = /<\/\s*([^\s>]*)\s*>$/.exec(text.slice(start, end));
  if (!name || closing?.[1] !== name) return undefined;
  const from = start + closing.index + closing[0].indexOf(name, 2);
  return {start: from, end: from + name.length};
}

/** The words of a string that stands between quotation marks. */
export function wordsOf(attribute: NamedAttribute, text: string): Words | undefined {
  const place = valuePlace(attribute, text);
  if (typeof attribute.value !== 'string' || !place) return undefined;
  return {value: attribute.value, offsets: offsetsOf(attribute.value, text, place.start + 1, {escapes: false})};
}

export interface Setting {
  element: Element;
  component: Component;
  attribute: NamedAttribute;
  prop: Prop;
}

/** Every prop that elements are given, with what the component's table says about it. */
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

const point = (offset: number) => ({line: 0, column: 0, offset});
const positionOf = ({start, end}: Place) => ({start: point(start), end: point(end)});

function attributeOf(prop: ScannedProp): Attribute {
  const {name, form, raw = ''} = prop;
  const position = positionOf(prop);
  if (form === 'spread') return {type: 'mdxJsxExpressionAttribute', value: raw.slice(1, -1), position};
  const named = {type: 'mdxJsxAttribute', name, position} as const;
  const decoded = (text: string) => text.replace(/&[#\w]+;/g, decode);
  if (form === 'nameless') return {...named, value: raw.slice(1, -1)};
  if (form === 'bare') return {...named, value: null};
  if (form === 'unclosed') return {...named, value: null, data: {unclosed: true} as NamedAttribute['data']};
  if (form === 'braces') return {...named, value: {type: 'mdxJsxAttributeValueExpression', value: raw.slice(1, -1)}};
  return {...named, value: decoded(form === 'quoted' ? raw.slice(1, -1) : innerOf(raw))};
}

/** The props of a tag. One that is never closed may have swallowed those after it: they are left out. */
export function attributesOf({props}: ScannedTag): Attribute[] {
  const unclosed = props.findIndex(({form}) => form === 'unclosed');
  return (unclosed < 0 ? props : props.slice(0, unclosed + 1)).map(attributeOf);
}

/** The element of a tag that had to be taken out of the text. */
export const detachedElement = (tag: ScannedTag): Element => ({
  type: 'mdxJsxTextElement',
  name: tag.name,
  attributes: attributesOf(tag),
  children: [],
  position: positionOf(tag),
  data: {detached: true} as Element['data'],
});
