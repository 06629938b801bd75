/**
 * Renders each example of the handbook, a block of code marked `mdx live`, below its source. It comes before
 * the plugins for pictures and files, which then treat an example like any other part of the page.
 */
import type {Code, Heading, Paragraph, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse} from '../../content/page/parse';

const isExample = (node: RootContent): node is Code =>
  node.type === 'code' && node.lang === 'mdx' && node.meta === 'live';

/**
 * Makes a heading one for readers alone. Docusaurus gives each heading that it finds an anchor and a line in the table of
 * contents, and an example's belongs to no part of the handbook. It doesn't find a paragraph that is shown as a heading.
 */
function hideFromContents({depth, children}: Heading): Paragraph {
  return {type: 'paragraph', children, data: {hName: `h${depth}`}};
}

/** An example's source as parts of the page. */
function rendered({value}: Code): RootContent[] {
  const tree = parse(value);
  visit(tree, 'heading', (heading, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = hideFromContents(heading);
  });
  return tree.children;
}

export function renderExamples(tree: Root): void {
  tree.children = tree.children.flatMap((node) => (isExample(node) ? [node, ...rendered(node)] : [node]));
}
