/** What the steps need to read and change a page's tree, on top of parse5. */
import {type DefaultTreeAdapterTypes, defaultTreeAdapter, html} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements within a node, in the order of the page. */
export function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const templated = 'content' in node ? elementsIn(node.content) : [];
  return [...children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : [])), ...templated];
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({name, value});
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** The text that stands directly in an element, such as a script or a style. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export function createElement(tagName: string, attributes: Record<string, string>, text?: string): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  if (text !== undefined) defaultTreeAdapter.insertText(element, text);
  return element;
}

export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}

/** Puts new elements behind one that is in the page. */
export function insertAfter(element: Element, ...added: Element[]): void {
  const {parentNode} = element;
  if (!parentNode) throw new Error(`Cannot insert after a <${element.tagName}> that is not in the page.`);
  const next = parentNode.childNodes[parentNode.childNodes.indexOf(element) + 1];
  for (const one of added) {
    if (next) defaultTreeAdapter.insertBefore(parentNode, one, next);
    else defaultTreeAdapter.appendChild(parentNode, one);
  }
}

/** The page's `<head>`; a parsed page always has one. */
export function headOf(document: Document): Element {
  return elementsIn(document).find(({tagName}) => tagName === 'head') as Element;
}

export function append(parent: Element, ...added: Element[]): void {
  for (const element of added) defaultTreeAdapter.appendChild(parent, element);
}
