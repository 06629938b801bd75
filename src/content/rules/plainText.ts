import type {Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** Each row of a table as an entry of a list. */
const asList = ({children: [, ...rows]}: Table): string =>
  rows
    .map(({children}) => children.map((cell) => textOf(cell)))
    .map(([first, ...others]) => `- ${[first, others.join(', ')].filter(Boolean).join(': ')}`)
    .join('\n');

/** Tables and code, which the pages have no look for. */
export const plainText: Rule = {
  id: 'plain-text',
  help: 'boxes-tables-and-code',
  page({page: {tree, source}, report}) {
    if (isHandbook(source.file)) return;
    visit(tree, (node) => {
      if (node.type !== 'table' && node.type !== 'code' && node.type !== 'inlineCode') return;
      const {start, end} = placeOf(node);
      const lineEnd = Math.min(end, `${source.text}\n`.indexOf('\n', start));
      const table = node.type === 'table';
      const words = table ? asList(node) : node.value.trim();
      const message = table
        ? 'Write a list or cards: pages have no tables, as a phone has no room for columns.'
        : 'Delete the ` or ~ signs: they make words code, and pages have none.';
      // Code may hold what would mean something else outside of it.
      const edits = words && !/[<{`]/.test(words) ? [{start, end, text: words}] : undefined;
      report({start, end: lineEnd, message, edits});
    });
  },
};
