/** Renders each example in the handbook, a block of code marked `mdx live`, below its source. */
import type {Root} from 'mdast';
import {parseMdx} from '../parseMdx';

export function showExamples(tree: Root): void {
  tree.children = tree.children.flatMap((node) =>
    node.type === 'code' && node.lang === 'mdx' && node.meta === 'live' ? [node, ...parseMdx(node.value)] : [node],
  );
}
