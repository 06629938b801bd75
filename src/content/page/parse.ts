/** Parses a page as the build does, with the same plugins and no tolerance. */
import type {Nodes, Parents, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {offsetsOf} from './positions';

interface Piece {
  value: string;
  start: number;
}

/** The texts of each parent before what looks like an address in them is made a link: those links have no place. */
const whole = new WeakMap<Nodes, Piece[]>();

function rememberTexts(tree: Root): void {
  visit(tree, 'text', ({value, position}, _index, parent?: Parents) => {
    if (!parent || !position || !/@|https?:|www\./i.test(value)) return;
    const piece = {value, start: position.start.offset ?? 0};
    whole.set(parent, [...(whole.get(parent) ?? []), piece]);
  });
}

/** Gives places to the pieces of a text that was taken apart. */
function placePieces(parent: Parents, text: string): void {
  const texts = [...(whole.get(parent) ?? [])];
  let current = texts[0];
  let offsets = current && offsetsOf(current.value, text, current.start);
  let used = 0;
  for (const node of parent.children) {
    if (!current) return;
    const value = node.type === 'link' ? textOf(node) : 'value' in node ? node.value : undefined;
    if (value === undefined || node.position || !current.value.startsWith(value, used)) continue;
    const [start, end] = [offsets[used], offsets[used + value.length]].map((offset) => ({line: 0, column: 0, offset}));
    node.position = {start, end};
    if (node.type === 'link') for (const child of node.children) child.position = {start, end};
    used += value.length;
    if (used < current.value.length) continue;
    texts.shift();
    [current] = texts;
    offsets = current && offsetsOf(current.value, text, current.start);
    used = 0;
  }
}

function keepPlaces(this: Processor): void {
  const data = this.data() as {fromMarkdownExtensions?: unknown[]};
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), {transforms: [rememberTexts]}];
}

const processor = unified()
  .use(remarkParse)
  .use(keepPlaces)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * The page as a tree.
 * @throws The parser's own error, whose place `failureOf` knows.
 */
export function parse(text: string): Root {
  const tree = processor.parse(text);
  visit(tree, (node) => {
    if ('children' in node && whole.has(node)) placePieces(node, text);
  });
  return tree;
}

/** No page that somebody wrote has as many lines, boxes or markers: the parser would take minutes over them. */
const MOST_LINES = 3000;
const MOST_BOXES = 20;
const MOST_TAGS = 3000;
/** The parser compares each of a paragraph's markers with the others: this many comparisons take about a second. */
const MOST_COMPARISONS = 8_000_000;
const MARKUP = /[*_~[\]!<>{}`&:|\\-]/g;

/** The offset at which a page becomes too much for the parser; undefined for any that a person wrote. */
export function excessOf(text: string): number | undefined {
  const [box] = [...text.matchAll(/^[ \t>]*:::/gm)].slice(MOST_BOXES);
  const [tag] = [...text.matchAll(/<[A-Za-z/]/g)].slice(MOST_TAGS);
  const [line] = [...text.matchAll(/\n/g)].slice(MOST_LINES);
  const [first] = [box, tag, line].flatMap((match) => (match ? [match.index] : [])).sort((a, b) => a - b);
  if (first !== undefined) return first;
  let comparisons = 0;
  for (const {0: block, index} of text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    const markers = block.match(MARKUP)?.length ?? 0;
    comparisons += markers > 100 ? markers ** 2 : 0;
    if (comparisons > MOST_COMPARISONS) return index;
  }
  return undefined;
}
