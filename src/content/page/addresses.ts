/** The links and images of a page, with where each address is written. */
import type {Definition, Image, Link} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Place, placeOf} from './elements';
import type {Page} from './page';

export interface Address extends Place {
  kind: 'link' | 'image';
  url: string;
  /** The words of a link, the description of an image. */
  words: string;
  /** Where the address itself is written; undefined for one that is its own link. */
  written?: Place;
}

const DESTINATION = '\\s*(<[^<>\\n]*>|(?:[^\\s()\\\\]|\\\\.|\\((?:[^\\s()\\\\]|\\\\.)*\\))*)';
const IN_LINK = new RegExp(`^\\]\\(${DESTINATION}`);
const IN_IMAGE = new RegExp(`\\]\\(${DESTINATION}`);
const IN_DEFINITION = new RegExp(`^\\[[^\\]]*\\]:${DESTINATION}`);

function writtenIn(node: Link | Image | Definition, text: string): Place | undefined {
  const {start, end} = placeOf(node);
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const from = last ? placeOf(last).end : node.type === 'link' ? start + 1 : start;
  const pattern = {link: IN_LINK, image: IN_IMAGE, definition: IN_DEFINITION}[node.type];
  const match = pattern.exec(text.slice(from, end));
  if (!match) return undefined;
  const at = from + match.index + match[0].length - match[1].length;
  return {start: at, end: at + match[1].length};
}

const known = new WeakMap<Page, Address[]>();

/** All of them, in the order of the page. Of two definitions with one name Markdown takes the first. */
export function addressesOf(page: Page): Address[] {
  const found = known.get(page) ?? findAddresses(page);
  known.set(page, found);
  return found;
}

function findAddresses({tree, source: {text}}: Page): Address[] {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  const found: Address[] = [];
  visit(tree, (node) => {
    if (
      node.type !== 'link' &&
      node.type !== 'image' &&
      node.type !== 'linkReference' &&
      node.type !== 'imageReference'
    )
      return;
    const reference = node.type === 'linkReference' || node.type === 'imageReference';
    const target = reference ? definitions.get(node.identifier) : node;
    if (!target) return;
    const kind = node.type.startsWith('link') ? 'link' : 'image';
    const words = 'alt' in node ? (node.alt ?? '') : textOf(node);
    found.push({kind, url: target.url, words, ...placeOf(node), written: writtenIn(target, text)});
  });
  return found;
}
