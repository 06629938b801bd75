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
/** The parser compares each of a paragraph's markers with the others: this many comparisons take about a second. */
const MOST_COMPARISONS = 8_000_000;
const MARKUP = /[*_~[\]!<>{}`&:|\\]/g;

interface Place {
  start: number;
  end: number;
}

/** Where a page becomes too long: at a line, or at a box, of which each holds the next. */
function excessLine(text: string): Place[] {
  const [box] = [...text.matchAll(/^[ \t>]*:::/gm)].slice(MOST_BOXES);
  let line = 0;
  for (let count = 0; count < MOST_LINES && line >= 0; count += 1) line = text.indexOf('\n', line) + 1 || -1;
  const start = Math.min(box?.index ?? text.length, line < 0 ? text.length : line);
  return start < text.length ? [{start, end: `${text}\n`.indexOf('\n', start)}] : [];
}

function excessParagraphs(text: string): Place[] {
  const paragraphs: (Place & {markers: number})[] = [];
  for (const {0: block, index} of text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    const markers = block.match(MARKUP)?.length ?? 0;
    if (markers > 100) paragraphs.push({start: index, end: index + block.length, markers});
  }
  let cost = paragraphs.reduce((sum, {markers}) => sum + markers ** 2, 0);
  paragraphs.sort((a, b) => b.markers - a.markers);
  const excess = [];
  while (cost > MOST_COMPARISONS) {
    const [heaviest] = paragraphs.splice(0, 1);
    cost -= heaviest.markers ** 2;
    excess.push(heaviest);
  }
  return excess;
}

/** The text with everything but line ends between two offsets replaced by spaces: the rest keeps its place. */
export const blank = (text: string, {start, end}: Place): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);

/** A text that the parser gets through in seconds, and what had to be left out of it. */
export function limited(text: string): {text: string; excess: Place[]} {
  const [line] = excessLine(text);
  const short = line ? text.slice(0, line.start) : text;
  const excess = excessParagraphs(short).sort((a, b) => a.start - b.start);
  return {text: excess.reduce(blank, short), excess: line ? [...excess, line] : excess};
}

interface ParserError {
  message?: string;
  ruleId?: string;
  place?: {offset?: number; start?: {offset?: number}};
}

export interface Failure {
  offset: number;
  /** Whether a tag and its other half don't fit together. */
  tag: boolean;
}

/** Where the parser gave up. For a tag that isn't closed where it stands, only the words of the error have the place. */
export function failureOf(text: string, error: unknown): Failure {
  const {message = '', ruleId = '', place} = error as ParserError;
  const tag = ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash';
  const [, line, column] = /\((\d+):(\d+)-/.exec(message) ?? [];
  if (line) {
    const before = text.split('\n').slice(0, Number(line) - 1);
    return {offset: before.join('\n').length + Number(column), tag};
  }
  let offset = Math.min(place?.start?.offset ?? place?.offset ?? text.length, text.length - 1);
  // An error at the end of the text is about the last thing that is written there.
  while (offset > 0 && /\s/.test(text[offset])) offset -= 1;
  return {offset, tag};
}
