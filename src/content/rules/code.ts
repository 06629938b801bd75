/** What a computer would run. */
import {visit} from 'unist-util-visit';
import {isNamed, literalIn, literalOf, spanOf} from '../page/elements';
import {CODE_IN_BRACES, messageOfBraces} from '../page/explainParseError';
import {isComment} from '../page/notes';
import type {PageRule} from './rule';

/** Braces contain a plain value or a comment. Anything else would be run as code. */
export const code: PageRule = {
  id: 'code',
  severity: 'error',
  check({tree, source: {text}, elements}, report) {
    const refuse = (node: Parameters<typeof spanOf>[0], message: string) =>
      report({...spanOf(node), message, blocksRendering: true});
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
      const {start, end} = spanOf(node);
      const raw = text.slice(start, end);
      if (literalIn(raw) === undefined && !isComment(node)) refuse(node, messageOfBraces(raw));
    });
    for (const attribute of elements.flatMap((element) => element.attributes)) {
      if (!isNamed(attribute)) refuse(attribute, 'Write each setting as name="text": pages can’t contain code.');
      else if (literalOf(attribute) === undefined) refuse(attribute, CODE_IN_BRACES);
    }
  },
};
