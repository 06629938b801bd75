import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

/** `:::note` begins a box, and a colon right before a word has a meaning of its own. */
export const directives: Rule = {
  id: 'directives',
  help: 'boxes-tables-and-code',
  page({page: {tree, source}, report}) {
    visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node) => {
      const box = node.type === 'containerDirective';
      if (box && isHandbook(source.file)) return;
      const {start, end} = placeOf(node as Parameters<typeof placeOf>[0]);
      const [raw, ...lines] = source.text.slice(start, end).split('\n');
      if ('name' in node && raw === `:${node.name}`) return;
      const words = lines
        .filter((line) => !/^\s*:::+\s*$/.test(line))
        .join('\n')
        .trim();
      report({
        start,
        end: start + raw.length,
        message: box
          ? 'Put the words into an <Aside>, or begin each line with > to make them a quotation: pages have no boxes.'
          : 'Write a space after the colon, or a backslash before it: a colon right before a word has a special meaning.',
        edits: box
          ? words
            ? [{start, end, text: `<Aside>\n\n${words}\n\n</Aside>`}]
            : undefined
          : [{start, end: start, text: '\\'}],
      });
    });
  },
};
