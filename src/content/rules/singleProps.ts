import {placeOf} from '../page/elements';
import type {Rule} from './rule';

/** Props that only one component of a page may have, such as the featured tier. */
export const singleProps: Rule = {
  id: 'single-props',
  help: 'settings',
  page({page: {settings}, report}) {
    const seen = new Set<string>();
    for (const {attribute, component, prop} of settings) {
      if (!('single' in prop.tags)) continue;
      const key = `${component.name} ${prop.name}`;
      const message = `Delete "${prop.name}" here or in the first <${component.name}> that has it: only one can.`;
      if (seen.has(key)) report({...placeOf(attribute), message});
      seen.add(key);
    }
  },
};
