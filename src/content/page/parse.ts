/** Parses a page as the build does, with the same plugins and no tolerance. */
import type {Parents, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).freeze();

/**
 * The page as a tree.
 * @throws The parser's own error, whose place `failureOf` knows.
 */
export function parse(text: string): Root {
  const tree = processor.parse(text);
  // An address between brackets is made a link late, without a place of its own.
  visit(tree, 'link', (node, _index, parent?: Parents) => {
    node.position ??= parent?.position;
  });
  return tree;
}

/** No page that somebody wrote has as many lines, boxes or tags: the parser would take minutes over them. */
const MOST: [pattern: RegExp, most: number][] = [
  [/^[ \t>]*:::/gm, 20],
  [/<[A-Za-z/]/g, 3000],
  [/\n/g, 3000],
];
/** The parser compares each of a paragraph's markers with the others: this many comparisons take about a second. */
const MOST_COMPARISONS = 8_000_000;
const MARKUP = /[*_~[\]!<>{}`&:|\\-]/g;

/** The offset at which a page becomes too much for the parser; -1 for any that a person wrote. */
export function excessOf(text: string): number {
  for (const [pattern, most] of MOST) {
    const [match] = [...text.matchAll(pattern)].slice(most);
    if (match) return match.index;
  }
  let comparisons = 0;
  for (const {0: block, index} of text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    const markers = block.match(MARKUP)?.length ?? 0;
    comparisons += markers > 100 ? markers ** 2 : 0;
    if (comparisons > MOST_COMPARISONS) return index;
  }
  return -1;
}
