/** The links and images of a page, with where each address is written. */
import type {Definition, Image, Link, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Span} from '../diagnostic';
import {spanOf} from './elements';
import {oncePerPage} from './page';

/** A link or an image. */
export interface Address extends Span {
  kind: 'link' | 'image';
  url: string;
  /** The words of a link, the description of an image. */
  label: string;
  /** Where the address itself is written; undefined for one that is its own link. */
  written?: Span;
}

/** The address behind the words of a link, `](/about)`, or behind the name of a definition, `]: <an address>`. */
const DESTINATION = /\](?:\(|:)\s*(<[^<>\n]*>|(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*)/;

/** Where a link, an image or a definition has its address. */
function writtenIn(node: Link | Image | Definition, text: string): Span | undefined {
  const {start, end} = spanOf(node);
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const from = last ? spanOf(last).end : start;
  const match = DESTINATION.exec(text.slice(from, end));
  if (!match) return undefined;
  // The address is the end of the match.
  const at = from + match.index + match[0].length - match[1].length;
  return {start: at, end: at + match[1].length};
}

/** The definitions of a page, such as `[shop]: /shop`, by name. Of two with the same name Markdown takes the first. */
export function definitionsOf(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** All links and images of a page, in order. */
export const addressesOf = oncePerPage(({tree, source: {text}}): Address[] => {
  const definitions = definitionsOf(tree);
  const addresses: Address[] = [];
  visit(tree, (node) => {
    const isReference = node.type === 'linkReference' || node.type === 'imageReference';
    if (!isReference && node.type !== 'link' && node.type !== 'image') return;
    const target = isReference ? definitions.get(node.identifier) : node;
    if (!target) return;
    const kind = node.type.startsWith('link') ? 'link' : 'image';
    const label = 'alt' in node ? (node.alt ?? '') : textOf(node);
    addresses.push({kind, url: target.url, label, ...spanOf(node), written: writtenIn(target, text)});
  });
  return addresses;
});
