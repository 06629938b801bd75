import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import type {Rule} from './rule';

/** Links without words: nobody sees them, and a screen reader reads their address out. */
export const emptyLinks: Rule = {
  id: 'empty-links',
  help: 'links',
  page({page: {tree}, report}) {
    visit(tree, ['link', 'linkReference'], (node) => {
      if (!('children' in node) || textOf(node, {includeImageAlt: true}).trim()) return;
      report({...placeOf(node), message: 'Write the words of the link between the square brackets.'});
    });
  },
};
