/** What a computer would run, and keys that nobody may see. */
import {visit} from 'unist-util-visit';
import {messageOfBraces} from '../page/broken';
import {isNamed, literalIn, literalOf, spanOf} from '../page/elements';
import {isComment} from '../page/notes';
import type {Source} from '../source';
import {pageRule, rule} from './rule';

/** Braces contain a plain value or a comment. Anything else would be run as code. */
export const code = pageRule({
  id: 'code',
  severity: 'error',
  check({tree, source: {text}, elements}, report) {
    const refuse = (node: Parameters<typeof spanOf>[0], message: string) =>
      report({...spanOf(node), message, fatal: true});
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
      const {start, end} = spanOf(node);
      const raw = text.slice(start, end);
      if (literalIn(raw) === undefined && !isComment(node)) refuse(node, messageOfBraces(raw, false));
    });
    for (const attribute of elements.flatMap((element) => element.attributes)) {
      if (!isNamed(attribute)) refuse(attribute, 'Write each setting as name="text": pages can’t contain code.');
      else if (literalOf(attribute) === undefined) refuse(attribute, messageOfBraces('', true));
    }
  },
});

/** How GitHub's keys begin: the fine-grained ones that the editor asks for, and the older kinds, which reach more. */
const GITHUB_KEY = /\b(?:github_pat_|gh[pousr]_)\w*/g;

/** A key to GitHub in a page or record, even in one that can't be read: everybody can read these files. */
export const githubKeys = rule<Source>({
  id: 'github-keys',
  severity: 'error',
  check({text}, report) {
    for (const {0: key, index: start} of text.matchAll(GITHUB_KEY)) {
      const message = 'Delete this key and revoke it on GitHub: everybody can read this file.';
      report({start, end: start + key.length, message});
    }
  },
});
