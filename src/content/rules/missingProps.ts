import {nearest} from '../nearest';
import {isNamed, isUnclosed, placeOf} from '../page/elements';
import type {Rule} from './rule';

/** What a component can't do without. */
export const missingProps: Rule = {
  id: 'missing-props',
  help: 'settings',
  page({page: {elements}, components, report}) {
    for (const element of elements) {
      const component = components.get(element.name ?? '');
      // One that is not closed may have swallowed the others, and one without its name may be it.
      const unclear = element.attributes.some((one) => isUnclosed(one) || (isNamed(one) && !one.name));
      if (!component || unclear) continue;
      const names = component.props.map(({name}) => name);
      const given = element.attributes.flatMap((attribute) =>
        isNamed(attribute) ? [attribute.name, nearest(attribute.name, names)] : [],
      );
      const {start} = placeOf(element);
      for (const {name, required, description} of component.props) {
        if (!required || given.includes(name)) continue;
        const message = `<${component.name}> needs "${name}". ${description.split('\n')[0]}`;
        report({start, end: start + 1 + component.name.length, message});
      }
    }
  },
};
