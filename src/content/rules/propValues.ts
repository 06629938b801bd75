import type {Prop} from '../components/table';
import {listed, nearest} from '../nearest';
import {isUnclosed, literalOf, placeOf, type Setting} from '../page/elements';
import type {Literal} from '../page/literal';
import {deletionOf} from './propNames';
import type {PageContext, Rule} from './rule';

function written(name: string, value: Literal): string {
  if (typeof value === 'string') return `${name}="${value.replaceAll('"', '&quot;')}"`;
  return value === true ? name : `${name}={${value}}`;
}

/** The value that was meant, in the form that the prop takes. */
function meantValue({kind, choices}: Prop, value: Literal): Literal | undefined {
  const text = String(value).trim();
  if (kind === 'string') return typeof value === 'number' ? text : undefined;
  if (kind === 'boolean') return text === 'true' || text === 'yes' ? true : undefined;
  if (kind === 'number') return /^[\d,]+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
  const same = choices.find((choice) => String(choice) === text.toLowerCase());
  return same ?? nearest(text, choices.filter((choice) => typeof choice === 'string') as string[]);
}

function fits({kind, choices}: Prop, value: Literal): boolean {
  return kind === 'choice' ? choices.includes(value as string | number) : kind === typeof value;
}

const TAKES = {
  string: 'a text between straight quotation marks',
  number: 'a number between braces, such as {2}',
  boolean: 'no value: its name alone switches it on',
};
const takes = ({kind, choices}: Prop) =>
  kind === 'choice' ? `one of these: ${listed(choices.map(String))}` : TAKES[kind];

function checkValue({attribute, element, prop}: Setting, {page: {source}, report}: PageContext): void {
  const value = literalOf(attribute);
  if (value === undefined || isUnclosed(attribute)) return;
  const place = placeOf(attribute);
  const owner = `"${attribute.name}" of <${element.name}>`;
  const bare = attribute.value === null || attribute.value === undefined;
  if ((bare || String(value).trim() === '') && prop.kind !== 'boolean') {
    const wanted = prop.kind === 'string' ? 'its words' : takes(prop);
    const message = `${owner} is empty. Write ${wanted}${prop.required ? '' : ', or delete it'}.`;
    report({...place, message});
  } else if (!fits(prop, value)) {
    const meant = meantValue(prop, value);
    const off = prop.kind === 'boolean' && /^(no|false)$/i.test(String(value).trim());
    const edits = off
      ? [deletionOf(attribute, source.text)]
      : meant !== undefined
        ? [{...place, text: written(attribute.name, meant)}]
        : undefined;
    // The same value in another form; any other would be a guess.
    report({...place, message: `${owner} takes ${takes(prop)}.`, edits, fixable: String(meant) === String(value)});
  }
}

/** Each setting says something that the component can use. */
export const propValues: Rule = {
  id: 'prop-values',
  help: 'settings',
  page(context) {
    for (const setting of context.page.settings) checkValue(setting, context);
  },
};
