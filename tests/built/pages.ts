/** The built pages as trees, for all that can be read without a browser. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {TESTS} from '../../scripts/builds.mjs';

if (!existsSync(path.join(TESTS.public.dir, 'index.html'))) {
  throw new Error(`There is no build in ${TESTS.public.dir} to read. Run "node scripts/builds.mjs" first.`);
}

/** An element with its attributes, and the words in it; for a script or a style, its code. */
export interface Part {
  tag: string;
  attributes: Record<string, string>;
  text: string;
  parts: Part[];
}

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number];

/** What is in a node. What a template holds isn't part of the page. */
const childrenOf = (node: Node): Node[] =>
  'children' in node && !('name' in node && node.name === 'template') ? node.children : [];

function wordsIn(node: Node): string {
  if (node.type === 'text') return node.data;
  return childrenOf(node)
    .filter((child) => child.type !== 'script' && child.type !== 'style')
    .map(wordsIn)
    .join('');
}

function partsIn(node: Node): Part[] {
  const inner = childrenOf(node).flatMap(partsIn);
  if (!('attribs' in node)) return inner;
  return [{tag: node.name, attributes: node.attribs, text: wordsIn(node), parts: inner}, ...inner];
}

/** All elements of some HTML, in its order; each has those inside it once more as its own. */
export const partsOf = (html: string): Part[] => load(html).root()[0].children.flatMap(partsIn);

/** Text of a file of the public build. */
export const textOf = (file: string): string => readFileSync(path.join(TESTS.public.dir, file), 'utf8');

const known = new Map<string, Part[]>();

/** All elements of a built page, by its name: `about`, or nothing for the home page. */
export function page(name: string): Part[] {
  const parts = known.get(name) ?? partsOf(textOf(`${name || 'index'}.html`));
  known.set(name, parts);
  return parts;
}

/** The elements of one name, or of several. */
export const named = (parts: Part[], ...tags: string[]): Part[] => parts.filter(({tag}) => tags.includes(tag));

/** The main content of a page. */
export const mainOf = (name: string): Part => named(page(name), 'main')[0];

/** The footer of a page. */
export const footerOf = (name: string): Part => named(page(name), 'footer').at(-1) as Part;
