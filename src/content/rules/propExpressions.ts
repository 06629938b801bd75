import {listed} from '../nearest';
import {ELEMENTS, isNamed, isUnclosed, literalOf, placeOf} from '../page/elements';
import {CODE} from './propNames';
import type {Rule} from './rule';

/** Values that have to be worked out: they would be run. */
export const propExpressions: Rule = {
  id: 'prop-expressions',
  help: 'pages-are-not-programs',
  page({page: {elements, source}, components, report}) {
    for (const element of elements) {
      const name = element.name ?? '';
      if (!components.has(name) && !ELEMENTS.test(name)) continue;
      for (const attribute of element.attributes) {
        const {start, end} = placeOf(attribute);
        if (!isNamed(attribute)) {
          const message = 'Write each setting as name="text": pages can’t contain code.';
          report({start, end, message, fatal: true});
        } else if (literalOf(attribute) === undefined && !isUnclosed(attribute) && !CODE.test(attribute.name)) {
          const raw = source.text.slice(start, end);
          const words = /=\s*\{([\p{L}\d ,.'’-]+)\}$/u.exec(raw);
          const from = words && end - words[0].length + words[0].indexOf('{');
          const prop = components.get(name)?.props.find((one) => one.name === attribute.name);
          const isWords = prop?.kind === 'string' || prop?.choices.includes(words?.[1] ?? '');
          const edits = words && from && isWords ? [{start: from, end, text: `"${words[1]}"`}] : undefined;
          const form =
            prop?.kind === 'choice' ? `one of these: ${listed(prop.choices.map(String))}` : 'a text or a number';
          const message = `Write "${attribute.name}" as ${form}. Pages can’t contain code.`;
          report({start, end, message, edits, fatal: true});
        }
      }
    }
  },
};
