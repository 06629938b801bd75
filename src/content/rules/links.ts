/** Where links and buttons go, and that links have a text. */
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {checkAddress} from '../checkAddress';
import {addressesOf} from '../page/addresses';
import {literalOf, spanOf, valueSpan} from '../page/elements';
import {quoted} from '../page/writeSettings';
import {siteRule} from './rule';

export const links = siteRule({
  id: 'links',
  severity: 'error',
  check({page, site}, report) {
    const {text, file} = page.source;
    const from = {file, address: page.address};
    visit(page.tree, ['link', 'linkReference'], (node) => {
      if ('children' in node && !textOf(node, {includeImageAlt: true}).trim())
        report({...spanOf(node), message: 'This link has no text: write it between “[” and “]”.'});
    });
    for (const {kind, url, start, end, written} of addressesOf(page)) {
      const problem = kind === 'link' ? checkAddress(url, from, site) : undefined;
      if (!problem) continue;
      const edits = problem.meant && written ? [{...written, text: problem.meant}] : undefined;
      report({start, end, message: problem.message, edits});
    }
    for (const {attribute, prop} of page.settings) {
      const value = literalOf(attribute);
      if (prop.format !== 'address' || typeof value !== 'string' || !value.trim()) continue;
      const problem = checkAddress(value, from, site);
      if (!problem) continue;
      const written = valueSpan(attribute, text);
      const edits = problem.meant && written ? [{...written, text: quoted(problem.meant)}] : undefined;
      report({...spanOf(attribute), message: problem.message, edits});
    }
  },
});
