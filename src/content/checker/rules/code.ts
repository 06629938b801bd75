/** What a computer would run, and keys that nobody may see. */
import {visit} from 'unist-util-visit';
import {isNamed, literalIn, literalOf, spanOf} from '../page/elements';
import {explainBraces, explainCode} from '../page/explainSigns';
import {isComment} from '../page/notes';
import type {Rule, Source} from '../source';
import {pageRule} from './rule';

/** Braces contain a plain value or a comment. Anything else would be run as code. */
export const expressions = pageRule({
  id: 'expressions',
  help: 'braces',
  severity: 'error',
  check({tree, source: {text}, elements}, report) {
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
      const place = spanOf(node);
      const isPlain = literalIn(text.slice(place.start, place.end)) !== undefined;
      if (!isPlain && !isComment(node)) report({...explainBraces(text, place), fatal: true});
    });
    for (const attribute of elements.flatMap((element) => element.attributes)) {
      const {start, end} = spanOf(attribute);
      if (!isNamed(attribute)) {
        const message = 'Write each setting as name="text": pages can’t contain code.';
        report({start, end, message, help: 'pages-are-not-programs', fatal: true});
      } else if (literalOf(attribute) === undefined) {
        report({...explainCode({start, end}), fatal: true});
      }
    }
  },
});

/** How GitHub's keys begin: the fine-grained ones that the editor asks for, and the older kinds, which reach more. */
const GITHUB_KEY = /\b(?:github_pat_|gh[pousr]_)\w*/g;

/** A key to GitHub in a page or record: everybody can read these files. */
export const githubKeys: Rule<{source: Source}> = {
  id: 'keys',
  help: 'pages-are-not-programs',
  severity: 'error',
  check({source: {text}}, report) {
    for (const {0: key, index: start} of text.matchAll(GITHUB_KEY)) {
      const message = 'Delete this key and revoke it on GitHub: everybody can read this file.';
      report({start, end: start + key.length, message});
    }
  },
};
