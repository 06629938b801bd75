/** The pictures that a page uses, as its tree shows them: for the check, and for the build that puts them in. */
import type {Image, ImageReference, Nodes, Parents, Root} from 'mdast';
import {definitionsOf} from '../../checker/page/addresses';
import {
  type Element,
  elementsOf,
  isElement,
  isNamed,
  literalOf,
  type NamedAttribute,
} from '../../checker/page/elements';
import {oncePerPage} from '../../checker/page/page';
import {isA, isProp, textOf} from '../componentNames';
import {type ComponentUse, PAIR, type Placement, placementFor, type Seat} from './placements';

/** A picture that a page shows. */
interface Use {
  /** The address, as the page writes it. */
  address: string;
  /** What the picture shows; empty where the page does not say. */
  alt: string;
  placement: Placement;
  /** The nodes around it, from the page's root inwards. */
  parents: Parents[];
}

export interface MarkdownUse extends Use {
  node: Image | ImageReference;
}

export interface PropUse extends Use {
  node: Element;
  attribute: NamedAttribute;
  /** The component, by its name and props. */
  taker: ComponentUse;
}

export type PictureUse = MarkdownUse | PropUse;

/** An element as its component's name, and the props that are written plainly. */
function componentUseOf(element: Element): ComponentUse {
  const props = element.attributes.filter(isNamed).map((attribute) => [attribute.name, literalOf(attribute)] as const);
  return {name: element.name ?? '', props: Object.fromEntries(props)};
}

/** Which card of its row a node is, or is inside. */
function seatOf(node: Nodes, parents: Parents[]): Seat | undefined {
  const row = parents.find((parent) => isElement(parent) && isA(parent, 'Cards'));
  if (!row) return undefined;
  const cards = elementsOf(row).filter((one) => isA(one, 'Card'));
  const index = cards.findIndex((card) => card === node || parents.includes(card));
  return index < 0 ? undefined : {index, count: cards.length};
}

/** The picture of a component. */
function propUse(node: Element, parents: Parents[], ancestors: ComponentUse[]): PropUse[] {
  const taker = componentUseOf(node);
  const attribute = node.attributes.filter(isNamed).find(({name}) => isProp(name, 'Card', 'picture'));
  const address = attribute && literalOf(attribute);
  if (!attribute || typeof address !== 'string') return [];
  const placement = placementFor(taker, ancestors, seatOf(node, parents));
  const alt = textOf(node, 'Card', 'alt') ?? '';
  return [{node, attribute, taker, address, alt, placement, parents}];
}

/** All pictures in a page's tree, in order. */
export function picturesIn(tree: Root): PictureUse[] {
  const definitions = definitionsOf(tree);
  const uses: PictureUse[] = [];
  const look = (node: Nodes, parents: Parents[], ancestors: ComponentUse[]): void => {
    if (node.type === 'image' || node.type === 'imageReference') {
      const address = node.type === 'image' ? node.url : definitions.get(node.identifier)?.url;
      const siblings = parents.at(-1)?.children ?? [];
      const isPair = siblings.filter(({type}) => type === 'image' || type === 'imageReference').length > 1;
      const placement = isPair ? PAIR : placementFor(undefined, ancestors, seatOf(node, parents));
      if (address !== undefined) uses.push({node, address, alt: node.alt ?? '', placement, parents});
    } else if (isElement(node)) uses.push(...propUse(node, parents, ancestors));
    if (!('children' in node)) return;
    const around = isElement(node) ? [...ancestors, componentUseOf(node)] : ancestors;
    for (const child of node.children) look(child, [...parents, node], around);
  };
  look(tree, [], []);
  return uses;
}

/** All pictures of a page. They are kept: the tree of a page that has been read isn't changed. */
export const picturesOf = oncePerPage(({tree}) => picturesIn(tree));
