/** The links and images of a page. */
import type {Definition, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Span} from '../source';
import {spanOf} from './elements';
import type {Page} from './page';

export interface LinkOrImage extends Span {
  kind: 'link' | 'image';
  url: string;
  /** The text of a link, the description of an image. */
  label: string;
}

/** The definitions of a page, such as `[shop]: /shop`, by name. Of two with the same name Markdown takes the first. */
export function definitionsOf(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

export function linksAndImagesOf({tree}: Page): LinkOrImage[] {
  const definitions = definitionsOf(tree);
  const found: LinkOrImage[] = [];
  visit(tree, (node) => {
    const isReference = node.type === 'linkReference' || node.type === 'imageReference';
    if (!isReference && node.type !== 'link' && node.type !== 'image') return;
    const target = isReference ? definitions.get(node.identifier) : node;
    if (!target) return;
    const kind = node.type.startsWith('link') ? 'link' : 'image';
    const label = 'alt' in node ? (node.alt ?? '') : textOf(node);
    found.push({kind, url: target.url, label, ...spanOf(node)});
  });
  return found;
}
