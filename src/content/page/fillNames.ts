/** Puts the organisation's name into a page's tree. As that isn't parsed again, no character in the name can become Markdown. */
import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {isElement, isNamed, literalIn, literalOf} from './elements';

const TEXTS = ['value', 'title', 'alt'] as const;

/** Fills the name into words, titles, descriptions of images and props. */
export function fillNames(tree: Nodes, fill: (text: string) => string): void {
  visit(tree, (node, index, parent?: Parents) => {
    for (const attribute of isElement(node) ? node.attributes.filter(isNamed) : []) {
      const value = literalOf(attribute);
      if (typeof value === 'string' && value.includes('%')) attribute.value = fill(value);
    }
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const value = literalIn(`{${node.value}}`);
      if (typeof value === 'string' && value.includes('%') && parent && index !== undefined)
        parent.children[index] = {type: 'text', value: fill(value)};
    } else if (node.type !== 'mdxjsEsm') {
      const texts = node as Partial<Record<(typeof TEXTS)[number], unknown>>;
      for (const key of TEXTS) if (typeof texts[key] === 'string') texts[key] = fill(texts[key]);
    }
  });
}
