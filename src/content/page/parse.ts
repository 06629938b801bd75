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
import type {ComponentTable} from '../components/table';
import type {Finding} from '../diagnostic';
import {type Source, unreadable} from '../source';
import {explainParseError} from './explainParseError';

/** Not the build's remark plugins: those also serialize Markdown, which would only enlarge the editor. */
const SYNTAX = {
  extensions: [mdxjs(), directive(), gfm()],
  mdastExtensions: [mdxFromMarkdown(), directiveFromMarkdown(), gfmFromMarkdown()],
};

/**
 * The page as a tree.
 * @throws The parser's own error; `explainParseError.ts` explains it.
 */
export function parse(text: string): Root {
  const tree = fromMarkdown(text, SYNTAX);
  // The parser turns an address between brackets into a link late, without a position.
  visit(tree, 'link', (node, _index, parent?: Parents) => {
    node.position ??= parent?.position;
  });
  return tree;
}

/** A page's tree without its first `start` characters, or why it can't be parsed and an empty tree. */
export function readTree(source: Source, start: number, components: ComponentTable): {tree: Root; broken?: Finding} {
  const empty: Root = {type: 'root', children: []};
  // Every character stays in its place.
  const text = source.text.slice(0, start).replace(/[^\n]/g, ' ') + source.text.slice(start);
  const broken = unreadable(text);
  if (broken) return {tree: empty, broken};
  try {
    return {tree: parse(text)};
  } catch (error) {
    return {tree: empty, broken: explainParseError(error, {...source, text}, components)};
  }
}
