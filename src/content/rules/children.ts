import type {Element} from '../page/elements';
import {isDetached, isNamed, openingOf, placeOf} from '../page/elements';
import type {Page} from '../page/page';
import type {Rule} from './rule';

/** Whether something inside had to be taken out of the page before it could be parsed. */
function hidesSomething(element: Element, {parts, elements}: Page): boolean {
  const {start, end} = placeOf(element);
  const inside = (place: {start: number; end: number}) => place.start > start && place.end < end;
  return parts.some(inside) || elements.some((other) => isDetached(other) && inside(placeOf(other)));
}

/** What stands inside a component: something where it needs it, nothing where it takes nothing. */
export const children: Rule = {
  id: 'children',
  help: 'opening-and-closing',
  whole: true,
  page({page, components, report}) {
    for (const element of page.elements) {
      const component = components.get(element.name ?? '');
      if (!component || isDetached(element)) continue;
      const {start, end} = placeOf(element);
      const place = {start, end: start + 1 + component.name.length};
      const empty = element.children.length === 0;
      // What stands in a setting that isn't known was probably meant to stand inside.
      const named = element.attributes.filter(isNamed);
      const strange = named.some(({name}) => !component.props.some((prop) => prop.name === name));
      if (component.children === 'required' && empty && !strange && !hidesSomething(element, page)) {
        const message = `<${component.name}> is empty. Write what belongs inside, or delete it.`;
        report({...place, message});
      } else if (component.children === 'none' && !empty) {
        const opening = page.source.text.slice(start, openingOf(element, page.source.text).end);
        const edits = [{start, end, text: opening.replace(/\s*>$/, ' />')}];
        const message = `Delete what is inside <${component.name}>: it takes nothing.`;
        report({...place, message, edits});
      }
    }
  },
};
