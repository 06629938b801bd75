/** Parses a page as the build does: with the same extensions of Markdown's syntax, and no tolerance. */
import type {Parents, Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {directive} from 'micromark-extension-directive';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import {visit} from 'unist-util-visit';

/** The build's remark plugins also write Markdown, which would only make the editor's engine larger. */
const SYNTAX = {
  extensions: [mdxjs(), directive(), gfm()],
  mdastExtensions: [mdxFromMarkdown(), directiveFromMarkdown(), gfmFromMarkdown()],
};

/**
 * The page as a tree.
 * @throws The parser's own error; `failureOf` reads its position.
 */
export function parse(text: string): Root {
  const tree = fromMarkdown(text, SYNTAX);
  // The parser turns an address between brackets into a link late, without a position.
  visit(tree, 'link', (node, _index, parent?: Parents) => {
    node.position ??= parent?.position;
  });
  return tree;
}

/** How often a page may have boxes, tags and lines. No hand-written page has as many; with more, parsing takes minutes. */
const MOST: [pattern: RegExp, most: number][] = [
  [/^[ \t>]*:::/gm, 20],
  [/<[A-Za-z/]/g, 3000],
  [/\n/g, 3000],
];
/** The parser compares every marker in a paragraph with every other. This many comparisons take about a second. */
const MOST_COMPARISONS = 8_000_000;
/** Characters that can be a marker of Markdown. */
const MARKUP = /[*_~[\]!<>{}`&:|\\-]/g;

/** The offset at which a page exceeds these limits, or -1. */
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
