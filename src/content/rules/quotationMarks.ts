import {innerOf} from '../page/scanTag';
import type {Rule} from './rule';

/** Values of props between curly quotation marks, between none, or between marks that are never closed. */
export const quotationMarks: Rule = {
  id: 'quotation-marks',
  help: 'quotation-marks',
  parts: ['prop-quotes'],
  part(part, {components, report}) {
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
    const prop = components.get(part.tag.name)?.props.find((one) => one.name === name);
    const number = /^\d+$/.test(inner) && (prop?.kind === 'number' || prop?.choices.includes(Number(inner)));
    if (number) {
      const edits = [{start: end - raw.length, end, text: `{${inner}}`}];
      report({start, end, message: `Put braces around the number of "${name}".`, edits, fixable: true});
      return;
    }
    report({
      start,
      end,
      message: `Put straight quotation marks (") around the value of "${name}".`,
      edits: [{start: end - raw.length, end, text: `"${inner}"`}],
      fixable: true,
    });
  },
};
