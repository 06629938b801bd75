import {visit} from 'unist-util-visit';
import {placeOf} from '../page/elements';
import {isHandbook} from '../source';
import type {Rule} from './rule';

const DIGIT = /\d/;

/** Sums such as 2*3*4 and ranges such as ~20~, whose signs Markdown takes for italics or for words struck out. */
export const emphasis: Rule = {
  id: 'emphasis',
  help: 'something-else',
  whole: true,
  page({page: {tree, source}, report}) {
    if (isHandbook(source.file)) return;
    const {text} = source;
    visit(tree, ['emphasis', 'delete'], (node) => {
      const {start, end} = placeOf(node as Parameters<typeof placeOf>[0]);
      const sum = node.type === 'emphasis' && DIGIT.test(text[start - 1] ?? '') && DIGIT.test(text[start + 1] ?? '');
      const tilde = node.type === 'delete' && !text.startsWith('~~', start);
      if (!sum && !tilde) return;
      const sign = text[start];
      const message = `Put a backslash before each ${sign} to show it as a sign. Without one, the words between are ${sum ? 'in italics' : 'struck out'}.`;
      const edits = [start, end - 1].map((at) => ({start: at, end: at, text: '\\'}));
      report({start, end, message, edits});
    });
  },
};
