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

const takesOf = (names: string[]) => (names.length > 0 ? `These are: ${names.join(', ')}.` : 'It takes no settings.');

/** The component that has all the settings of an element, if its name is near. */
function meantComponent(element: Element, components: PageContext['components']): string | undefined {
  const named = element.attributes.filter(isNamed).map(({name}) => name);
  const able = [...components.values()].filter(
    ({name, props}) => name !== element.name && named.every((one) => props.some((prop) => prop.name === one)),
  );
  return named.length > 0 && element.children.length === 0
    ? nearest(
        element.name ?? '',
        able.map(({name}) => name),
      )
    : undefined;
}

/** The name of a setting that stands there by its value alone: the only one that has it, or that is missing. */
function namelessProp(element: Element, value: string, components: PageContext['components']): string | undefined {
  const props = components.get(element.name ?? '')?.props ?? [];
  const given = element.attributes.filter(isNamed).map(({name}) => name);
  const able = props.filter(({choices}) => choices.includes(value));
  const needed = props.filter(({name, required}) => required && !given.includes(name));
  const [meant, other] = able.length > 0 ? able : needed;
  return other ? undefined : meant?.name;
}

function checkNames(element: Element, names: string[], {page: {source}, components, report}: PageContext): void {
  const seen = new Set<string>();
  for (const attribute of element.attributes) {
    if (!isNamed(attribute)) continue;
    const place = placeOf(attribute);
    const {name} = attribute;
    if (!name) {
      const meant = namelessProp(element, String(attribute.value), components);
      const from = source.text[place.start] === '=' ? place.start + 1 : place.start;
      const space = from > place.start && !/\s/.test(source.text[place.start - 1]) ? ' ' : '';
      const edits = meant ? [{start: place.start, end: from, text: `${space}${meant}=`}] : undefined;
      const message = `Write the name of this setting before it, and an equals sign. ${takesOf(names)}`;
      report({...place, message, edits});
      continue;
    }
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
      const other = meant ? undefined : meantComponent(element, components);
      const head = placeOf(element).start + 1;
      const edits =
        meant && !taken
          ? [{start: place.start, end: place.start + name.length, text: meant}]
          : other
            ? [{start: head, end: head + (element.name ?? '').length, text: other}]
            : undefined;
      const remedy = other ? `Did you mean <${other}>?` : takesOf(names);
      report({...place, message: `<${element.name}> has no setting "${name}". ${remedy}`, edits});
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
