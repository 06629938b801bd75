import type {Edit} from '../diagnostic';
import {nearest} from '../nearest';
import {ELEMENTS, type Element, isNamed, placeOf} from '../page/elements';
import type {PageContext, Rule} from './rule';

const ELEMENT_PROPS = ['id', 'lang', 'title'];
/** What would run, or draw, by itself. */
export const CODE = /^(on[a-z]|style$|dangerously|ref$|key$|srcdoc$)/i;

/** The edit that takes a prop out, with the space before it. */
export function deletionOf(attribute: {position?: Element['position']}, text: string): Edit {
  const {start, end} = placeOf(attribute);
  return {start: text.slice(0, start).trimEnd().length, end, text: ''};
}

function checkNames(element: Element, names: string[], {page: {source}, report}: PageContext): void {
  const seen = new Set<string>();
  for (const attribute of element.attributes) {
    if (!isNamed(attribute) || !attribute.name) continue;
    const place = placeOf(attribute);
    const {name} = attribute;
    if (seen.has(name)) {
      report({...place, message: `Keep one of the two: "${name}" is in <${element.name}> twice.`});
    } else if (CODE.test(name) && !names.includes(name)) {
      const message = `Delete "${name}": pages can’t contain code or styles.`;
      report({
        ...place,
        message,
        help: 'pages-are-not-programs',
        edits: [deletionOf(attribute, source.text)],
        fatal: true,
      });
    } else if (!names.includes(name)) {
      const meant = nearest(name, names);
      const taken = element.attributes.some((other) => isNamed(other) && other.name === meant);
      const edits = meant && !taken ? [{start: place.start, end: place.start + name.length, text: meant}] : undefined;
      const takes = names.length > 0 ? `These are: ${names.join(', ')}.` : 'It takes no settings.';
      report({...place, message: `<${element.name}> has no setting "${name}". ${takes}`, edits});
    }
    seen.add(name);
  }
}

/** Each setting is one that the component knows, and is there once. */
export const propNames: Rule = {
  id: 'prop-names',
  help: 'settings',
  page(context) {
    const {page, components} = context;
    for (const element of page.elements) {
      const component = components.get(element.name ?? '');
      if (component)
        checkNames(
          element,
          component.props.map(({name}) => name),
          context,
        );
      else if (ELEMENTS.test(element.name ?? '')) checkNames(element, ELEMENT_PROPS, context);
    }
  },
};
