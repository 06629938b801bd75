import {innerOf} from '../page/scanTag';
import type {Rule} from './rule';

/** Values of props between curly quotation marks, between none, or between marks that are never closed. */
export const quotationMarks: Rule = {
  id: 'quotation-marks',
  help: 'quotation-marks',
  parts: ['prop-quotes'],
  part(part, {report}) {
    if (part.kind !== 'prop-quotes') return;
    const {start, end} = part;
    const {name, form, raw = ''} = part.prop;
    if (form === 'unclosed') {
      const what = name ? `the quotation mark or brace that begins "${name}"` : 'this brace, or delete it';
      report({start, end, message: `Close ${what}.`});
      return;
    }
    const inner = innerOf(raw).replaceAll('"', '”');
    // An empty value is another rule's matter.
    if (inner.trim() === '') return;
    report({
      start,
      end,
      message: `Put straight quotation marks (") around the value of "${name}".`,
      edits: [{start: end - raw.length, end, text: `"${inner}"`}],
      fixable: true,
    });
  },
};
