/** Shows each example of the handbook, a block of code marked `mdx live`, as it looks, below the words that make it. */
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Node, Parent} from 'unist';

interface Code extends Node {
  lang?: string;
  meta?: string;
  value: string;
}

const processor = unified().use(remarkParse).use(remarkMdx).freeze();

/** Puts what an example makes after the example. */
export function showExamples(parent: Parent): void {
  parent.children = parent.children.flatMap((node) => {
    const {lang, meta, value} = node as Code;
    if (node.type !== 'code' || lang !== 'mdx' || meta !== 'live') return [node];
    return [node, ...processor.parse(value).children];
  });
}
