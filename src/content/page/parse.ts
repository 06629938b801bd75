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
 * @throws The parser's own error; `broken.ts` explains it.
 */
export function parse(text: string): Root {
  const tree = fromMarkdown(text, SYNTAX);
  // The parser turns an address between brackets into a link late, without a position.
  visit(tree, 'link', (node, _index, parent?: Parents) => {
    node.position ??= parent?.position;
  });
  return tree;
}
