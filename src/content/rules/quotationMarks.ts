import type {Edit} from '../diagnostic';
import type {Part} from '../page/parts';
import {innerOf, type ScannedProp} from '../page/scanTag';
import type {PageContext, Rule} from './rule';

type Quotes = Extract<Part, {kind: 'prop-quotes'}>;

const listed = (names: string[]) => names.map((name) => `"${name}"`).join(' and ');
const inner = ({raw = ''}: ScannedProp) => innerOf(raw).replaceAll('"', '”');

/** Whether a prop of a component takes the number that is written. */
function isNumber({tag, prop}: Quotes, {components}: PageContext): boolean {
  const known = components.get(tag.name)?.props.find(({name}) => name === prop.name);
  const value = inner(prop);
  return /^\d+$/.test(value) && (known?.kind === 'number' || Boolean(known?.choices.includes(Number(value))));
}

/** The settings of one tag, told at once. */
function reportValues(parts: Quotes[], context: PageContext): void {
  const numbers = parts.filter((part) => isNumber(part, context));
  const texts = parts.filter((part) => !numbers.includes(part));
  const edit = ({end, prop}: Quotes, text: string): Edit => ({start: end - (prop.raw ?? '').length, end, text});
  const told = (some: Quotes[], message: string, write: (value: string) => string) => {
    if (some.length === 0) return;
    const edits = some.map((part) => edit(part, write(inner(part.prop))));
    const {start} = some[0];
    context.report({start, end: some[some.length - 1].end, message, edits, fixable: true});
  };
  const namesOf = (some: Quotes[]) => listed(some.map(({prop}) => prop.name));
  told(numbers, `Put braces around the number of ${namesOf(numbers)}.`, (value) => `{${value}}`);
  told(texts, `Put straight quotation marks (") around the value of ${namesOf(texts)}.`, (value) => `"${value}"`);
}

/** Values of props between curly quotation marks, between none, or between marks that are never closed. */
export const quotationMarks: Rule = {
  id: 'quotation-marks',
  help: 'quotation-marks',
  parts: ['prop-quotes'],
  part(part, context) {
    if (part.kind !== 'prop-quotes') return;
    const {start, end, prop, tag} = part;
    if (prop.form === 'unclosed') {
      const what = prop.name ? `the quotation mark or brace that begins "${prop.name}"` : 'this brace, or delete it';
      context.report({start, end, message: `Close ${what}.`});
      return;
    }
    const same = context.page.parts.filter((one): one is Quotes => one.kind === 'prop-quotes' && one.tag === tag);
    // An empty value is another rule's matter.
    const filled = same.filter((one) => one.prop.form !== 'unclosed' && inner(one.prop).trim() !== '');
    if (filled[0] === part) reportValues(filled, context);
  },
};
